import { z } from 'zod';
import { url } from '../values.ts';
import { origins } from './origins.ts';
import { bookingLink, type Forms, provider, sameForAll } from './provider.ts';

/** The fields for online booking at a company; `pages` matches host and path of its booking pages. */
function fieldsFor<Name extends string>(
  name: Name,
  company: string,
  pages: RegExp,
  example: string,
) {
  const isPage = (value: string) => {
    const { hostname, pathname } = new URL(value);
    return pages.test(hostname + pathname);
  };
  const page = url.refine((value) => URL.canParse(value) && isPage(value), {
    error: `is not the address of a booking page at ${company}, such as ${example}`,
  });
  return z
    .strictObject({
      provider: z.literal(name),
      /** Address of the clinic's booking page. */
      url: page,
    })
    .describe(`online booking with ${company}`);
}

const linkTo = <Name extends string>(...company: Parameters<typeof fieldsFor<Name>>) =>
  provider(
    fieldsFor(...company),
    ({ url: href }, context): Forms => sameForAll(bookingLink(href, context)),
  );

const acuity = fieldsFor(
  'acuity',
  'Acuity Scheduling',
  /^([\w.-]+\.)?acuityscheduling\.com\/.|^[\w.-]+\.as\.me\//,
  'https://app.acuityscheduling.com/schedule.php?owner=12345678',
);

/** Companies for online booking. Only Acuity documents a plain frame; the pages of the others open by a link. */
export const bookingForms = [
  linkTo('jane', 'Jane', /^[\w.-]+\.janeapp\.com\//, 'https://your-clinic.janeapp.com'),
  provider(
    acuity.extend({ origins }).describe(acuity.description ?? ''),
    ({ url: src, origins }, context): Forms => ({
      ...sameForAll(bookingLink(src, context)),
      appointment: { src, height: 800, isBooking: true },
      origins,
    }),
  ),
  linkTo(
    'simplepractice',
    'SimplePractice',
    /^[\w.-]+\.clientsecure\.me\//,
    'https://your-clinic.clientsecure.me',
  ),
  linkTo(
    'square',
    'Square Appointments',
    /^([\w.-]+\.)?squareup\.com\/.|^[\w.-]+\.square\.site\//,
    'https://your-clinic.square.site',
  ),
  linkTo('cal', 'Cal.com', /^(app\.)?cal\.com\/./, 'https://cal.com/your-clinic/visit'),
] as const;
