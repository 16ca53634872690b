/** Sets no cookies until a film plays. */
export const youTubeOrigin = 'https://www.youtube-nocookie.com';
