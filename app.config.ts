import type { SiteConfig } from './src/content/schemas/site.ts';
import { placeholder } from './src/lib/placeholder.ts';

/**
 * Everything the owner of the clinic changes. A value inside placeholder(...) is a sample: replace
 * the whole call with the real value; null is a value that is not known yet. `npm run launch-check` lists what is left.
 * The meaning of each field stands in src/content/schemas/site.ts; a wrong value stops the build.
 */
export default {
  origin: placeholder('https://www.lenexafamilychiropractic.example'),
  basePath: '/',
  clinicName: placeholder('Lenexa Family Chiropractic'),
  shortName: placeholder('Lenexa Chiropractic'),

  phones: {
    scheduling: placeholder('+19135550142'),
    insurance: placeholder('+19135550178'),
  },

  address: {
    street: '13021 W 95th St',
    suite: 'Suite A',
    city: 'Lenexa',
    region: 'KS',
    postalCode: '66215',
    near: 'near 95th St and I-35',
    geo: placeholder({ latitude: 38.9565, longitude: -94.7388 }),
  },
  // The way from I-35 as the contact page draws it: please check it. null draws none.
  way: placeholder({ to: '13021 W 95th St', side: 'west' }),

  timeZone: 'America/Chicago',
  hours: {
    monday: [
      ['09:00', '13:00'],
      ['15:00', '18:00'],
    ],
    tuesday: [
      ['09:00', '13:00'],
      ['15:00', '18:00'],
    ],
    wednesday: [
      ['09:00', '13:00'],
      ['15:00', '18:00'],
    ],
    thursday: [
      ['09:00', '13:00'],
      ['15:00', '18:00'],
    ],
    friday: [['09:00', '13:00']],
    saturday: [],
    sunday: [],
  },

  doctor: {
    name: placeholder('Jordan Ellis'),
    role: 'Chiropractor, D.C.',
    // null: not known yet, so the About page names the degree alone.
    education: null,
  },
  review: { by: placeholder('Jordan Ellis, D.C.'), on: null },
  // What the New Patient Special includes and costs. null: not known yet, so the page says to ask.
  newPatientSpecial: null,
  spouse: { name: placeholder('Taylor Ellis'), role: 'Co-owner' },

  // Any number of profiles, also none: []. Facebook, Instagram, YouTube, TikTok, LinkedIn, X, Nextdoor, Yelp and Google have icons.
  social: [
    {
      name: 'Facebook',
      url: placeholder('https://www.facebook.com/lenexafamilychiropractic.example'),
    },
    {
      name: 'Instagram',
      url: placeholder('https://www.instagram.com/lenexafamilychiropractic.example'),
    },
  ],
  reviewsUrl: placeholder(
    'https://www.google.com/maps/search/?api=1&query=13021+W+95th+St+Suite+A+Lenexa+KS+66215',
  ),

  claims: {
    conditionsTreated: {
      value: '2,000+',
      basis: placeholder('Counted by our office from its own records.'),
      asOf: placeholder('2025-09-22'),
    },
    successRate: {
      value: '92%',
      basis: placeholder('Counted by our office from its own follow-up of patients.'),
      asOf: placeholder('2025-09-22'),
    },
    reviews: {
      value: '80+',
      basis: placeholder('Reviews with five stars on our Google listing, counted by our office.'),
      asOf: placeholder('2025-09-22'),
    },
    sameDay: {
      value: 'same-day appointments',
      basis: placeholder('Our office policy: some places are kept open each day.'),
      asOf: placeholder('2025-09-22'),
    },
    noCancellationFees: {
      value: 'no cancellation fees',
      basis: placeholder('Our office policy.'),
      asOf: placeholder('2025-09-22'),
    },
    complimentaryConsultations: {
      value: 'complimentary consultations',
      basis: placeholder('Our office policy.'),
      asOf: placeholder('2025-09-22'),
    },
    flexibleScheduling: {
      value: 'flexible scheduling',
      basis: placeholder('Our office policy.'),
      asOf: placeholder('2025-09-22'),
    },
    weekdayHours: {
      value: 'weekday hours',
      basis: 'The office hours above.',
      asOf: placeholder('2025-09-22'),
    },
    benefitsLookup: {
      value: 'benefits looked up before services are rendered',
      basis: placeholder('Our office policy.'),
      asOf: placeholder('2025-09-22'),
    },
    allAges: {
      value: 'safe for all ages',
      basis: placeholder('Our own statement: techniques are adapted to age and health.'),
      asOf: placeholder('2025-09-22'),
    },
  },

  anatomy: {
    spinalNervePairs: '31',
    spinalJoints: 'over 364',
    relaxinMonths: '6',
    scoliosisAges: '10 to 15',
  },

  // Where "Book An Appointment" leads: null is the contact page, 'https://…' your booking page.
  booking: null,
  // The online new patient forms, for which the PIN is: 'https://…'. null shows no link to them.
  newPatientForms: null,
  // Forms: 'sample', 'highlevel', 'frame' (any form, by its address) or 'link' (a card that leads to your booking page).
  // Reviews: 'sample', 'frame' or 'link'. The file of each in src/content/schemas/embeds says its fields. Examples:
  //   forms: { provider: 'frame', appointment: { url: 'https://forms.example.com/123', height: 900 } },
  //   forms: { provider: 'link', url: 'https://booking.example.com' },
  //   reviews: { provider: 'link' },
  embeds: {
    forms: placeholder({ provider: 'sample' }),
    reviews: placeholder({ provider: 'sample' }),
  },

  // Old addresses that people and search engines still know, for example
  //   { from: '/about-us.html', to: '/about' }, { from: '/book', to: 'https://booking.example.com' }
  redirects: [],

  security: {
    contact: placeholder('mailto:website@lenexafamilychiropractic.example'),
    expires: placeholder('2027-06-30'),
  },

  badge: {
    label: placeholder('Caring for Lenexa families'),
    detail: placeholder('Replace with your certification'),
  },
} satisfies SiteConfig;
