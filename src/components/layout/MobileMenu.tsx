import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useEffect, useId, useRef } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import layout from '~/generated/strings/layout.ts';
import { Logo } from './Logo.tsx';
import styles from './MobileMenu.module.css';
import { MobileMenuContent } from './MobileMenuContent.tsx';

/** Screens wide enough for the navigation, as in DesktopNav.module.css. */
const wideScreen = '(width >= 75rem)';

/** A modal dialog, whose focus the browser manages; without JavaScript, a popover. */
export function MobileMenu() {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const close = useCallback(() => {
    dialog.current?.close();
    // Firefox before 125 and Safari before 17 have no popovers.
    dialog.current?.hidePopover?.();
  }, []);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    close();
    dialog.current?.showModal();
    // Instead of its first button, so that screen readers say that it is the menu.
    dialog.current?.focus();
  };

  // A popover that was opened before hydration becomes modal, and looks the same.
  useEffect(() => {
    const menu = dialog.current;
    if (!menu?.hidePopover || !menu.matches(':popover-open')) return;
    const { scrollTop } = menu;
    const focused = menu.querySelector<HTMLElement>(':focus') ?? menu;
    menu.hidePopover();
    menu.showModal();
    focused.focus({ preventScroll: true });
    menu.scrollTop = scrollTop;
  }, []);

  useEffect(() => {
    const query = matchMedia(wideScreen);
    query.addEventListener('change', close);
    const stopNavigation = router.subscribe('onBeforeNavigate', close);
    return () => {
      query.removeEventListener('change', close);
      stopNavigation();
    };
  }, [router, close]);

  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };

  return (
    <>
      <button
        type="button"
        className={styles.open}
        popoverTarget={id}
        onClick={open}
        data-screen-only
      >
        <Icon name="menu" />
        <VisuallyHidden>{layout.openMenu}</VisuallyHidden>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only for the backdrop; keyboard users have Escape and the close button. */}
      <dialog
        ref={dialog}
        id={id}
        // Some browsers make a scrolling element a tab stop.
        tabIndex={-1}
        popover="auto"
        className={styles.dialog}
        aria-label={layout.menu}
        onClick={closeOnBackdrop}
      >
        <div className={styles.content}>
          <div className={styles.head}>
            <button
              type="button"
              className={styles.close}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={close}
            >
              <Icon name="x" />
              <VisuallyHidden>{layout.closeMenu}</VisuallyHidden>
            </button>
            <Logo />
          </div>
          <MobileMenuContent />
        </div>
      </dialog>
    </>
  );
}
