/** Turns off lazy layout if the browser will scroll to a position, which needs real heights above it. Inlined: see finishPage. */
export function disableLazyLayout() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const willScroll = navigation?.type !== 'navigate' || location.hash !== '';
  document.documentElement.toggleAttribute('data-eager-layout', willScroll);
}
