/** The validated configuration, a field an export, without what only the build needs. */
declare module 'virtual:site' {
  import type { SiteConfig } from '~/content/schemas/site';

  export const address: SiteConfig['address'];
  export const badge: SiteConfig['badge'];
  export const basePath: SiteConfig['basePath'];
  export const clinicName: SiteConfig['clinicName'];
  export const doctor: SiteConfig['doctor'];
  export const embeds: SiteConfig['embeds'];
  export const hours: SiteConfig['hours'];
  /** The office hours as words, runs of equal days together. */
  export const hoursByDays: ReturnType<typeof import('~/lib/openingHours').hoursByDays>;
  export const newPatientSpecial: SiteConfig['newPatientSpecial'];
  export const origin: SiteConfig['origin'];
  export const phones: SiteConfig['phones'];
  export const review: SiteConfig['review'];
  export const reviewsUrl: SiteConfig['reviewsUrl'];
  export const shortName: SiteConfig['shortName'];
  export const social: SiteConfig['social'];
  export const spouse: SiteConfig['spouse'];
  /** Color of the browser's own bars, as "#08242e". */
  export const themeColor: string;
  export const timeZone: SiteConfig['timeZone'];
  export const way: SiteConfig['way'];
}

/** The brand's faces (tooling/plugins/fonts.ts). */
declare module 'virtual:fonts' {
  export const faces: readonly { family: string; weight: string; href: string }[];
  /** Address of the style sheet that declares them. */
  export const stylesheet: string;
}

declare module 'virtual:pages/about' {
  const module: import('~/content/page').PageModule<'about'>;
  export default module;
}
declare module 'virtual:pages/blog' {
  const module: import('~/content/page').PageModule<'blog'>;
  export default module;
}
declare module 'virtual:pages/conditions' {
  const module: import('~/content/page').PageModule<'conditions'>;
  export default module;
}
declare module 'virtual:pages/contact' {
  const module: import('~/content/page').PageModule<'contact'>;
  export default module;
}
declare module 'virtual:pages/home' {
  const module: import('~/content/page').PageModule<'home'>;
  export default module;
}
declare module 'virtual:pages/new-patients' {
  const module: import('~/content/page').PageModule<'new-patients'>;
  export default module;
}
declare module 'virtual:pages/services' {
  const module: import('~/content/page').PageModule<'services'>;
  export default module;
}
declare module 'virtual:texts/body-map' {
  const texts: import('~/content/schemas/pages').Texts<'body-map'>;
  export default texts;
}
declare module 'virtual:texts/not-found' {
  const texts: import('~/content/schemas/pages').Texts<'not-found'>;
  export default texts;
}
declare module 'virtual:texts/risks' {
  const texts: import('~/content/schemas/pages').Texts<'risks'>;
  export default texts;
}
declare module 'virtual:texts/shared' {
  const texts: import('~/content/schemas/pages').Texts<'shared'>;
  export default texts;
}
declare module 'virtual:texts/visit' {
  const texts: import('~/content/schemas/pages').Texts<'visit'>;
  export default texts;
}
declare module 'virtual:texts/unexpected-error' {
  const texts: import('~/content/schemas/pages').Texts<'unexpected-error'>;
  export default texts;
}

declare module 'virtual:entries/blog' {
  const fetchModule: (slug: string) => Promise<import('~/content/entry').ArticleModule | undefined>;
  export default fetchModule;
}
declare module 'virtual:entries/conditions' {
  const fetchModule: (
    slug: string,
  ) => Promise<import('~/content/entry').ConditionModule | undefined>;
  export default fetchModule;
}
declare module 'virtual:entries/services' {
  const fetchModule: (slug: string) => Promise<import('~/content/entry').ServiceModule | undefined>;
  export default fetchModule;
}

declare module 'virtual:icons' {
  /** Address of the icon sprite. */
  const sprite: string;
  export default sprite;
}

declare module 'virtual:content/navigation' {
  import type { ConditionSlug, ServiceSlug } from '~/content/slugs.gen';

  /** Services and conditions in the order of menus. */
  const navigation: {
    services: readonly { slug: ServiceSlug; title: string }[];
    conditions: readonly { slug: ConditionSlug; title: string }[];
  };
  export default navigation;
}

declare module 'virtual:content/services' {
  import type { ServiceSlug } from '~/content/slugs.gen';
  import type { CardPicture } from '~/lib/picture';

  /** Cards of all services in order. */
  const services: readonly {
    slug: ServiceSlug;
    title: string;
    excerpt: string;
    picture: CardPicture;
  }[];
  export default services;
}

declare module 'virtual:content/service-overviews' {
  import type { Service } from '~/content/schemas/entries';
  import type { ServiceSlug } from '~/content/slugs.gen';

  /** What the services page says of each. */
  const overviews: Readonly<Record<ServiceSlug, Service['overview']>>;
  export default overviews;
}

declare module 'virtual:content/conditions' {
  import type { ConditionSlug } from '~/content/slugs.gen';
  import type { CardPicture } from '~/lib/picture';

  /** Cards of all conditions in order. */
  const conditions: readonly {
    slug: ConditionSlug;
    title: string;
    excerpt: string;
    picture: CardPicture;
  }[];
  export default conditions;
}

declare module 'virtual:content/condition-regions' {
  /** The part of the body of each condition, in the order of the navigation, which every page has already. */
  const regions: readonly import('~/content/schemas/entries').Region[];
  export default regions;
}

declare module 'virtual:content/condition-words' {
  import type { ConditionSlug } from '~/content/slugs.gen';

  /** All conditions with the words that people use for them. */
  const conditions: readonly { slug: ConditionSlug; title: string; words: readonly string[] }[];
  export default conditions;
}

declare module 'virtual:content/articles' {
  import type { ArticleSlug } from '~/content/slugs.gen';
  import type { CardPicture } from '~/lib/picture';

  /** Cards of the newest listed articles, newest first. */
  const articles: readonly {
    slug: ArticleSlug;
    title: string;
    excerpt: string;
    /** YYYY-MM-DD, where known. */
    published?: string;
    picture: CardPicture;
  }[];
  export default articles;
}

declare module 'virtual:content/older-articles' {
  import type { ArticleSlug } from '~/content/slugs.gen';

  /** The listed articles that have no card, newest first. */
  const articles: readonly { slug: ArticleSlug; title: string }[];
  export default articles;
}

declare module 'virtual:content/techniques' {
  import type { Technique } from '~/content/schemas/collections';
  import type { PictureSource } from '~/lib/picture';

  /** All techniques with their pictures, in the order of their file. */
  const techniques: readonly (Pick<Technique, 'name' | 'text'> & { picture: PictureSource })[];
  export default techniques;
}

declare module '*?hero' {
  const picture: import('~/lib/picture').PictureSource;
  export default picture;
}
declare module '*?vista' {
  const picture: import('~/lib/picture').PictureSource;
  export default picture;
}
declare module '*?card' {
  const picture: import('~/lib/picture').PictureSource;
  export default picture;
}
declare module '*?section' {
  const picture: import('~/lib/picture').PictureSource;
  export default picture;
}
declare module '*?figure' {
  const picture: import('~/lib/picture').PictureSource;
  export default picture;
}
declare module '*?portrait' {
  const picture: import('~/lib/picture').PictureSource;
  export default picture;
}
