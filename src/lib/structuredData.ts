import {
  address,
  basePath,
  clinicName,
  doctor,
  hours,
  origin,
  phones,
  review,
  reviewsUrl,
  social,
} from 'virtual:site';
import type { Graph, MedicalBusiness, Thing, WebPage } from 'schema-dts';
import type { Page } from '~/content/page';
import { addressLine } from './address';
import { absoluteUrl, socialImageUrl } from './head';
import { weekdays } from './openingHours';

const clinicId = `${origin}${basePath}#clinic`;
const siteId = `${origin}${basePath}#website`;
const doctorId = `${origin}${basePath}#doctor`;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The clinic. schema.org has no type for chiropractors; MedicalBusiness is the nearest that is true. */
const clinic = () =>
  ({
    '@type': 'MedicalBusiness',
    '@id': clinicId,
    name: clinicName,
    url: `${origin}${basePath}`,
    telephone: phones.scheduling,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.suite}`,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: 'US',
    },
  }) as MedicalBusiness;

/** All about the clinic, for the pages that people look it up on; the others say which clinic it is. */
const wholeClinic = () => ({
  ...(clinic() as object),
  image: socialImageUrl('/'),
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
});

/** schema.org's type of a page. Articles and services are things of their own on a plain page. */
function typeOf({ kind }: Page) {
  if (kind === 'condition') return 'MedicalWebPage';
  return kind === 'service' || kind === 'article' ? 'WebPage' : kind;
}

/** The page, the clinic and what the page is about, as one connected graph. */
export function pageGraph(page: Page): Graph {
  const url = absoluteUrl(page.path);
  const pageId = `${url}#page`;
  const trailId = `${url}#breadcrumbs`;
  const things: (Thing | false | undefined)[] = [
    page.path === '/' || page.path === '/contact'
      ? (wholeClinic() as object as MedicalBusiness)
      : clinic(),
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
      '@type': typeOf(page),
      '@id': pageId,
      url,
      name: page.title,
      description: page.description,
      inLanguage: 'en-US',
      isPartOf: { '@id': siteId },
      primaryImageOfPage: { '@type': 'ImageObject', url: socialImageUrl(page.path) },
      ...(page.path !== '/' && { breadcrumb: { '@id': trailId } }),
      // Only a review that was signed, on the type that knows it.
      ...(page.kind === 'condition' &&
        review.on && {
          reviewedBy: { '@type': 'Person', name: review.by },
          lastReviewed: review.on,
        }),
      about:
        page.kind === 'condition'
          ? { '@type': 'MedicalCondition', name: page.name }
          : { '@id': page.kind === 'service' ? `${url}#service` : clinicId },
    } as WebPage,
    page.path !== '/' && {
      '@type': 'BreadcrumbList',
      '@id': trailId,
      itemListElement: [{ name: 'Home', path: '/' as const }, ...page.trail, page].map(
        ({ name, path }, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          name,
          item: absoluteUrl(path),
        }),
      ),
    },
    page.kind === 'service' && {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: page.name,
      description: page.description,
      provider: { '@id': clinicId },
      areaServed: { '@type': 'City', name: address.city },
    },
    page.kind === 'article' && {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      headline: page.heading,
      description: page.description,
      image: socialImageUrl(page.path),
      author: { '@id': page.byDoctor ? doctorId : clinicId },
      publisher: { '@id': clinicId },
      mainEntityOfPage: { '@id': pageId },
      ...(page.published && { datePublished: page.published }),
    },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': things.filter((thing) => thing !== undefined && thing !== false) as Thing[],
  };
}
