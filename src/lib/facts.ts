import { bookingOf } from '../schemas/embeds.ts';
import type { Rules } from '../schemas/policy.ts';
import type { Site } from '../schemas/site.ts';
import { addressLine, addressWithNear } from './address.ts';
import { formatDate } from './date.ts';
import { formatDollars } from './dollars.ts';
import { hoursDays, hoursSummary } from './openingHours.ts';
import { titledName } from './people.ts';
import { formatPhone } from './phone.ts';

/** Facts by path; null if the owner has not given the fact or has none. */
export type Facts = Readonly<Record<string, string | null>>;

type Content = {
  conditions: number;
  /** The numbers of policy.yaml. */
  rules: Rules;
};

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const numberInWords = (number: number) => numbers[number] ?? String(number);

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
];

/** "fourth" from 4; "12th" above nine. */
const ordinalInWords = (number: number) => ordinals[number - 1] ?? `${number}th`;

const months = (number: number) => `${numberInWords(number)} ${number === 1 ? 'month' : 'months'}`;

type Figure = Site['claims']['successRate'];

const basisOf = (figure: Figure) =>
  figure && `${figure.basis} Last checked ${formatDate(figure.asOf)}.`;

const countOf = (figure: Figure) =>
  figure?.counted == null || figure.period === null
    ? null
    : `${figure.counted.toLocaleString('en-US')}, ${figure.period}`;

/** British, because the texts of the site have no serial comma either. */
const list = new Intl.ListFormat('en-GB');

/** "A, B or C". */
const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "A, B and C"; null for an empty list. */
const listOf = (items: readonly string[], format = list) =>
  items.length > 0 ? format.format(items) : null;

const namesOf = (people: Site['people'], which: 'practitioner' | 'owner') =>
  people.filter((person) => person[which]).map(titledName);

