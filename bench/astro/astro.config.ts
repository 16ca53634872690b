/** A static site as Astro makes it; `bench/astro.ts` says at what path of its host. */
export default {
  base: process.env['BASE_PATH'],
  build: { format: 'file' },
  devToolbar: { enabled: false },
};
