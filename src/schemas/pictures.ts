import type { PictureRef } from '../lib/picture.ts';

/** Pictures that components show on any page, by the name of their export in src/generated/pictures.ts. */
export const sharedPictures = {
  notFound: { picture: 'pages/not-found', as: 'hero' },
  bodyMap: { picture: 'pages/body-map', as: 'section' },
} as const satisfies Record<string, PictureRef>;
