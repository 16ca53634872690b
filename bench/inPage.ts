/** What one load of a page shows; times in milliseconds, sizes in bytes. */
export type Seen = {
  /** Largest Contentful Paint. */
  paint: number;
  /** Time beyond 50 ms of each long task, from the start of navigation until the page is quiet. */
  blocking: number;
  /** Sum of the layout shifts. */
  shift: number;
  /** Script files as transferred. */
  script: number;
  /** The document as transferred. */
  html: number;
  /** The protocol that the document came by. */
  protocol: string;
  /** The end of the last long task. */
  lastTask: number;
};

type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };

type Timing = PerformanceResourceTiming & { loadEventEnd?: number };

/** Runs in the page before anything else: notes paints, long tasks and shifts as they happen. */
export function observe() {
  const seen: Seen = {
    paint: 0,
    blocking: 0,
    shift: 0,
    script: 0,
    html: 0,
    protocol: '',
    lastTask: 0,
  };
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
  return new Promise<Seen>((resolve) => {
    const look = () => {
      const resources = timings('resource');
      const ends = resources.map(({ responseEnd }) => responseEnd);
      const last = Math.max(navigation?.loadEventEnd ?? 0, seen.lastTask, ...ends);
      if (performance.now() < Math.min(last + 3500, 30_000)) {
        setTimeout(look, 250);
        return;
      }
      const scripts = resources.filter(({ name }) => /\.m?js(\?|$)/.test(name));
      resolve({
        ...seen,
        script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
        html: navigation?.transferSize ?? 0,
        protocol: navigation?.nextHopProtocol ?? '',
      });
    };
    look();
  });
}

/**
 * Runs in every document before anything else: tells the time from the click on a link to the frame that
 * shows the heading `expected`, whether this document shows it or the next one. The time of the click is the one
 * at which the browser had the input, however late the page heard of it, and is kept for the next document.
 */
export function watchHeading(expected: string) {
  const key = 'clickedByBench';
  const onClick = ({ timeStamp }: Event) =>
    sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
  addEventListener('click', onClick, { capture: true });
  // Element Timing reports what has this attribute when it is painted for the first time.
  new MutationObserver(() => {
    const heading = document.querySelector('h1');
    if (heading?.textContent === expected) heading.setAttribute('elementtiming', 'heading');
  }).observe(document, { childList: true, characterData: true, subtree: true });
  new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
    const clicked = Number(sessionStorage.getItem(key));
    if (!entry || !clicked) return;
    const { tellBench } = window as unknown as { tellBench: (time: number) => void };
    tellBench(performance.timeOrigin + entry.renderTime - clicked);
  }).observe({ type: 'element', buffered: true });
}
