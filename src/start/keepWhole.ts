/** Marks a document in which the browser will scroll to a place, so that all of it is laid out; inlined into each page. */
export function keepWhole() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isPlaced = navigation?.type !== 'navigate' || location.hash !== '';
  document.documentElement.toggleAttribute('data-whole', isPlaced);
}
