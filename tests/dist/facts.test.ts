// Reads and writes facts by its own means, so that a fault in src/lib does not hide itself.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { attribute, type Element, elements } from '../../src/lib/parsedHtml.ts';
import { directories } from '../../tooling/directories.ts';
import {
  builtPages,
  graphOf,
  linksIn,
  missingIn,
  notFoundPage,
  plain,
  read,
  site,
  wordsOf,
} from './site.ts';

const inContent = (file: string) => readFileSync(join(directories.content, file), 'utf8');
const contentFiles = globSync('**/*.{yaml,mdx}', { cwd: directories.content });
/** All that the owner has written. */
const written = [...contentFiles.map(inContent), readFileSync(directories.config, 'utf8')].join();

const clinic = (file: string) => parse(inContent(`clinic/${file}.yaml`));
const { phones, textNumber, fax, email, address, hours } = clinic('office');
const { people } = clinic('people');
const { prices, special } = clinic('prices');
const { otherHours } = clinic('today');
const visits = clinic('policy').visits.value;
const { phoneFor } = parse(inContent('strings/labels.yaml'));

type Span = { opens: string; closes: string };
type OtherHours = { from: string; to?: string; hours?: Span[]; reason: string };

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The amount of each row of the list of prices, by what strings/prices.yaml says. */
const amounts: Readonly<Record<string, number | undefined>> = {
  '{visit.prices.first}': prices?.first,
  '{visit.prices.later}': prices?.later,
  '{visit.plan}': prices && prices.first + (visits - 1) * prices.later,
  '{visit.special.price}': special?.price,
  '{visit.plan.special}': special && prices && special.price + (visits - 1) * prices.later,
};
const otherAmounts: number[] = prices?.others.map(({ price }: { price: number }) => price) ?? [];

/** What the list of prices shows, from top to bottom. */
const priceRows: number[] = [
  ...parse(inContent('strings/prices.yaml')).rows.map(
    ({ price }: { price: string }) => amounts[price],
  ),
  ...otherAmounts,
].filter((amount) => amount !== undefined && amount !== null);

const phoneText = (phone: string) =>
  `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
const street = [address.street, address.suite].filter(Boolean).join(', ');
const place = `${address.city}, ${address.state} ${address.postalCode}`;
const ways = [textNumber && `sms:${textNumber}`, email && `mailto:${email}`].filter(Boolean);

/** The text of a file with plain characters, in which facts look alike in words, attributes and addresses. */
const readable = (text: string) =>
  plain(
    text
      .replace(/<wbr>|<!-- -->|\u2060/g, '')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('%2C', ',')
      .replace(/(?<=[\w,])\+(?=\w)/g, ' '),
  );

/** "13:00" from "1 pm" or "1:00 p.m.". */
function clock(time: string) {
  const [hour = 0, minute = 0] = time.match(/\d+/g)?.map(Number) ?? [];
  const hours = (hour % 12) + (/p/i.test(time) ? 12 : 0);
  return [hours, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

const day =
  /\b(?:(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*, )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}\b(?:, \d{4})?)/g;
/** "Fri Dec 25 2026" from "Friday, December 25, 2026". */
const shortDay = (date: string) =>
  date.replace(/[a-z]+/gi, (word) => word.slice(0, 3)).replaceAll(',', '');

/** How each kind of fact looks, and one form for all its looks. */
const kinds: [RegExp, (fact: string) => string][] = [
  [
    /(?:tel|sms):\+?\d+|\+1\d{10}|\(\d{3}\) ?\d{3}-\d{4}|(?<![\d/.-])(?:1-)?\d{3}-\d{3}-\d{4}(?![\d-])|\b(?:988|911)\b/g,
    (phone) => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, ''),
  ],
  [/\$\d[\d,]*(?:\.\d+)?/g, (amount) => `$${Number(amount.replace(/[$,]/g, ''))}`],
  [/\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/gi, clock],
  [/(?<![\d:])\d\d:\d\d(?![\d:])/g, (time) => time],
  [/\b(?:19|20)\d\d-[01]\d-[0-3]\d\b/g, (date) => date],
  [day, shortDay],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (mail) => mail],
  [/\b[A-Z]{2} \d{5}\b/g, (code) => code],
  [new RegExp(`\\b\\d+ ${address.street.replace(/^\d+ /, '')}`, 'g'), (line) => line],
  ...[...new Set(people.map(({ title }: { title: string | null }) => title))].flatMap(
    (title): [RegExp, (fact: string) => string][] =>
      title ? [[new RegExp(`\\b${title}( [A-Z][\\w'’-]+)+`, 'g'), (name) => name]] : [],
  ),
];

