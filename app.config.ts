import { placeholder } from './src/lib/placeholder.ts';
import type { SiteConfig } from './src/schemas/site.ts';

/**
 * Facts about the clinic, for its owner to edit. Where it says placeholder(...), replace the whole call with
 * the real value. null means none, or not known yet. `npm run launch-check` lists what is left to do.
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
  // Where people may write to you; null if they can't.
  textNumber: placeholder('+19135550142'),
  email: placeholder('office@lenexafamilychiropractic.example'),
  // Within how many office hours you answer requests from the forms; null promises nothing.
  replyHours: placeholder(4),
  // What happens with what people type into the forms, and your notice of privacy practices: its address,
  // a list of its paragraphs, or null. With privacy: null, pages say nothing about it.
  privacy: placeholder({
    forms:
      'What you type goes to our front desk through the company that provides our forms. We use it to set up your visit, and we don’t sell it or use it for ads. A few words about what hurts are enough, and the rest of your health history can wait until we talk. If you’d like us to delete what you sent, call us.',
    notice: null,
  }),

  address: {
    street: '13021 W 95th St',
    suite: 'Suite A',
    city: 'Lenexa',
    state: 'KS',
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
      education: placeholder([
        { degree: 'Doctor of Chiropractic (D.C.)', school: 'Name of the school', year: null },
      ]),
      // { name: 'Webster Technique', by: 'the association that issued it', year: 2019 }
      certificates: [],
      since: null,
      here: null,
      license: placeholder({ number: 'Kansas 00-00000', lookup: 'https://www.ksbha.org/' }),
      languages: placeholder(['English']),
      techniques: ['specific-prone', 'webster', 'zone', 'activator'],
      mayAsk: placeholder([
        'a parent or friend in the room',
        'a second member of our staff in the room',
        'a pause, at any time',
      ]),
      film: null,
      quote: placeholder('First I want to hear what you can’t do right now.'),
      about: placeholder(
        'It might be lifting your baby or finishing a run. Show me the movement, and we’ll test it together. I use several techniques, because a high school runner and a grandmother with thin bones need different care. I examine you before I use any of them, and I’ll explain what I found in words you could repeat at dinner. My favorite part of the job is hearing that you’re back to the thing you came in for. If you need a medical doctor, I’ll tell you on the first day and help you find one.',
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
      certificates: [],
      since: null,
      here: null,
      license: null,
      languages: placeholder(['English']),
      techniques: [],
      mayAsk: [],
      film: null,
      quote: null,
      about: placeholder(
        'When you call, there’s a good chance you’ll get me. I look up your insurance benefits, find a time that fits your day, and tell you what a visit costs before you come in. Jordan and I are married, and the two of us own this clinic. So if something about a visit, a form or a bill could have gone better, ask for me. You’ll be talking to an owner.',
      ),
    },
  ],
  // { by: 'Name, D.C.', on: '2026-11-20' } once a doctor has read and approved what the pages say about health.
  review: null,

  // What people ask before a visit. With null or [], pages leave out the words that need it.
  visit: {
    minutes: placeholder({ first: 60, later: 20 }),
    bring: placeholder([
      'your insurance card',
      'a list of your medicines',
      'any x-ray or scan reports you have',
    ]),
    consultation: placeholder(
      'The free consultation is a ten-minute talk about what hurts and whether we can help. You pay only if you go on to the exam.',
    ),
    // In dollars, without insurance. others: { what: 'Digital x-rays, two views', price: 60 }
    prices: placeholder({ first: 90, later: 50, others: [] }),
    special: placeholder({
      includes: 'a consultation, an exam and your first treatment',
      price: 49,
      who: 'The special is for anyone who is new here and isn’t using insurance, and each member of your family can use it. If you have Medicare or another plan, call us, and we’ll tell you which price applies.',
      until: null,
    }),
    insurers: placeholder(['Blue Cross and Blue Shield', 'Aetna', 'Cigna']),
    // Those of them whose network you belong to.
    networks: placeholder(['Blue Cross and Blue Shield', 'Aetna']),
    medicare: placeholder(
      'Medicare helps pay for adjusting the spine by hand when that’s medically necessary. It doesn’t pay for exams, x-rays or other treatment at a chiropractor’s office. Call us first, and we’ll tell you what you’d pay.',
    ),
    payment: placeholder(['credit and debit cards', 'checks', 'cash', 'HSA and FSA cards']),
    noShow: placeholder(
      'If you can’t make it, just give us a call, or leave a message when we’re closed. There’s no cancellation fee.',
    ),
    parking: placeholder('You can park for free right in front of the building.'),
    entrance: placeholder('There are no steps at the entrance.'),
    waiting: placeholder(
      'We schedule visits so that you won’t wait more than ten minutes. If we’re running late, we’ll tell you when you arrive.',
    ),
    company: placeholder(
      'You’re welcome to bring your children, and a friend or relative can come into the room with you.',
    ),
    report: placeholder(
      'If you like, we’ll send your doctor a short report on what we found and what we’re doing about it.',
    ),
    formsHere: placeholder(
      'You can also fill them out at our office. Just come ten minutes early.',
    ),
    prepaid: placeholder('We don’t sell packages, and you don’t sign a contract. You pay for each visit when you come.'),
    afterHours: placeholder(
      'If we’re closed, leave a message and we’ll call you back the next day we’re open. If it can’t wait, call your doctor or go to urgent care, and in an emergency, call 911.',
    ),
    needleLess: placeholder({
      method: 'our fingertips and a blunt, spring-loaded tip',
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
      basis: placeholder('This comes from our office’s own records.'),
      asOf: placeholder('2025-09-22'),
      // How many were counted, and when: 640, 'January to June 2026'.
      counted: null,
      period: null,
    },
    successRate: {
      value: '92%',
      basis: placeholder(
        'This comes from our office’s own follow-up with patients. It isn’t from a study, and we can’t promise you the same.',
      ),
      asOf: placeholder('2025-09-22'),
      counted: null,
      period: null,
    },
    reviews: {
      value: '80+',
      basis: placeholder('This is our count of the five-star reviews on our Google listing.'),
      asOf: placeholder('2025-09-22'),
      counted: null,
      period: null,
    },
    sameDay: {
      value: 'same-day appointments',
      basis: placeholder('Our office policy: we hold some times open each day.'),
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
  // Forms: 'sample', 'highlevel', 'frame' (any form, by its address), 'link' (a card that links to your booking page), or
  // online booking with 'jane', 'acuity', 'simplepractice', 'square' or 'cal' by the address of your page there.
  // Reviews: 'sample', 'frame' or 'link'. Their files in src/schemas/embeds describe the fields. Examples:
  //   forms: { provider: 'frame', appointment: { url: 'https://forms.example.com/123', height: 900 } },
  //   forms: { provider: 'link', url: 'https://booking.example.com' },
  //   forms: { provider: 'jane', url: 'https://your-clinic.janeapp.com' },
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

// Keeps the import in use after the last placeholder is replaced.
void placeholder;
