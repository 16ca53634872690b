import {
  address,
  basePath,
  clinicName,
  doctor,
  hours,
  origin,
  phones,
  reviewsUrl,
  social,
} from 'virtual:site';
import type { Graph, MedicalBusiness, Thing, WebPage } from 'schema-dts';
import { addressLine } from './address';
import { absoluteUrl, type PageMetadata, socialImageUrl } from './head';
import { weekdays } from './openingHours';

const clinicId = `${origin}${basePath}#clinic`;
const siteId = `${origin}${basePath}#website`;
const doctorId = `${origin}${basePath}#doctor`;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The clinic. schema.org has no type for chiropractors; MedicalBusiness is the nearest that is true. */
const clinic: MedicalBusiness = {
  '@type': 'MedicalBusiness',
  '@id': clinicId,
  name: clinicName,
  url: `${origin}${basePath}`,
  telephone: phones.scheduling,
  image: socialImageUrl('/'),
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${address.street}, ${address.suite}`,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: 'US',
  },
  geo: { '@type': 'GeoCoordinates', ...address.geo },
  hasMap: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLine(address) })}`,
  contactPoint: [
    { '@type': 'ContactPoint', contactType: 'scheduling', telephone: phones.scheduling },
    { '@type': 'ContactPoint', contactType: 'insurance', telephone: phones.insurance },
  ],
  openingHoursSpecification: weekdays.flatMap((day) =>
    hours[day].map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: `https://schema.org/${capitalized(day)}` as 'https://schema.org/Monday',
      opens,
      closes,
    })),
  ),
  sameAs: [...social.map(({ url }) => url), reviewsUrl],
  isAcceptingNewPatients: true,
  employee: { '@id': doctorId },
} as MedicalBusiness;

/** What kind of page it is, for search engines. */
export type PageKind =
  | 'WebPage'
  | 'AboutPage'
  | 'ContactPage'
  | 'CollectionPage'
  | 'MedicalWebPage';

type Breadcrumb = { title: string; path: string };

/** What the graph of a page says beyond its metadata. */
export type PageFacts = PageMetadata & {
  kind: PageKind;
  /** Pages above this one, from the top, without home. */
  trail?: readonly Breadcrumb[];
  /** Name in the breadcrumbs. */
  name: string;
  /** A condition: its name. Never a treatment. */
  condition?: string;
  /** A service: its name. */
  service?: string;
  /** Questions and answers that the page shows. */
  faq?: readonly { question: string; answer: string }[] | undefined;
  /** An article: credited to the doctor, or to the clinic. */
  article?: { byDoctor: boolean };
};

/** The page, the clinic and what the page is about, as one connected graph. */
export function pageGraph(page: PageFacts): Graph {
  const url = absoluteUrl(page.path);
  const pageId = `${url}#page`;
  const trailId = `${url}#breadcrumbs`;
  const { trail = [], faq, service, condition, article } = page;
  const things: (Thing | false | undefined)[] = [
    clinic,
    {
      '@type': 'Person',
      '@id': doctorId,
      name: doctor.name,
      honorificPrefix: 'Dr.',
      honorificSuffix: 'D.C.',
      jobTitle: 'Chiropractor',
      worksFor: { '@id': clinicId },
    },
    {
      '@type': 'WebSite',
      '@id': siteId,
      name: clinicName,
      url: `${origin}${basePath}`,
      inLanguage: 'en-US',
      publisher: { '@id': clinicId },
    },
    {
      '@type': page.kind,
      '@id': pageId,
      url,
      name: page.title,
      description: page.description,
      inLanguage: 'en-US',
      isPartOf: { '@id': siteId },
      primaryImageOfPage: { '@type': 'ImageObject', url: socialImageUrl(page.path) },
      ...(page.path !== '/' && { breadcrumb: { '@id': trailId } }),
      about: condition
        ? { '@type': 'MedicalCondition', name: condition }
        : { '@id': service ? `${url}#service` : clinicId },
    } as WebPage,
    page.path !== '/' && {
      '@type': 'BreadcrumbList',
      '@id': trailId,
      itemListElement: [
        { title: 'Home', path: '/' },
        ...trail,
        { title: page.name, path: page.path },
      ].map(({ title, path }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: title,
        item: absoluteUrl(path),
      })),
    },
    service !== undefined && {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: service,
      description: page.description,
      provider: { '@id': clinicId },
      areaServed: { '@type': 'City', name: address.city },
    },
    article && {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      headline: page.title,
      description: page.description,
      image: socialImageUrl(page.path),
      author: { '@id': article.byDoctor ? doctorId : clinicId },
      publisher: { '@id': clinicId },
      mainEntityOfPage: { '@id': pageId },
      ...(page.published && { datePublished: page.published }),
    },
    faq && {
      '@type': 'FAQPage',
      '@id': `${url}#questions`,
      isPartOf: { '@id': pageId },
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
    },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': things.filter((thing) => thing !== undefined && thing !== false) as Thing[],
  };
}
