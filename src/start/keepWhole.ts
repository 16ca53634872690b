/** Marks a document in which the browser will scroll to a position, so that all of it is laid out. Inlined: see finishPage. */
export function keepWhole() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const willScroll = navigation?.type !== 'navigate' || location.hash !== '';
  document.documentElement.toggleAttribute('data-whole', willScroll);
}
