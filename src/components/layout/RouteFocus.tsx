import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import { formAnchor } from '~/lib/anchor.ts';
import { arrival } from '~/lib/arrival.ts';

/** `index` counts the links of the document; `top` is the link's distance from the top of the window. */
type Followed = { index: number; href: string; top: number };

/**
 * Moves the focus with each navigation:
 * - to a new page: to its heading, and announces the page's name if the heading does not say it
 * - to a place on a page (#hash): to the heading of that place, which it opens if it is collapsed
 * - to the current page: to its form, or to the top
 * - Back and Forward: to the link that was followed from there, and announces the page's name
 */
export function RouteFocus() {
  const router = useRouter();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const followed = new Map<string, Followed>();
    let shown = historyKey();
    let clicked: Followed | undefined;
    let isBackOrForward = false;
    const remember = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      clicked = undefined;
      // With one of these keys, the browser opens the link elsewhere or saves it.
      if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
      const { top } = link.getBoundingClientRect();
      clicked = { index: [...document.links].indexOf(link), href: link.href, top };
    };
    const stopHistory = router.history.subscribe(({ action, location: { href, hash } }) => {
      // A click may also have called a phone number or opened a tab, and the search navigates without one.
      if (clicked?.href !== new URL(href, location.origin).href) clicked = undefined;
      if (clicked) followed.set(shown, clicked);
      const isByRouter = action.type === 'PUSH' || action.type === 'REPLACE';
      // For same-page #hash links the browser navigates itself; the router sees a history event, not a push.
      isBackOrForward = !isByRouter && !clicked;
      arrival.isAtTop = !isBackOrForward && hash === '';
    });
    const stopRendered = router.subscribe(
      'onRendered',
      ({ pathChanged: isNew, hrefChanged, toLocation: { hash } }) => {
        shown = historyKey();
        const isToBeSaid = isBackOrForward
          ? goBack(followed.get(shown), hash, isNew)
          : (hrefChanged || clicked !== undefined) && arrive(hash, isNew);
        setSaid(isToBeSaid ? document.title : '');
        isBackOrForward = false;
        clicked = undefined;
      },
    );
    reveal(document.getElementById(router.state.location.hash));
    addEventListener('click', remember, true);
    return () => {
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

/**
 * Moves to a place on the page; without one, to the top of a new page or to the form of the current page. Returns whether
 * the page's name is still to be said.
 */
function arrive(hash: string, isNew: boolean) {
  const heading = document.querySelector('h1');
  const id = hash || (!isNew && formAnchor);
  const place = (id && document.getElementById(id)) || heading;
  if (place) openAround(place);
  if (place === heading) scrollTo(0, 0);
  else place?.scrollIntoView();
  // Chromium itself moves the focus for a link within the page, with the next frame.
  if (hash && !isNew) requestAnimationFrame(() => setTimeout(() => focusPlace(place)));
  else focusPlace(place);
  return isNew && !document.title.includes(document.activeElement?.textContent ?? '');
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
 * Focuses the link that was followed, where it was in the window: the router has restored the scroll position, but items above
 * the link are collapsed again. If it is gone or hidden, focuses the heading of another page. Returns whether the page's name is
 * still to be said.
 */
function goBack(to: Followed | undefined, hash: string, isNew: boolean) {
  const link = to && document.links[to.index];
  if (link && link.href === to.href) {
    openAround(link);
    if (link.closest('main, footer'))
      scrollBy({ top: link.getBoundingClientRect().top - to.top, behavior: 'instant' });
    if (focus(link)) return true;
  }
  reveal(document.getElementById(hash));
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

/** Shows a place in a collapsed item: the browser could not scroll to it or, after a reload, has restored a position of before. */
function reveal(place: Element | null) {
  if (!place?.closest('details')) return;
  const wasClosed = openAround(place);
  place.scrollIntoView({ block: wasClosed ? 'start' : 'nearest' });
}

/** Returns whether the place was in a collapsed item, which is open now. */
function openAround(place: Element) {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  const around = closed.filter((item) => item.contains(place));
  for (const item of around) item.open = true;
  return around.length > 0;
}
