import type { SiteConfig } from '../content/schemas/site.ts';
import { addressLine } from './address.ts';
import { hoursSummary } from './openingHours.ts';
import { formatPhone } from './phone.ts';

/**
 * The facts that texts may quote, as display strings by dotted path: writers put `{phones.scheduling}`
 * into front matter or text, pages take `facts['phones.scheduling']`.
 */
export function factsOf(site: SiteConfig) {
  const { claims, anatomy } = site;
  return {
    'clinic.name': site.clinicName,
    'clinic.city': site.address.city,
    'doctor.name': `Dr. ${site.doctor.name}`,
    'doctor.fullName': site.doctor.name,
    'doctor.education': site.doctor.education,
    'spouse.name': site.spouse.name,
    'address.line': addressLine(site.address),
    'address.near': site.address.near,
    'phones.scheduling': formatPhone(site.phones.scheduling),
    'phones.insurance': formatPhone(site.phones.insurance),
    'hours.summary': hoursSummary(site.hours),
    'claims.conditionsTreated': claims.conditionsTreated.value,
    'claims.successRate': claims.successRate.value,
    'claims.reviews': claims.reviews.value,
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

/** Path of a quotable fact. */
export type FactPath = keyof ReturnType<typeof factsOf>;
