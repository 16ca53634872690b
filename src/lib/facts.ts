import type { SiteConfig } from '../content/schemas/site.ts';
import { addressLine } from './address.ts';
import { formatDate } from './date.ts';
import { hoursSummary } from './openingHours.ts';
import { formatPhone } from './phone.ts';

type Counts = { services: number; conditions: number };

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A number as a text shows it: a word below ten, otherwise digits. */
const numberInWords = (number: number) => numbers[number] ?? String(number);

const basisOf = ({ basis, asOf }: SiteConfig['claims'][keyof SiteConfig['claims']]) =>
  `${basis} Last checked ${formatDate(asOf)}.`;

/** The facts that texts may quote by their path, as in "Call {phones.scheduling}". */
const facts = {
  'clinic.name': ({ clinicName }) => clinicName,
  'clinic.city': ({ address }) => address.city,
  'doctor.name': ({ doctor }) => doctor.name,
  'doctor.titledName': ({ doctor }) => `Dr. ${doctor.name}`,
  'spouse.name': ({ spouse }) => spouse.name,
  'review.by': ({ review }) => review.by,
  'address.line': ({ address }) => addressLine(address),
  'address.near': ({ address }) => address.near,
  'way.to': ({ way }) => way?.to ?? '',
  'way.side': ({ way }) => way?.side ?? '',
  'phones.scheduling': ({ phones }) => formatPhone(phones.scheduling),
  'phones.insurance': ({ phones }) => formatPhone(phones.insurance),
  'hours.summary': ({ hours }) => hoursSummary(hours),
  'counts.services': (_, { services }) => numberInWords(services),
  'counts.conditions': (_, { conditions }) => numberInWords(conditions),
  'claims.conditionsTreated': ({ claims }) => claims.conditionsTreated.value,
  'claims.successRate': ({ claims }) => claims.successRate.value,
  'claims.reviews': ({ claims }) => claims.reviews.value,
  'claims.conditionsTreated.basis': ({ claims }) => basisOf(claims.conditionsTreated),
  'claims.successRate.basis': ({ claims }) => basisOf(claims.successRate),
  'claims.reviews.basis': ({ claims }) => basisOf(claims.reviews),
  'claims.sameDay': ({ claims }) => claims.sameDay.value,
  'claims.noCancellationFees': ({ claims }) => claims.noCancellationFees.value,
  'claims.complimentaryConsultations': ({ claims }) => claims.complimentaryConsultations.value,
  'claims.flexibleScheduling': ({ claims }) => claims.flexibleScheduling.value,
  'claims.weekdayHours': ({ claims }) => claims.weekdayHours.value,
  'claims.benefitsLookup': ({ claims }) => claims.benefitsLookup.value,
  'claims.allAges': ({ claims }) => claims.allAges.value,
  'anatomy.spinalNervePairs': ({ anatomy }) => anatomy.spinalNervePairs,
  'anatomy.spinalJoints': ({ anatomy }) => anatomy.spinalJoints,
  'anatomy.relaxinMonths': ({ anatomy }) => anatomy.relaxinMonths,
  'anatomy.scoliosisAges': ({ anatomy }) => anatomy.scoliosisAges,
} satisfies Record<string, (site: SiteConfig, counts: Counts) => string>;

/** Paths of all facts. */
export const factPaths = Object.keys(facts);

/** The facts of a configuration by path. */
export const factsOf = (site: SiteConfig, counts: Counts): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(facts).map(([path, fact]) => [path, fact(site, counts)]));
