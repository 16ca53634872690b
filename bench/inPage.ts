type Entry = PerformanceResourceTiming & {
  value: number;
  hadRecentInput: boolean;
  renderTime: number;
  element: Element | null;
};

declare global {
  interface Window {
    seenByBench: ReturnType<typeof observe>;
    tellBench: (time: number) => void;
  }
}

/** Runs in the page before anything else: notes what happens. */
export function observe() {
  const seen = { paint: 0, blocking: 0, shift: 0, hydrated: Number.NaN, script: 0, latest: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      const { entryType, startTime, duration } = entry;
      if (entryType === 'largest-contentful-paint') seen.paint = startTime;
      if (entryType === 'layout-shift' && !entry.hadRecentInput) seen.shift += entry.value;
      if (entryType === 'longtask') seen.blocking += duration - 50;
      if (entryType === 'resource' && /\.m?js(\?|$)/.test(entry.name))
        seen.script += entry.transferSize;
      seen.latest = Math.max(seen.latest, startTime + duration);
    }
  }).observe({ entryTypes: ['largest-contentful-paint', 'layout-shift', 'longtask', 'resource'] });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('header [data-open]')) return;
    seen.hydrated = performance.now();
    observer.disconnect();
  }).observe(document, { attributeFilter: ['data-open'], subtree: true });
  window.seenByBench = seen;
  return seen;
}

/** Runs in the page: what was seen, once nothing has happened for 3.5 s, after 30 s in any case. */
export function whenQuiet() {
  const seen = window.seenByBench;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (
    !page ||
    performance.now() < Math.min(Math.max(page.loadEventEnd, seen.latest) + 3500, 30_000)
  )
    return undefined;
  return {
    'largest paint, ms': seen.paint,
    'blocking, ms': seen.blocking,
    'layout shift': seen.shift,
    'hydrated, ms': seen.hydrated,
    'script, kB': seen.script / 1000,
    'HTML, kB': page.transferSize / 1000,
  };
}

/** Runs in every document before anything else: tells the time from the last tap to the frame with another h1. */
export function watchHeading() {
  const heading = () => document.querySelector('h1');
  const onClick = ({ timeStamp }: Event) => {
    // From when the browser had the input, however late the page heard of it.
    const tap = { time: performance.timeOrigin + timeStamp, from: heading()?.textContent };
    sessionStorage.setItem('tap', JSON.stringify(tap));
  };
  addEventListener('click', onClick, { capture: true });
  // Element Timing reports the first paint of what has this attribute.
  const mark = () => heading()?.setAttribute('elementtiming', 'heading');
  new MutationObserver(mark).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    const tap = JSON.parse(sessionStorage.getItem('tap') ?? 'null');
    for (const { renderTime, element } of list.getEntries() as Entry[]) {
      if (!tap || element?.textContent === tap.from) continue;
      window.tellBench(performance.timeOrigin + renderTime - tap.time);
    }
  }).observe({ type: 'element', buffered: true });
}
