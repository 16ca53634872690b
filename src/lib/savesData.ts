/** Also on a connection too slow to preload. */
export function savesData() {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return connection !== undefined && (connection.saveData || /2g$/.test(connection.effectiveType));
}

/** `preload` of links that visitors are most likely to follow: their pages are fetched when they come into view. */
export const preloadInView = savesData() ? false : 'viewport';
