import { expect, test } from 'vitest';
import { edit, problems, site, siteWith } from './fixture.ts';

test.each([
  [
    'office',
    'sunday: []',
    'sunday: closed',
    'hours.sunday: write the times as [{ opens: "09:00", closes: "13:00" }], or [] when closed',
  ],
  ['office', 'opens: 08:30', 'opens: 6pm', 'hours.tuesday.1.opens: is not a time; write it as'],
  ['office', 'suite', 'siute', 'address.siute: there is no such field; did you mean "suite"?'],
  [
    'visit',
    'Park',
    'Call {phones.scheduling} and park',
    'parking: {phones.scheduling} does not work',
  ],
  ['prices', 'networks: []', 'networks: [Aetna]', 'networks.1: "Aetna" is not among insurers;'],
  ['today', /otherHours:[\s\S]*/, '', 'otherHours: is missing'],
])(
  'a wrong fact is reported with its file and line: %s.yaml: %s -> %s',
  async (file, from, to, says) => {
    edit(`clinic/${file}.yaml`, from, to);
    const place = new RegExp(`clinic/${file}\\.yaml:\\d+: `);
    const found = (await problems()).filter((problem) => place.test(problem));
    expect(found).toContainEqual(expect.stringContaining(says));
  },
);

test.each(['address.near', 'address.suite', 'badge', 'way', 'claims.successRate'])(
  'a clinic may do without %s',
  async (path) => {
    expect(await problems({ site: siteWith(path, null) })).toEqual([]);
  },
);

const moved = (from: string, to = '/about') => [{ from, to }];

const way = { highway: 'I-35', street: 'Side St', side: 'west', to: '1 Side St' };

const lunch = [
  { opens: '09:00', closes: '13:00' },
  { opens: '12:00', closes: '18:00' },
];

test.each([
  ['phones.scheduling', '555-0142', ': is not a US phone number; write it as +19135550142'],
  [
    'hours.monday',
    [{ opens: '13:00', closes: '09:00' }],
    '.1: closes (09:00) before it opens (13:00)',
  ],
  ['hours.monday', lunch, '.2: overlaps the span before it (09:00 to 13:00); list spans in order'],
  [
    'otherHours',
    [
      { from: '2098-11-27', reason: 'Thanksgiving' },
      { from: '2098-11-25', reason: 'Snow' },
    ],
    '.2: "Snow" (2098-11-25) is before "Thanksgiving" (2098-11-27), which stands above it; put the',
  ],
  [
    'otherHours',
    [
      { from: '2098-07-01', to: '2098-07-05', reason: 'Summer' },
      { from: '2098-07-04', reason: 'Fourth of July' },
    ],
    '.2: "Fourth of July" (2098-07-04) overlaps with "Summer" (2098-07-01 to 2098-07-05), which',
  ],
  [
    'origin',
    'https://www.example.com/site',
    ": has a path; write https://www.example.com here, and the path as basePath: '/site/'",
  ],
  ['address.geo.longitude', 94.7388, ': needs a minus before it'],
  ['redirects', moved('/blog.html/'), '.1.from: /blog.html/ is a page of this site; redirect'],
  [
    'redirects',
    moved('/us', '/abuot'),
    '.1.to: /abuot is not a page of this site; did you mean "/a',
  ],
  ['redirects', moved('/us', 'http://us.example'), '.1.to: is neither a page, such as /about, nor'],
  [
    'redirects',
    moved('/us', `${site.origin}/us`),
    '.1.to: https://clinic.example.org/us is on this',
  ],
  [
    'claims.complimentaryConsultations.value',
    'free consultations',
    ': promises what "consultation: null" in prices.yaml takes away',
  ],
  ['notice.link.to', '/contakt', ': /contakt is not a page of this site; did you mean "/contact"?'],
  [
    'people.0.techniques',
    ['tep'],
    '.1: "tep" is not in src/content/techniques.yaml; did you mean "tap"',
  ],
  ['people.1.photo', 'people/kim', ': there is no picture people/kim; save it as src/content/'],
  ['people.0.since', 2091, ': is in the future'],
  [
    'privacy.notice',
    '/privacy.pdf',
    ': /privacy.pdf is no file in the folder "public"; put it there',
  ],
  [
    'embeds.forms',
    { provider: 'jane', url: 'https://jane.example.com' },
    '.url: is not the address of a booking page at Jane, such as https://your-clinic.janeapp.com',
  ],
  ['security.contact', 'website@example.org', ': is not an address; write it as mailto:name@'],
  ['embeds.forms.provider', 'jotform', ": must be 'sample' (the built-in stand-ins"],
  [
    'verification',
    { 'google-site-verification': '<meta name="google-site-verification" content="a" />' },
    '.google-site-verification: is more than a part of the tag; write only what stands between',
  ],
  [
    'statistics',
    {
      script: 'https://www.googletagmanager.com/gtag/js?id=G-1',
      attributes: {},
      sendsTo: [site.origin],
    },
    '.script: is a service that sets cookies or builds profiles for ads',
  ],
  [
    'claims.sameDay',
    null,
    ': cannot be null, because sentences quote it; write what is true at your clinic as its value',
  ],
  [
    'claims.successRate.value',
    null,
    ': is null; if you never counted it, write successRate: null in place of the whole block',
  ],
  ['badge.label', 'The best in town', ': "best in town" guarantees or praises'],
  ['way', way, '.to: is 1 Side St, but address.street is 1 Main St;'],
])('a wrong value is the only problem reported: %s = %j', async (path, value, says) => {
  const field = path.replace(/\.(\d)/g, (_, index) => `.${Number(index) + 1}`);
  const found = (await problems({ site: siteWith(path, value) })).map((problem) =>
    problem.replace(/:\d+:/, ':'),
  );
  expect(found).toEqual([expect.stringContaining(`: ${field}${says}`)]);
  expect(found).toEqual([expect.stringMatching(/(clinic\/\w+\.yaml|app\.config\.ts): /)]);
});

test('names claim nothing: of people, of insurers, or of the clinic', async () => {
  const name = 'Best Chiropractic Care';
  edit('blog/first.mdx', /$/, '\nAsk Dan Best.\n');
  const visit = { ...site.visit, insurers: ['Guarantee Trust Life'] };
  const [doctor, ...others] = site.people;
  const people = [{ ...doctor, name: 'Dan Best', about: 'Dan Best sees all ages.' }, ...others];
  const given = { ...site, visit, clinicName: name, shortName: name, people };
  expect(await problems({ site: given })).toEqual([]);
});
