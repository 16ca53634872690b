import type { Config } from './src/schemas/site.ts';

/**
 * What somebody technical sets. The facts about the clinic are in src/content/clinic. `npm run launch-check` lists
 * what is left to do; src/schemas/site.ts describes each field; an invalid value stops the build.
 */
export default {
  origin: 'https://www.lenexafamilychiropractic.example',
  basePath: '/',
  timeZone: 'America/Chicago',

  // Where "Book An Appointment" leads: null for the contact page, or the address of your booking page.
  booking: null,
  // Address of the online new patient forms that ask for the PIN. null shows no link to them.
  newPatientForms: null,
  // Forms: 'sample', 'highlevel', 'frame' (any form, by its address), 'link' (a card that links to your booking page), or
  // online booking with 'jane', 'acuity', 'simplepractice', 'square' or 'cal' by the address of your page there.
  // Reviews: 'sample', 'frame' or 'link'. Their files in src/schemas/embeds describe the fields. Examples:
  //   forms: { provider: 'frame', appointment: { url: 'https://forms.example.com/123', height: 900 } },
  //   forms: { provider: 'link', url: 'https://booking.example.com' },
  //   forms: { provider: 'jane', url: 'https://your-clinic.janeapp.com' },
  //   reviews: { provider: 'link' },
  embeds: {
    forms: { provider: 'sample' },
    reviews: { provider: 'sample' },
  },

  // Statistics without cookies: the address of the service's script, the attributes of its tag, and where it sends to, such as
  //   { script: 'https://plausible.io/js/script.js', attributes: { 'data-domain': 'your-clinic.com' }, sendsTo: ['https://plausible.io'] }
  statistics: null,
  // Tags by which search engines know you: { 'google-site-verification': '…' }
  verification: {},

  // Paths of a former site that people and search engines still use, for example
  //   { from: '/about-us.html', to: '/about' }, { from: '/book', to: 'https://booking.example.com' }
  redirects: [],

  // The editor at /admin, where the front desk changes the site in a browser. null builds none. With your repository at GitHub:
  //   { repository: 'your-account/website', branch: 'main' }
  editor: null,

  security: {
    contact: 'mailto:website@lenexafamilychiropractic.example',
    expires: '2027-06-30',
  },
} satisfies Config;
