type Seen = { paint: number; blocking: number; shift: number; hydrated: number; lastTask: number };

type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };

type Timing = PerformanceResourceTiming & { loadEventEnd?: number };

/** Runs in the page before anything else: notes paints, long tasks, shifts and hydration as they happen. */
export function observe() {
  const seen: Seen = { paint: 0, blocking: 0, shift: 0, hydrated: Number.NaN, lastTask: 0 };
  const note = (type: string, take: (entry: Entry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  };
  note('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  note('longtask', ({ startTime, duration }) => {
    seen.blocking += Math.max(0, duration - 50);
    seen.lastTask = startTime + duration;
  });
  note('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('header [data-open]')) return;
    seen.hydrated = performance.now();
    observer.disconnect();
  }).observe(document, { attributeFilter: ['data-open'], subtree: true });
  Object.assign(window, { seenByBench: seen });
}

/**
 * Runs in the page after its load event: resolves when nothing has been fetched and no long task has
 * run for 3.5 s, after 30 s in any case.
 */
export function whenQuiet() {
  const { seenByBench: seen } = window as unknown as { seenByBench: Seen };
  const timings = (type: string) => performance.getEntriesByType(type) as Timing[];
  const [navigation] = timings('navigation');
  const read = () => {
    const script = timings('resource').filter(({ name }) => /\.m?js(\?|$)/.test(name));
    return {
      'largest paint, ms': seen.paint,
      'blocking, ms': seen.blocking,
      'layout shift': seen.shift,
      'hydrated, ms': seen.hydrated,
      'script, kB': script.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
      'HTML, kB': (navigation?.transferSize ?? 0) / 1000,
    };
  };
  return new Promise<ReturnType<typeof read>>((resolve) => {
    const look = () => {
      const ends = timings('resource').map(({ responseEnd }) => responseEnd);
      const last = Math.max(navigation?.loadEventEnd ?? 0, seen.lastTask, ...ends);
      if (performance.now() < Math.min(last + 3500, 30_000)) setTimeout(look, 250);
      else resolve(read());
    };
    look();
  });
}

/**
 * Runs in every document before anything else: tells the time from the last tap to the frame that shows another
 * h1, in this document or the next. A tap counts from when the browser had the input, however late the page heard of it.
 */
export function watchHeading() {
  const heading = () => document.querySelector('h1');
  const onClick = ({ timeStamp }: Event) => {
    const tap = { time: performance.timeOrigin + timeStamp, from: heading()?.textContent };
    sessionStorage.setItem('tap', JSON.stringify(tap));
  };
  addEventListener('click', onClick, { capture: true });
  // Element Timing reports the first paint of what has this attribute.
  new MutationObserver(() => heading()?.setAttribute('elementtiming', 'heading')).observe(
    document,
    {
      childList: true,
      subtree: true,
    },
  );
  type Paint = PerformanceEntry & { renderTime: number; element: Element | null };
  new PerformanceObserver((list) => {
    const tap = JSON.parse(sessionStorage.getItem('tap') ?? 'null');
    for (const { renderTime, element } of list.getEntries() as Paint[]) {
      if (!tap || element?.textContent === tap.from) continue;
      const { tellBench } = window as unknown as { tellBench: (time: number) => void };
      tellBench(performance.timeOrigin + renderTime - tap.time);
    }
  }).observe({ type: 'element', buffered: true });
}
