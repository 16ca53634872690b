import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A followed link: which one of the page it is, where it leads, and how far down the window it stood. */
type Followed = { index: number; href: string; top: number };

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('main a')];

/**
 * Brings readers who go back to the link that they followed. The router restores a number of pixels, which is another
 * place once more of the page has been laid out (lazyLayout.css): for the same reason such a page is laid out whole.
 */
export function useRestoredPlace() {
  const router = useRouter();
  useEffect(() => {
    const { history } = router;
    const followed = new Map<string | undefined, Followed>();
    let key = history.location.state.__TSR_key;
    let clicked: Followed | undefined;
    let left: Followed | undefined;

    const remember = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('main a');
      clicked = link
        ? { index: links().indexOf(link), href: link.href, top: link.getBoundingClientRect().top }
        : undefined;
    };
    const stopHistory = history.subscribe(({ action, location }) => {
      const isPush = action.type === 'PUSH';
      if (isPush && clicked) followed.set(key, clicked);
      key = location.state.__TSR_key;
      left = isPush ? undefined : followed.get(key);
      document.documentElement.toggleAttribute('data-whole', !isPush || location.hash !== '');
    });
    const stopRendered = router.subscribe('onRendered', () => {
      const link = left && links()[left.index];
      if (left && link?.href === left.href) {
        scrollBy({ top: link.getBoundingClientRect().top - left.top, behavior: 'instant' });
        link.focus({ preventScroll: true });
      }
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
