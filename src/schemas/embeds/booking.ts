import { z } from 'zod';
import { url } from '../values.ts';
import { bookingLink, type Forms, type ProviderContext, provider, sameForAll } from './provider.ts';

/** Online booking at a company; `pages` matches host and path of its booking pages. */
function bookingAt<Name extends string>(
  name: Name,
  company: string,
  pages: RegExp,
  example: string,
  appointmentOf: (href: string, context: ProviderContext) => Forms['appointment'] = bookingLink,
) {
  const isPage = (value: string) => {
    const { hostname, pathname } = new URL(value);
    return pages.test(hostname + pathname);
  };
  const page = url.refine((value) => URL.canParse(value) && isPage(value), {
    error: `is not the address of a booking page at ${company}, such as ${example}`,
  });
  return provider(
    z
      .strictObject({
        provider: z.literal(name),
        /** Address of the clinic's booking page. */
        url: page,
      })
      .describe(`online booking with ${company}`),
    ({ url: href }, context): Forms => ({
      ...sameForAll(bookingLink(href, context)),
      appointment: appointmentOf(href, context),
    }),
  );
}

/** Companies for online booking. Only Acuity documents a plain frame; the pages of the others open by a link. */
export const bookingForms = [
  bookingAt('jane', 'Jane', /^[\w.-]+\.janeapp\.com\//, 'https://your-clinic.janeapp.com'),
  bookingAt(
    'acuity',
    'Acuity Scheduling',
    /^([\w.-]+\.)?acuityscheduling\.com\/.|^[\w.-]+\.as\.me\//,
    'https://app.acuityscheduling.com/schedule.php?owner=12345678',
    (src) => ({ src, height: 800, isBooking: true }),
  ),
  bookingAt(
    'simplepractice',
    'SimplePractice',
    /^[\w.-]+\.clientsecure\.me\//,
    'https://your-clinic.clientsecure.me',
  ),
  bookingAt(
    'square',
    'Square Appointments',
    /^([\w.-]+\.)?squareup\.com\/.|^[\w.-]+\.square\.site\//,
    'https://your-clinic.square.site',
  ),
  bookingAt('cal', 'Cal.com', /^(app\.)?cal\.com\/./, 'https://cal.com/your-clinic/visit'),
] as const;
