/**
 * The markup that the document brought for a region of the frame or for the first page. Such regions are
 * not hydrated: see docs/decisions/0003-what-is-hydrated.md. Undefined where a region has to be
 * rendered: in the build and in development.
 */
export const keptHtml = (id: string) =>
  import.meta.env.SSR || import.meta.env.DEV ? undefined : document.getElementById(id)?.innerHTML;
