import { expect, test } from 'vitest';
import { articles } from '../specification.ts';
import { builtPages, site } from './site.ts';

const wordsAt = (path: string) => builtPages.find((page) => page.path === path)?.words ?? '';

const everywhere = builtPages.map(({ words }) => words).join('\n');

/** What the specification says that a page shows. */
const shown: [path: string, says: readonly (string | RegExp)[]][] = [
  [
    '/',
    [
      'Book An Appointment',
      'New Patient Special',
      'Personalized Care',
      'Lasting Relief',
      'Holistic Healing',
      'Find Relief',
      'Improve Your Mobility',
      'Boost Your Health',
      '2,000+',
      '92%',
      '80+',
      'five stars',
      'same-day appointments',
      'benefits looked up before services are rendered',
      /insurance/i,
      /cost/i,
      /how often/i,
      'minimally painful',
      'Monday to Thursday 9:00 am–1:00 pm and 3:00 pm–6:00 pm; Friday 9:00 am–1:00 pm',
      '13021 W 95th St, Suite A, Lenexa, KS 66215',
      'near 95th St and I-35',
    ],
  ],
  ['/services', ['Learn More', 'Book An Appointment']],
  [
    '/about',
    [
      'Specific Prone',
      'Webster',
      'Zone',
      'Activator',
      'Education',
      'co-owner',
      'Webster Technique',
      'Zone Technique',
    ],
  ],
  [
    '/new-patients',
    ['New Patient Special', 'same-day appointments', 'PIN', 'online new patient forms'],
  ],
  ['/contact', ['Request An Appointment', 'Phone calls are preferred for faster scheduling']],
  ['/services/needle-less-acupuncture', [/minimally painful/i]],
];

test.each(shown)('%s shows what the specification names', (path, says) => {
  const words = wordsAt(path);
  const missing = says.filter((text) =>
    typeof text === 'string' ? !words.includes(text) : !text.test(words),
  );
  expect(missing).toEqual([]);
});

test('claims of articles are made somewhere', () => {
  const claims = [
    /31 pairs of spinal nerves/,
    /over 364/,
    /relaxin/i,
    /6 months/,
    /10 to 15|10 and 15/,
    /weekly/i,
    /every two weeks/i,
    /monthly/i,
    /safe for all ages/,
    /no cancellation fees/,
    /complimentary consultations/,
    /flexible scheduling/,
    /weekday hours/,
  ];
  expect(claims.filter((claim) => !claim.test(everywhere))).toEqual([]);
});

test('each of the given labels closes an article', () => {
  const labels = [
    'Schedule Your Appointment Today',
    'Schedule Your Family Visit',
    'Schedule Your Visit',
    'Schedule Your Prenatal Visit',
    "Schedule Your Child's Visit",
    "Schedule Your Family's Appointment",
  ];
  const used = articles.map((id) => wordsAt(`/blog/${id}`));
  expect(labels.filter((label) => !used.some((words) => words.includes(label)))).toEqual([]);
});

test('every page has address, phone, hours and both buttons in its frame', () => {
  for (const page of builtPages) {
    expect(page.html, page.path).toContain('13021 W 95th St, Suite A');
    expect(page.html).toContain(`tel:${site.phones.scheduling}`);
    expect(page.html).toContain('9:00 am–1:00 pm and 3:00 pm–6:00 pm');
    expect(page.html).toContain('New Patient Special');
  }
});