const factsIn = (text: string) =>
  kinds.flatMap(([looks, form]) => [...text.matchAll(looks)].map(([found]) => form(found)));

const isoDays = written.match(/\b\d{4}-\d\d-\d\d\b/g) ?? [];
const known = new Set(
  factsIn(
    [
      readable(written),
      ...[...Object.values(amounts), ...otherAmounts].map((amount) => `$${amount}`),
      `${address.street}, ${place}`,
      ...people.map(({ title, name }: { title: string; name: string }) => `${title} ${name}`),
      // The hours of a day on which the office is closed, for search engines.
      '00:00',
      ...isoDays.flatMap((date) => {
        const long = new Date(date).toUTCString().replace(/(\d+) (\w+) (\d+).*/, '$2 $1, $3');
        const full = long.replace(/ 0/, ' ');
        return [full, full.replace(/, \d+$/, ''), full.slice(5), full.slice(5, -6)];
      }),
    ].join('\n'),
  ),
);

const files = globSync('**/*.{html,xml,txt,vcf,webmanifest,js}', {
  cwd: directories.output,
  exclude: ['admin*/**', 'admin.html', 'third-party-licenses.txt'],
});

test.each(files)(
  '%s says no number, price, time, day or name that the owner has not given',
  (file) => {
    const text = readable(read(file));
    // In code, "$1" is no price and "32:31" no time, and the pattern of hotlines has a 988.
    const facts = factsIn(text).filter(
      (fact) => !(file.endsWith('.js') && /^(\$|988$)|:/.test(fact)),
    );
    expect([...new Set(facts)].filter((fact) => !known.has(fact))).toEqual([]);
  },
);

const timePattern = String.raw`\d{1,2}(?::\d\d)? [ap]m`;
const span = `${timePattern} to ${timePattern}`;
const anyDay = weekdays.join('|');
const statement = new RegExp(
  `(${anyDay})(?: (to|and) (${anyDay}))?:? ?(closed|${span}(?: and ${span})*)`,
  'g',
);

/** The hours that a text says, by day. What the owner has typed in words is left to them. */
function hoursIn(text: string) {
  const said: Record<string, Span[]> = {};
  for (const [all, first = '', , last = first, times = ''] of text.matchAll(statement)) {
    if (written.includes(all)) continue;
    const points = (times.match(new RegExp(timePattern, 'g')) ?? []).map(clock);
    const spans = points.flatMap((opens, index) =>
      index % 2 === 0 ? { opens, closes: points[index + 1] ?? '' } : [],
    );
    for (const name of weekdays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1))
      said[name] = spans;
  }
  return said;
}

const week = Object.fromEntries(weekdays.map((name) => [name, hours[name.toLowerCase()]]));

const today = new Date().toLocaleDateString('sv', { timeZone: site.timeZone });
const coming: OtherHours[] = otherHours.filter(({ from, to = from }: OtherHours) => to >= today);

describe.each([...builtPages, notFoundPage])('$path', (page) => {
  const footer = page.all('footer')[0];

  test('tells the hours and the address, and offers a call at the top, the bottom and in the bar', () => {
    const words = wordsOf(footer);
    expect(hoursIn(words)).toEqual(week);
    expect(week).toMatchObject(hoursIn(readable(page.html)));
    expect(words).toContain(street);
    expect(words).toContain(place);
    expect(linksIn(footer)).toEqual(expect.arrayContaining(ways));
    for (const { title, name, credentials, practitioner } of people)
      if (practitioner) expect(words).toContain(`${credentials ? '' : `${title} `}${name}`);
    for (const { hours: spans = [], reason } of coming)
      expect(words).toContain(`${spans.length > 0 ? '' : 'closed '}(${reason})`);
    const calls = (within: Element | undefined) =>
      within &&
      [...elements(within)].some((tag) => attribute(tag, 'href') === `tel:${phones.scheduling}`);
    const bar = page.all('nav').at(-1);
    expect([page.all('header')[0], footer, bar].map(calls)).toEqual([true, true, true]);
  });

  test('has links that call the number that they name, and prices in the order of their list', () => {
    for (const link of page.all('a')) {
      const [scheme, number = ''] = (attribute(link, 'href') ?? '').split(':');
      if (scheme === 'sms') expect(number).toBe(textNumber);
      if (scheme !== 'tel') continue;
      const name = attribute(link, 'aria-label') ?? '';
      const named = [name, wordsOf(link)].join(' ').match(/[\d() -]{3,}/g) ?? [phones.scheduling];
      const digits = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
      for (const each of named) if (/\d/.test(each)) expect(digits(each)).toBe(digits(number));
      for (const line of ['scheduling', 'insurance'])
        if (name.endsWith(phoneFor[line])) expect(number).toBe(phones[line]);
    }
    for (const list of page.all('dl').map((dl) => [...elements(dl)])) {
      const shown = list.filter(({ tagName }) => tagName === 'dd').map(wordsOf);
      if (!shown[0]?.startsWith('$')) continue;
      expect(shown.map((price) => Number(price.replace(/[$,]/g, '')))).toEqual(priceRows);
    }
  });
});

