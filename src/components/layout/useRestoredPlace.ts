import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A link that was followed, and how far down the window it stood. */
type Followed = { href: string; index: number; top: number };

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter(
    (link) => link.getAttribute('href') === href,
  );

/**
 * Takes readers who go back to the link that they followed: the router restores pixels, which is another place if parts
 * above have been laid out since (lazyLayout.css). So a page is also laid out whole before a scroll to a place in it.
 */
export function useRestoredPlace() {
  const router = useRouter();
  useEffect(() => {
    const { history } = router;
    const followed = new Map<string, Followed>();
    let key = history.location.state.__TSR_key ?? '';
    let clicked: Followed | undefined;
    let left: Followed | undefined;

    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a') : null;
      const href = link?.getAttribute('href');
      clicked =
        link && href
          ? {
              href,
              index: linksTo(href).indexOf(link as HTMLAnchorElement),
              top: link.getBoundingClientRect().top,
            }
          : undefined;
    };
    const stopHistory = history.subscribe(({ action, location }) => {
      const isPush = action.type === 'PUSH';
      if (isPush && clicked) followed.set(key, clicked);
      key = location.state.__TSR_key ?? '';
      clicked = undefined;
      left = isPush ? undefined : followed.get(key);
      document.documentElement.toggleAttribute('data-whole', !isPush || location.hash !== '');
    });
    const stopRendered = router.subscribe('onRendered', () => {
      const link = left && linksTo(left.href)[left.index];
      if (!left || !link) return;
      scrollBy({ top: link.getBoundingClientRect().top - left.top, behavior: 'instant' });
      link.focus({ preventScroll: true });
      left = undefined;
    });
    addEventListener('click', remember, true);
    return () => {
      removeEventListener('click', remember, true);
      stopHistory();
      stopRendered();
    };
  }, [router]);
}
