import type { PictureRef } from '../lib/picture.ts';

/** Pictures that components show on any page, by the name of their export in src/generated/pictures.ts. */
export const sharedPictures = {
  notFound: { picture: 'pages/not-found', as: 'hero' },
  bodyMap: { picture: 'pages/body-map', as: 'section' },
} as const satisfies Record<string, PictureRef>;

/** Name of the picture of a film in a body, shown until somebody plays it. */
export const filmPicture = (film: string) => `films/${film}`;

/** Name of the picture of a disc state. */
export const discPicture = (state: string) => `conditions/disc-${state}`;

/** Names of the three pictures of a movement. */
export const movementPictures = (id: string) =>
  [1, 2, 3].map((frame) => `movements/${id}-${frame}`);
