/** Where films of YouTube play, without cookies until they play. */
export const youTubeOrigin = 'https://www.youtube-nocookie.com';