describe.each(builtPages)('$path', (page) => {
  test('gives search engines the phone numbers, the address, the hours and the people', () => {
    const things = graphOf(page);
    const clinicThing = things.find((thing) => thing['@type'] === 'MedicalClinic') ?? {};
    const location = { streetAddress: street, addressLocality: address.city };
    expect(clinicThing).toMatchObject({ telephone: phones.scheduling, address: location });
    if (!['/', '/about', '/contact'].includes(page.path)) return;
    const specification = { '@type': 'OpeningHoursSpecification' };
    expect(clinicThing).toMatchObject({
      contactPoint: Object.entries(phones).map(([contactType, telephone]) => ({
        contactType,
        telephone,
      })),
      geo: address.geo,
      ...(fax && { faxNumber: fax }),
      openingHoursSpecification: weekdays.flatMap((name) =>
        hours[name.toLowerCase()].map((one: Span) => ({
          ...specification,
          dayOfWeek: `https://schema.org/${name}`,
          ...one,
        })),
      ),
      specialOpeningHoursSpecification: coming.flatMap(({ from, to = from, hours: spans = [] }) =>
        (spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }]).map((one) => ({
          ...{ ...specification, validFrom: from, validThrough: to },
          ...one,
        })),
      ),
    });
    const named = things.filter((thing) => thing['@type'] === 'Person');
    expect(named).toMatchObject(
      people.map(({ name, role }: { name: string; role: string }) => ({ name, jobTitle: role })),
    );
  });
});

test('About says what people may look up and ask for', () => {
  const about = builtPages.find(({ path }) => path === '/about');
  for (const { license, education, languages, mayAsk } of people) {
    const degrees = education.map(({ degree }: { degree: string }) => degree);
    expect(missingIn(about?.words ?? '', [...degrees, ...languages, ...mayAsk])).toEqual([]);
    if (!license) continue;
    expect(about?.words).toContain(license.number);
    expect(linksIn(about?.all('main')[0])).toContain(license.lookup);
  }
});

test('New Patients shows each price, Contact the hours and all ways to reach us, and llms.txt what each number is for', () => {
  const shown = factsIn(readable(read('new-patients.html')));
  expect(priceRows.map((price) => `$${price}`).filter((price) => !shown.includes(price))).toEqual(
    [],
  );
  const contact = builtPages.find(({ path }) => path === '/contact');
  expect(hoursIn(contact?.words ?? '')).toEqual(week);
  expect(linksIn(contact?.all('main')[0])).toEqual(expect.arrayContaining(ways));
  const { insurance } = parse(inContent('pages/contact.yaml')).body.phone;
  const onInsurance = contact?.all('p').find((tag) => wordsOf(tag).startsWith(insurance));
  expect(linksIn(onInsurance)).toEqual([`tel:${phones.insurance}`]);
  expect(contact?.all('p').map((tag) => attribute(tag, 'data-opening'))).toContain('calling');
  const text = readable(read('llms.txt'));
  for (const [name, purpose] of Object.entries({
    scheduling: 'appointments',
    insurance: 'insurance',
  }))
    expect(text).toContain(`${phoneText(phones[name])} (${purpose})`);
  expect(week).toMatchObject(hoursIn(text));
  expect(Object.keys(hoursIn(text))).toEqual(weekdays.filter((name) => week[name].length > 0));
});
