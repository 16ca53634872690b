/**
 * Where a page with forms loads the provider's script: into the document's head, at the end of its body, or
 * into the head on small screens only.
 */
export type FormScript = 'head' | 'body' | 'smallScreens';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Given by pages with forms. */
    formScript?: FormScript;
  }
}
