/**
 * Marks a document in which the browser will scroll to a place, so that all of it is laid out (lazyLayout.css). The build
 * writes the source of this function into the head of each page.
 */
export function keepWhole() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRestored = navigation?.type === 'reload' || navigation?.type === 'back_forward';
  document.documentElement.toggleAttribute('data-whole', isRestored || location.hash !== '');
}
