import { placeholder } from './src/lib/placeholder.ts';
import type { SiteConfig } from './src/schemas/site.ts';

/**
 * Facts about the clinic, for its owner to edit. A value inside placeholder(...) is a sample: replace the whole
 * call with the real value. null means not known yet. `npm run launch-check` lists what is left to do.
 * src/schemas/site.ts describes each field; an invalid value stops the build.
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
  // The way from a highway, which the contact page draws and describes: please check it. null shows none.
  way: placeholder({
    highway: 'I-35',
    street: 'W 95th St',
    side: 'west',
    to: '13021 W 95th St',
  }),

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

  // Days with other hours than usual, earliest first:
  // closed:              { from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' }
  // open for a few hours: { from: '2026-12-24', hours: [['09:00', '12:00']], reason: 'Christmas Eve' }
  otherHours: placeholder([
    { from: '2026-11-26', reason: 'Thanksgiving' },
    { from: '2026-12-25', reason: 'Christmas' },
    { from: '2027-01-01', reason: 'New Year' },
  ]),
  // A message at the top of every page, shown between two times:
  // { text: 'We close at noon on Friday.', link: null, from: '2026-11-20T08:00', until: '2026-11-20T12:00' }
  notice: null,

  people: [
    {
      id: 'doctor',
      name: placeholder('Jordan Ellis'),
      title: 'Dr.',
      credentials: 'D.C.',
      role: 'Chiropractor',
      pronouns: null,
      practitioner: true,
      owner: true,
      // Degree, school and year.
      education: placeholder(['Doctor of Chiropractic (D.C.)']),
      since: null,
      license: null,
      languages: placeholder(['English']),
      quote: null,
      about: placeholder(
        'I’ll ask what you can’t do right now, and then we test it together. I work in several ways, because a stiff young runner and a grandmother with thin bones don’t need the same hands, and I use none of them before I’ve examined you. You hear what I found in words you could repeat at supper. My favorite visit is the last one, when someone tells me they don’t need me anymore. And if you need a doctor instead of a chiropractor, I’ll say so on the first day.',
      ),
    },
    {
      id: 'co-owner',
      name: placeholder('Taylor Ellis'),
      title: null,
      credentials: null,
      role: 'Co-owner',
      pronouns: null,
      practitioner: false,
      owner: true,
      education: [],
      since: null,
      license: null,
      languages: placeholder(['English']),
      quote: null,
      about: placeholder(
        'When you call, you may well get me. I look up your benefits, find you a time between school and supper, and tell you what a visit costs before you come. Jordan and I are married, and this one office belongs to the two of us. So if something about a visit, a form or a bill could have gone better, ask for me. You’ll be talking to an owner.',
      ),
    },
  ],
  // { by: 'Name, D.C.', on: '2026-11-20' } once a doctor has read and approved what the pages say about health.
  review: null,

  // What people ask before a visit. With null or [], pages leave out the words that need it.
  visit: {
    minutes: placeholder({ first: 60, later: 20 }),
    bring: placeholder(['your insurance card', 'a list of your medicines', 'older x-ray reports']),
    consultation: placeholder(
      'A free consultation is a talk of about ten minutes. The paid visit begins with the exam.',
    ),
    prices: placeholder([
      { what: 'a first visit with exam and treatment', price: '$90' },
      { what: 'a later visit', price: '$50' },
    ]),
    special: placeholder({
      includes: 'a consultation, an exam and a first adjustment if it suits you',
      price: '$49',
      until: null,
    }),
    insurers: placeholder(['Blue Cross and Blue Shield', 'Aetna', 'Cigna']),
    medicare: placeholder(
      'Medicare pays for adjusting the spine by hand when it’s medically necessary, and not for exams or x-rays here.',
    ),
    payment: placeholder(['cards', 'checks', 'cash', 'HSA and FSA cards']),
    noShow: placeholder('If you can’t come, call us; there is no fee.'),
    parking: placeholder('Parking is free in front of the building.'),
    entrance: placeholder('The way in has no steps.'),
    afterHours: placeholder(
      'When we’re closed, leave a message, and we call back the next day we’re open. If it can’t wait, call your doctor or go to urgent care.',
    ),
    needleLess: placeholder({
      method: 'the fingertips and a blunt, spring-loaded tip',
      minutes: 15,
    }),
  },

  // Any number of profiles, or none: []. Facebook, Instagram, YouTube, TikTok, LinkedIn, X, Nextdoor, Yelp and Google have icons.
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
      // How many were counted, and when: 640, 'January to June 2026'.
      counted: null,
      period: null,
    },
    successRate: {
      value: '92%',
      basis: placeholder('Counted by our office from its own follow-up of patients.'),
      asOf: placeholder('2025-09-22'),
      counted: null,
      period: null,
    },
    reviews: {
      value: '80+',
      basis: placeholder('Reviews with five stars on our Google listing, counted by our office.'),
      asOf: placeholder('2025-09-22'),
      counted: null,
      period: null,
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

  // Where "Book An Appointment" leads: null for the contact page, or the address of your booking page.
  booking: null,
  // Address of the online new patient forms that ask for the PIN. null shows no link to them.
  newPatientForms: null,
  // Forms: 'sample', 'highlevel', 'frame' (any form, by its address) or 'link' (a card that links to your booking page).
  // Reviews: 'sample', 'frame' or 'link'. Their files in src/schemas/embeds describe the fields. Examples:
  //   forms: { provider: 'frame', appointment: { url: 'https://forms.example.com/123', height: 900 } },
  //   forms: { provider: 'link', url: 'https://booking.example.com' },
  //   reviews: { provider: 'link' },
  embeds: {
    forms: placeholder({ provider: 'sample' }),
    reviews: placeholder({ provider: 'sample' }),
  },

  // Paths of a former site that people and search engines still use, for example
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

// Keeps the import in use after the last sample is replaced.
void placeholder;
