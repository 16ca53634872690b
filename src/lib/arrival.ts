/** How the visitor comes to a page, which RouteFocus finds out before the page renders. */
export const arrival = {
  /** Otherwise at a place on the page: by a #hash, Back or Forward. */
  isAtTop: true,
};
