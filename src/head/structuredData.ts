import {
  address,
  clinicName,
  email,
  fax,
  hours,
  otherHours,
  people,
  phones,
  review,
  reviewsUrl,
  social,
} from '~/generated/site.ts';
import labels from '~/generated/strings/labels.ts';
import { addressLine, streetLine } from '~/lib/address.ts';
import { weekdays } from '~/lib/openingHours.ts';
import { reviewOf } from '~/lib/review.ts';
import type { Page } from '~/schemas/page.ts';
import { absoluteUrl, rootUrl, socialImageUrl } from './urls.ts';

type PageMetadata = Omit<Page, 'hero' | 'picture' | 'portrait'>;

type Thing = { '@type': string; [property: string]: unknown };

const clinicId = `${rootUrl}#clinic`;
const siteId = `${rootUrl}#website`;
const personId = (id: string) => `${rootUrl}#${id}`;

/** schema.org has no type for chiropractors. A MedicalClinic is a LocalBusiness, and may say that it accepts new patients. */
const clinic: Thing = {
  '@type': 'MedicalClinic',
  '@id': clinicId,
  name: clinicName,
  url: rootUrl,
  telephone: phones.scheduling,
  ...(email && { email }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: streetLine(address),
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postalCode,
    addressCountry: 'US',
  },
};

const fullClinic = (): Thing => ({
  ...clinic,
  image: socialImageUrl('/'),
  ...(fax && { faxNumber: fax }),
  geo: { '@type': 'GeoCoordinates', ...address.geo },
  hasMap: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLine(address) })}`,
  contactPoint: Object.entries(phones).map(([contactType, telephone]) => ({
    '@type': 'ContactPoint',
    contactType,
    telephone,
  })),
  openingHoursSpecification: weekdays.flatMap((day) =>
    hours[day].map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      opens,
      closes,
    })),
  ),
  specialOpeningHoursSpecification: otherHours.flatMap(({ from, to = from, hours: spans = [] }) =>
    (spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens,
      closes,
    })),
  ),
  sameAs: [...social.map(({ url }) => url), reviewsUrl],
  isAcceptingNewPatients: true,
  employee: people.map(({ id }) => ({ '@id': personId(id) })),
});

/** Articles and services are the subjects of a plain WebPage. */
function typeOf({ kind }: PageMetadata) {
  if (kind === 'condition') return 'MedicalWebPage';
  return kind === 'service' || kind === 'article' ? 'WebPage' : kind;
}

const breadcrumbs = (page: PageMetadata, id: string): Thing => ({
  '@type': 'BreadcrumbList',
  '@id': id,
  itemListElement: [{ name: labels.home, path: '/' as const }, ...page.trail, page].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    }),
  ),
});

function subjectOf(page: PageMetadata, pageId: string): Thing | undefined {
  const { kind, name, description } = page;
  if (kind === 'condition') return { '@type': 'MedicalCondition', name };
  if (kind === 'service') {
    return {
      '@type': 'Service',
      name,
      description,
      provider: { '@id': clinicId },
      areaServed: { '@type': 'City', name: address.city },
    };
  }
  if (kind !== 'article') return undefined;
  return {
    '@type': 'BlogPosting',
    headline: page.heading,
    description,
    image: socialImageUrl(page.path),
    author: { '@id': page.author ? personId(page.author) : clinicId },
    publisher: { '@id': clinicId },
    mainEntityOfPage: { '@id': pageId },
    ...(page.published && { datePublished: page.published }),
  };
}

export function pageGraph(page: PageMetadata) {
  const url = absoluteUrl(page.path);
  const pageId = `${url}#page`;
  const subjectId = `${url}#subject`;
  const trailId = `${url}#breadcrumbs`;
  const subject = subjectOf(page, pageId);
  const isHome = page.path === '/';
  const reviewed = reviewOf(review, page);
  const isClinic = isHome || page.path === '/contact' || page.path === '/about';
  const things: Thing[] = [
    isClinic ? fullClinic() : clinic,
    ...people
      .filter(({ id }) => isClinic || id === page.author)
      .map(
        ({ id, name, title, credentials, role, languages }): Thing => ({
          '@type': 'Person',
          '@id': personId(id),
          name,
          ...(title && { honorificPrefix: title }),
          ...(credentials && { honorificSuffix: credentials }),
          jobTitle: role,
          knowsLanguage: languages,
          worksFor: { '@id': clinicId },
        }),
      ),
    {
      '@type': 'WebSite',
      '@id': siteId,
      name: clinicName,
      url: rootUrl,
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
      about: { '@id': subject ? subjectId : clinicId },
      ...(!isHome && { breadcrumb: { '@id': trailId } }),
      ...(['article', 'condition', 'service'].includes(page.kind) &&
        reviewed && {
          reviewedBy: { '@type': 'Person', name: reviewed.by },
          lastReviewed: reviewed.on,
        }),
    },
    ...(isHome ? [] : [breadcrumbs(page, trailId)]),
    ...(subject ? [{ ...subject, '@id': subjectId }] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}
