import { requestedHeight } from './embedMessages';

/** Milliseconds without a word from the provider after which a form that is in sight counts as late. */
const lateAfter = 8_000;

/** Milliseconds after which a frame that the provider's script has hidden is shown again. */
const hiddenAtMost = 4_000;

const checkEvery = 500;

declare global {
  interface Window {
    /** Messages that came while no page was watched; undefined while one is. See {@link keepMessages}. */
    formMessages?: MessageEvent[] | undefined;
  }
}

/** Script that keeps what forms say before {@link watchEmbeds} listens; pages with forms run it while they load. */
export const keepMessages =
  "window.formMessages=[];addEventListener('message',(event)=>window.formMessages?.push(event))";

// The document may have begun with a page without forms, which does not run that script.
if (!import.meta.env.SSR && window.formMessages === undefined) {
  window.formMessages = [];
  addEventListener('message', (event) => window.formMessages?.push(event));
}

type Options = {
  /** The element that holds the page. */
  root: Element;
  /** Origin that forms may speak from. */
  origin: string;
  /** Called with the frame's id when its form is late, and again when it has arrived after all. */
  onLate: (id: string, isLate: boolean) => void;
};

type Watched = {
  frame: HTMLIFrameElement;
  wrapper: Element;
  hasSpoken: boolean;
  isLate: boolean;
  /** When it came into sight, and since when it is hidden; milliseconds of performance.now(). */
  seenAt: number | undefined;
  hiddenSince: number | undefined;
};

/**
 * Watches the form frames (`[data-embed] iframe[data-form-id]`) of a page: sets the heights they ask for,
 * shows frames that stay hidden, and tells which are late. Trusts a message only when it comes from one of
 * these frames and from the provider's origin. Returns the function that ends it and takes away frames that
 * a script has moved out of their place.
 */
export function watchEmbeds({ root, origin, onLate }: Options) {
  const watched = [
    ...root.querySelectorAll<HTMLIFrameElement>('[data-embed] iframe[data-form-id]'),
  ].map(
    (frame): Watched => ({
      frame,
      wrapper: frame.closest('[data-embed]') as Element,
      hasSpoken: false,
      isLate: false,
      seenAt: undefined,
      hiddenSince: undefined,
    }),
  );
  const stop = new AbortController();

  function hear(event: MessageEvent) {
    const entry = watched.find(({ frame }) => frame.contentWindow === event.source);
    if (!entry || event.source === null || event.origin !== origin) return;
    const height = requestedHeight(event.data);
    if (height === undefined) return;
    entry.hasSpoken = true;
    entry.frame.style.height = `${height}px`;
    setLate(entry, false);
  }
  window.formMessages?.forEach(hear);
  window.formMessages = undefined;
  addEventListener('message', hear, { signal: stop.signal });

  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const entry = watched.find(({ wrapper }) => wrapper === target);
      if (entry && isIntersecting) entry.seenAt ??= performance.now();
    }
  });
  for (const { wrapper } of watched) sight.observe(wrapper);

  function setLate(entry: Watched, isLate: boolean) {
    if (entry.isLate === isLate) return;
    entry.isLate = isLate;
    onLate(entry.frame.id, isLate);
  }

  function check() {
    const now = performance.now();
    // Scripts forbid every frame of the page to scroll, also those whose height never changes.
    for (const frame of root.querySelectorAll('iframe[scrolling]:not([data-form-id])')) {
      frame.removeAttribute('scrolling');
    }
    for (const entry of watched) {
      const { hasSpoken, seenAt, frame } = entry;
      if (!hasSpoken && seenAt !== undefined && now - seenAt > lateAfter) setLate(entry, true);
      entry.hiddenSince = isHidden(frame) ? (entry.hiddenSince ?? now) : undefined;
      if (entry.hiddenSince !== undefined && now - entry.hiddenSince > hiddenAtMost) reveal(frame);
    }
  }
  const timer = setInterval(check, checkEvery);

  return () => {
    stop.abort();
    window.formMessages = [];
    sight.disconnect();
    clearInterval(timer);
    for (const { frame, wrapper } of watched) if (!wrapper.contains(frame)) frame.remove();
  };
}

/** Whether a script has made a frame invisible or moved it off the screen. */
function isHidden(frame: HTMLIFrameElement) {
  const { display, visibility, opacity } = getComputedStyle(frame);
  const { right, bottom } = frame.getBoundingClientRect();
  return (
    display === 'none' ||
    visibility === 'hidden' ||
    Number(opacity) < 0.1 ||
    right <= 0 ||
    bottom + scrollY <= 0
  );
}

function reveal({ style }: HTMLIFrameElement) {
  for (const [name, value] of [
    ['display', 'block'],
    ['visibility', 'visible'],
    ['opacity', '1'],
    ['position', 'static'],
    ['transform', 'none'],
  ] as const) {
    style.setProperty(name, value, 'important');
  }
}
