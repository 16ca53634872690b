/**
 * Turns off lazy layout: at once if the browser will scroll to a position, which needs real heights above it; otherwise at the
 * first key, because Tab may scroll anywhere. Inlined: see finishPage.
 */
export function disableLazyLayout() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const turnOff = () => document.documentElement.setAttribute('data-eager-layout', '');
  if (navigation?.type !== 'navigate' || location.hash !== '') turnOff();
  addEventListener('keydown', turnOff);
}
