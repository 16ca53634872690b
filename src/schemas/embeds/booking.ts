import { z } from 'zod';
import { url } from '../values.ts';
import { type Forms, type ProviderContext, provider } from './provider.ts';

/** Online booking at a company whose booking pages are on these hosts. */
function bookingAt<Name extends string>(
  name: Name,
  company: string,
  hosts: RegExp,
  example: string,
  appointmentOf: (href: string, context: ProviderContext) => Forms['appointment'] = linkTo,
) {
  const page = url.refine((value) => URL.canParse(value) && hosts.test(new URL(value).hostname), {
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
    ({ url: href }, context): Forms => {
      const link = linkTo(href, context);
      return {
        survey: link,
        newPatientSpecial: link,
        appointment: appointmentOf(href, context),
      };
    },
  );
}

const linkTo = (href: string, { words }: ProviderContext) => ({
  href,
  ...words.form,
  isBooking: true,
});

/** Companies for online booking. Only Acuity documents a plain frame; the pages of the others open by a link. */
export const bookingForms = [
  bookingAt('jane', 'Jane', /\.janeapp\.com$/, 'https://your-clinic.janeapp.com'),
  bookingAt(
    'acuity',
    'Acuity Scheduling',
    /(\.|^)acuityscheduling\.com$|\.as\.me$/,
    'https://app.acuityscheduling.com/schedule.php?owner=12345678',
    (src) => ({ src, height: 800, isBooking: true }),
  ),
  bookingAt(
    'simplepractice',
    'SimplePractice',
    /\.clientsecure\.me$/,
    'https://your-clinic.clientsecure.me',
  ),
  bookingAt(
    'square',
    'Square Appointments',
    /(\.|^)(squareup\.com|square\.site)$/,
    'https://your-clinic.square.site',
  ),
  bookingAt('cal', 'Cal.com', /^(app\.)?cal\.com$/, 'https://cal.com/your-clinic/visit'),
] as const;
