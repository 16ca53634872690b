import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import { formAnchor } from '~/lib/anchor.ts';

/** A followed link: which one of the document it is, where it leads, and how far down the window it stood. */
type Followed = { index: number; href: string; top: number };

/**
 * Moves the focus along. A link leads it to the place that it names, or to the heading of a new page; on the page itself
 * to its form, or its top. Back and Forward lead it to the link that was followed from there, and the page's name is said.
 * The router restores a number of pixels, which is another place once more of the page has been laid out (lazyLayout.css):
 * so a page in which a place is looked for is laid out whole.
 */
export function RouteFocus() {
  const router = useRouter();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const { history } = router;
    const followed = new Map<string, Followed>();
    let key = keyOfEntry();
    let clicked: Followed | undefined;
    let isReturn = false;

    const remember = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      clicked = link
        ? {
            index: [...document.links].indexOf(link),
            href: link.href,
            top: link.getBoundingClientRect().top,
          }
        : undefined;
    };
    const stopHistory = history.subscribe(({ action, location: { hash, state } }) => {
      const isByRouter = action.type === 'PUSH' || action.type === 'REPLACE';
      // A link to a place on the page, which the browser has followed itself, looks like a move in the history.
      isReturn = !isByRouter && clicked?.href !== location.href;
      if (clicked && !isReturn) followed.set(key, clicked);
      key = (isByRouter && state.__TSR_key) || keyOfEntry();
      layOutWhole(isReturn || hash !== '');
    });
    const stopRendered = router.subscribe(
      'onRendered',
      async ({ pathChanged, hrefChanged, toLocation: { hash } }) => {
        const isFollowed = hrefChanged || clicked;
        const isReturned = isReturn;
        isReturn = false;
        clicked = undefined;
        setSaid('');
        if (!isReturned) {
          if (isFollowed) arrive(hash, pathChanged);
        } else if (await goBackTo(followed.get(key))) {
          setSaid(document.title);
        } else {
          reveal(document.getElementById(hash));
          if (pathChanged) focus(document.querySelector('h1'));
        }
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

/** What an entry of the history is known by; the router has put no key into one that the browser has made. */
const keyOfEntry = (): string => history.state?.__TSR_key ?? location.href;

const layOutWhole = (isWhole: boolean) =>
  document.documentElement.toggleAttribute('data-whole', isWhole);

/** Leads to a place on the page; without one, to the top of a new page, or to the form of the page that is shown. */
async function arrive(hash: string, isNew: boolean) {
  const heading = document.querySelector('h1');
  const place = document.getElementById(hash || (isNew ? '' : formAnchor)) ?? heading;
  await reveal(place);
  focus(place);
  if (isNew) return;
  if (place === heading) scrollTo(0, 0);
  else {
    layOutWhole(true);
    place?.scrollIntoView();
  }
}

/** Focuses a link of the page, at the height at which it was followed; resolves to false when it is not there any more. */
async function goBackTo(left: Followed | undefined) {
  const link = left && document.links[left.index];
  if (!link || link.href !== left.href) return false;
  const opened = openAround(link);
  if (link.closest('main, footer'))
    scrollBy({ top: link.getBoundingClientRect().top - left.top, behavior: 'instant' });
  await opened;
  focus(link);
  return document.activeElement === link;
}

function focus(target: Element | null) {
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Opens the collapsed item around a place. While it opens, its content is clipped: nothing scrolls there or gets the focus. */
async function openAround(target: Element) {
  const item = target.closest('details');
  if (!item) return false;
  item.open = true;
  await Promise.allSettled(item.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return true;
}

/** Opens the collapsed item around a place, and scrolls there. */
async function reveal(target: Element | null) {
  if (!target || !(await openAround(target))) return;
  const { top } = target.getBoundingClientRect();
  // The browser may have scrolled before all that is above had its height.
  if (top < 0 || top > innerHeight || scrollY === 0) target.scrollIntoView();
}
