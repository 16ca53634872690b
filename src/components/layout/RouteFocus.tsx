import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import { formAnchor } from '~/lib/anchor.ts';

/** `index` counts the links of the document; `top` is the link's distance from the top of the window. */
type Followed = { index: number; href: string; top: number };

/**
 * Moves the focus with each navigation:
 * - to a new page: to its heading, and announces the page's name if the heading does not say it
 * - to a place on a page (#hash): to the heading of that place
 * - to the current page: to its form, or to the top
 * - Back and Forward: to the link that was followed from there, and announces the page's name
 *
 * The router restores the scroll position in pixels, which is a different place once more of the page has been laid out
 * (lazyLayout.css), so a page that is scrolled to a place is laid out whole. What a navigation still has to do ends when the
 * next one begins.
 */
export function RouteFocus() {
  const router = useRouter();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const followed = new Map<string, Followed>();
    let shown = historyKey();
    let clicked: Followed | undefined;
    let isBackOrForward = false;
    let underway = new AbortController();
    const remember = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      clicked = undefined;
      // With one of these keys, the browser opens the link elsewhere or saves it.
      if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
      const { top } = link.getBoundingClientRect();
      clicked = { index: [...document.links].indexOf(link), href: link.href, top };
    };
    const stopHistory = router.history.subscribe(({ action, location: { href, hash } }) => {
      underway.abort();
      underway = new AbortController();
      // A click may also have called a phone number or opened a tab, and the search navigates without one.
      if (clicked?.href !== new URL(href, location.origin).href) clicked = undefined;
      if (clicked) followed.set(shown, clicked);
      const isByRouter = action.type === 'PUSH' || action.type === 'REPLACE';
      // For same-page #hash links the browser navigates itself; the router sees a history event, not a push.
      isBackOrForward = !isByRouter && !clicked;
      for (const part of document.querySelectorAll<HTMLElement>(lazyParts))
        part.style.removeProperty('content-visibility');
      setEagerLayout(isBackOrForward || hash !== '');
    });
    const stopRendered = router.subscribe(
      'onRendered',
      async ({ pathChanged, hrefChanged, toLocation: { hash } }) => {
        const { signal } = underway;
        const isFollowed = hrefChanged || clicked !== undefined;
        shown = historyKey();
        setSaid('');
        layOutWhenIdle(signal);
        const arrival = isBackOrForward
          ? goBack(followed.get(shown), hash, pathChanged, signal)
          : isFollowed && arrive(hash, pathChanged, signal);
        isBackOrForward = false;
        clicked = undefined;
        if ((await arrival) && !signal.aborted) setSaid(document.title);
      },
    );
    layOutWhenIdle(underway.signal);
    reveal(document.getElementById(router.state.location.hash), underway.signal);
    addEventListener('click', remember, true);
    return () => {
      underway.abort();
      removeEventListener('click', remember, true);
      stopHistory();
      stopRendered();
    };
  }, [router]);
  return (
    <p role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </p>
  );
}

/** A key of the current history entry; in browsers without the Navigation API its address, which entries can share. */
const historyKey = () => window.navigation?.currentEntry?.key ?? location.href;

/** All that lazyLayout.css may leave for later. */
const lazyParts = 'main > *, article > *, [data-lazy-children] > *, footer';

const setEagerLayout = (isEager: boolean) =>
  document.documentElement.toggleAttribute('data-eager-layout', isEager);

/**
 * Screen readers skip what is not laid out. A part at a time: all of a long page at once keeps a phone busy, and Chromium's
 * scroll anchoring then misses the place that is read.
 */
function layOutWhenIdle(signal: AbortSignal) {
  window.requestIdleCallback?.(() => {
    if (signal.aborted) return;
    const parts = document.querySelectorAll<HTMLElement>(lazyParts);
    const part = [...parts].find(({ style }) => style.contentVisibility === '');
    if (part) {
      part.style.contentVisibility = 'visible';
      part.getBoundingClientRect();
      layOutWhenIdle(signal);
    } else setEagerLayout(true);
  });
}

/**
 * Moves to a place on the page; without one, to the top of a new page or to the form of the current page. Resolves to whether
 * the page's name is still to be said.
 */
async function arrive(hash: string, isNew: boolean, signal: AbortSignal) {
  const heading = document.querySelector('h1');
  const id = hash || (!isNew && formAnchor);
  const place = (id && document.getElementById(id)) || heading;
  await reveal(place, signal);
  // Chromium itself moves the focus for a link within the page, with the next frame.
  if (hash && !isNew)
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  if (signal.aborted) return false;
  focusPlace(place);
  if (isNew) return !document.title.includes(document.activeElement?.textContent ?? '');
  setEagerLayout(true);
  if (place === heading) scrollTo(0, 0);
  else place?.scrollIntoView();
  return false;
}

/**
 * Focuses a place by a part that screen readers speak, as they say nothing of a section without a name: a collapsed item
 * by its summary, other places by their first heading, link or field. An item of a list, such as a warning sign, is described by
 * the heading above the list, which says what to do.
 */
function focusPlace(place: Element | null) {
  const above = place?.parentElement?.previousElementSibling;
  if (place?.matches('li') && above?.matches('h2, h3, h4'))
    place.setAttribute('aria-description', above.textContent);
  const summary = place?.closest('details')?.querySelector('summary');
  const parts = place?.matches('h1, h2, h3, h4, li')
    ? [place]
    : [summary, place?.querySelector('h1, h2, h3, h4'), place?.querySelector('a, input'), place];
  // On wide screens, some summaries are hidden, and their items open.
  for (const part of parts) if (part && focus(part)) return;
}

/**
 * Focuses the link that was followed, scrolled to where it was; if it is gone or hidden, the heading of another page.
 * Resolves to whether the page's name is still to be said.
 */
async function goBack(to: Followed | undefined, hash: string, isNew: boolean, signal: AbortSignal) {
  const link = to && document.links[to.index];
  if (link && link.href === to.href) {
    const opened = openAround(link);
    if (link.closest('main, footer'))
      scrollBy({ top: link.getBoundingClientRect().top - to.top, behavior: 'instant' });
    await opened;
    if (signal.aborted || focus(link)) return true;
  }
  reveal(document.getElementById(hash), signal);
  if (isNew) focus(document.querySelector('h1'));
  return isNew;
}

/** Returns false if the element is hidden. */
function focus(target: Element | null) {
  if (!(target instanceof HTMLElement)) return false;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}

/** Opens the collapsed items around a place and waits, since their clipped content can be neither scrolled to nor focused. */
async function openAround(target: Element) {
  const items = [...document.querySelectorAll('details')].filter((item) => item.contains(target));
  for (const item of items) item.open = true;
  // A round for each: an item within another moves once the other shows it.
  for (const _ of items) {
    const animations = items.flatMap((item) => item.getAnimations({ subtree: true }));
    await Promise.allSettled(animations.map(({ finished }) => finished));
  }
  return items.length > 0;
}

async function reveal(target: Element | null, signal: AbortSignal) {
  if (!target || !(await openAround(target)) || signal.aborted) return;
  const isOutOfView = () => {
    const { top } = target.getBoundingClientRect();
    return top < 0 || top > innerHeight;
  };
  // The browser may have scrolled before everything above had its height, and more of it may get one.
  if (isOutOfView() || scrollY === 0) target.scrollIntoView();
  window.requestIdleCallback?.(() => {
    if (!signal.aborted && isOutOfView()) target.scrollIntoView();
  });
}
