import type { SiteConfig } from '../content/schemas/site.ts';
import { addressLine } from './address.ts';
import { formatDate } from './date.ts';
import { hoursSummary } from './openingHours.ts';
import { formatPhone } from './phone.ts';

/** How many entries a collection has. */
type Counts = { services: number; conditions: number };

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A number as running text has it: a word below ten, else digits. */
const numberInWords = (number: number) => numbers[number] ?? String(number);

/** What a claim is based on, and when it was last checked. */
const basisOf = ({ basis, asOf }: SiteConfig['claims'][keyof SiteConfig['claims']]) =>
  `${basis} Last checked ${formatDate(asOf)}.`;

/**
 * The facts that texts may quote, as display strings by dotted path: writers put `{phones.scheduling}`
 * into front matter or text.
 */
export function factsOf(site: SiteConfig, counts: Counts) {
  const { claims, anatomy } = site;
  return {
    'clinic.name': site.clinicName,
    'clinic.city': site.address.city,
    'doctor.name': site.doctor.name,
    'doctor.titledName': `Dr. ${site.doctor.name}`,
    'spouse.name': site.spouse.name,
    'address.line': addressLine(site.address),
    'address.near': site.address.near,
    'way.to': site.way?.to ?? '',
    'way.side': site.way?.side ?? '',
    'phones.scheduling': formatPhone(site.phones.scheduling),
    'phones.insurance': formatPhone(site.phones.insurance),
    'hours.summary': hoursSummary(site.hours),
    'counts.services': numberInWords(counts.services),
    'counts.conditions': numberInWords(counts.conditions),
    'claims.conditionsTreated': claims.conditionsTreated.value,
    'claims.successRate': claims.successRate.value,
    'claims.reviews': claims.reviews.value,
    'claims.conditionsTreated.basis': basisOf(claims.conditionsTreated),
    'claims.successRate.basis': basisOf(claims.successRate),
    'claims.reviews.basis': basisOf(claims.reviews),
    'claims.sameDay': claims.sameDay.value,
    'claims.noCancellationFees': claims.noCancellationFees.value,
    'claims.complimentaryConsultations': claims.complimentaryConsultations.value,
    'claims.flexibleScheduling': claims.flexibleScheduling.value,
    'claims.weekdayHours': claims.weekdayHours.value,
    'claims.benefitsLookup': claims.benefitsLookup.value,
    'claims.allAges': claims.allAges.value,
    'anatomy.spinalNervePairs': anatomy.spinalNervePairs,
    'anatomy.spinalJoints': anatomy.spinalJoints,
    'anatomy.relaxinMonths': anatomy.relaxinMonths,
    'anatomy.scoliosisAges': anatomy.scoliosisAges,
  };
}