/** The facts that content may quote by path, as in "Call {phones.scheduling}". A list item that quotes a null fact is left out; anywhere else it is an error. */
const facts = {
  'clinic.name': ({ clinicName }) => clinicName,
  'clinic.city': ({ address }) => address.city,
  'clinic.state': ({ address }) => address.state,
  'people.practitioners': ({ people }) => listOf(namesOf(people, 'practitioner')),
  // At a visit, one of them acts: "Dr. A or Dr. B feels along your back".
  'people.anyPractitioner': ({ people }) => listOf(namesOf(people, 'practitioner'), choice),
  'people.owners': ({ people }) => listOf(namesOf(people, 'owner')),
  'people.languages': ({ people }) => listOf([...new Set(people.flatMap((one) => one.languages))]),
  'address.line': ({ address }) => addressLine(address),
  'address.full': ({ address }) => addressWithNear(address),
  'address.near': ({ address }) => address.near,
  // '' in place of null, which is an error here: without a way, the contact page leaves out the sentence that quotes these.
  'way.highway': ({ way }) => way?.highway ?? '',
  'way.street': ({ way }) => way?.street ?? '',
  'way.side': ({ way }) => way?.side ?? '',
  'way.to': ({ way }) => way?.to ?? '',
  'phones.scheduling': ({ phones }) => formatPhone(phones.scheduling),
  'phones.insurance': ({ phones }) => formatPhone(phones.insurance),
  textNumber: ({ textNumber }) => textNumber && formatPhone(textNumber),
  email: ({ email }) => email,
  'privacy.forms': ({ privacy }) => privacy?.forms ?? null,
  'hours.summary': ({ hours }) => hoursSummary(hours),
  'hours.days': ({ hours }) => hoursDays(hours),
  'booking.action': (site) =>
    bookingOf(site).isBooking ? 'book an appointment' : 'request an appointment',
  // Without forms for requests, there is nothing to answer.
  'reply.time': ({ replyHours: hours, ...site }) =>
    hours === null || bookingOf(site).isOnly
      ? null
      : `${numberInWords(hours)} office ${hours === 1 ? 'hour' : 'hours'}`,
  'visit.minutes.first': ({ visit }) => visit.minutes && String(visit.minutes.first),
  'visit.minutes.later': ({ visit }) => visit.minutes && String(visit.minutes.later),
  'visit.bring': ({ visit }) => listOf(visit.bring),
  'visit.consultation': ({ visit }) => visit.consultation,
  'visit.prices.first': ({ visit: { prices } }) => prices && formatDollars(prices.first),
  'visit.prices.later': ({ visit: { prices } }) => prices && formatDollars(prices.later),
  'visit.plan': ({ visit: { prices } }, { rules }) =>
    prices && formatDollars(prices.first + (rules.visits - 1) * prices.later),
  'visit.plan.special': ({ visit: { prices, special } }, { rules }) =>
    prices && special && formatDollars(special.price + (rules.visits - 1) * prices.later),
  'visit.special': ({ visit: { special } }) =>
    special &&
    `${special.includes} for ${formatDollars(special.price)}${special.until === null ? '' : `, until ${formatDate(special.until)}`}`,
  'visit.special.price': ({ visit: { special } }) => special && formatDollars(special.price),
  'visit.special.includes': ({ visit }) => visit.special?.includes ?? null,
  'visit.special.who': ({ visit }) => visit.special?.who ?? null,
  'visit.insurers': ({ visit }) => listOf(visit.insurers),
  'visit.networks': ({ visit }) => listOf(visit.networks),
  'visit.medicare': ({ visit }) => visit.medicare,
  'visit.carInsurance': ({ visit }) => visit.carInsurance,
  'visit.payment': ({ visit }) => listOf(visit.payment),
  'visit.noShow': ({ visit }) => visit.noShow,
  'visit.parking': ({ visit }) => visit.parking,
  'visit.entrance': ({ visit }) => visit.entrance,
  'visit.waiting': ({ visit }) => visit.waiting,
  'visit.company': ({ visit }) => visit.company,
  'visit.report': ({ visit }) => visit.report,
  'visit.formsHere': ({ visit }) => visit.formsHere,
  'visit.prepaid': ({ visit }) => visit.prepaid,
  'visit.afterHours': ({ visit }) => visit.afterHours,
  'visit.needleLess.method': ({ visit }) => visit.needleLess?.method ?? null,
  'visit.needleLess.minutes': ({ visit }) => visit.needleLess && String(visit.needleLess.minutes),
  'counts.conditions': (_, { conditions }) => numberInWords(conditions),
  'policy.handsOnAge': (_, { rules }) => String(rules.handsOnAge),
  'policy.pushAge': (_, { rules }) => String(rules.pushAge),
  'policy.neckAge': (_, { rules }) => String(rules.neckAge),
  'policy.injuredNeckAge': (_, { rules }) => String(rules.injuredNeckAge),
  'policy.afterBirth': (_, { rules }) => months(rules.afterBirth),
  'policy.boneScanAge': (_, { rules }) => String(rules.boneScanAge),
  'policy.boneScanAgeMen': (_, { rules }) => String(rules.boneScanAgeMen),
  'policy.visits': (_, { rules }) => numberInWords(rules.visits),
  'policy.visits.ordinal': (_, { rules }) => ordinalInWords(rules.visits),
  'claims.conditionsTreated': ({ claims }) => claims.conditionsTreated?.value ?? null,
  'claims.successRate': ({ claims }) => claims.successRate?.value ?? null,
  'claims.reviews': ({ claims }) => claims.reviews?.value ?? null,
  'claims.conditionsTreated.basis': ({ claims }) => basisOf(claims.conditionsTreated),
  'claims.successRate.basis': ({ claims }) => basisOf(claims.successRate),
  'claims.reviews.basis': ({ claims }) => basisOf(claims.reviews),
  'claims.conditionsTreated.count': ({ claims }) => countOf(claims.conditionsTreated),
  'claims.successRate.count': ({ claims }) => countOf(claims.successRate),
  'claims.reviews.count': ({ claims }) => countOf(claims.reviews),
  'claims.sameDay': ({ claims }) => claims.sameDay.value,
  'claims.noCancellationFees': ({ claims }) => claims.noCancellationFees.value,
  'claims.complimentaryConsultations': ({ claims }) => claims.complimentaryConsultations.value,
  'claims.flexibleScheduling': ({ claims }) => claims.flexibleScheduling.value,
  'claims.benefitsLookup': ({ claims }) => claims.benefitsLookup.value,
  'claims.allAges': ({ claims }) => claims.allAges.value,
  'anatomy.spinalNervePairs': ({ anatomy }) => anatomy.spinalNervePairs,
  'anatomy.spinalJoints': ({ anatomy }) => anatomy.spinalJoints,
  'anatomy.relaxinMonths': ({ anatomy }) => anatomy.relaxinMonths,
  'anatomy.scoliosisAges': ({ anatomy }) => anatomy.scoliosisAges,
} satisfies Record<string, (site: Site, content: Content) => string | null>;

export const factPaths = Object.keys(facts);

export const factsOf = (site: Site, content: Content): Facts =>
  Object.fromEntries(Object.entries(facts).map(([path, fact]) => [path, fact(site, content)]));
