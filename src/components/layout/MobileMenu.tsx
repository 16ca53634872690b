import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '~/components/ui/Icon';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden';
import { Kept } from './Kept';
import styles from './MobileMenu.module.css';
import { MobileMenuContent } from './MobileMenuContent';

/** Width from which the whole navigation fits; the same as in DesktopNav.module.css. */
const wideScreen = '(width >= 75rem)';

/**
 * The slide-in menu of small screens: a modal dialog, so that the browser keeps focus inside, closes it on
 * Escape and gives focus back. `command` opens it even without JavaScript; the click handler serves older browsers.
 */
export function MobileMenu() {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    const query = matchMedia(wideScreen);
    const closeWhenWide = () => query.matches && dialog.current?.close();
    query.addEventListener('change', closeWhenWide);
    addEventListener('popstate', close);
    return () => {
      query.removeEventListener('change', closeWhenWide);
      removeEventListener('popstate', close);
    };
  });

  const closeOnBackdropOrLink = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) close();
  };

  return (
    <>
      <button
        type="button"
        className={styles.open}
        command="show-modal"
        commandfor={id}
        onClick={() => dialog.current?.open || dialog.current?.showModal()}
      >
        <Icon name="menu" />
        <VisuallyHidden>Open the menu</VisuallyHidden>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click closes on the backdrop; the keyboard has Escape and the close button. */}
      <dialog
        ref={dialog}
        id={id}
        className={styles.dialog}
        aria-label="Menu"
        onClick={closeOnBackdropOrLink}
      >
        <div className={styles.content}>
          <button
            type="button"
            className={styles.close}
            command="close"
            commandfor={id}
            onClick={close}
          >
            <Icon name="x" />
            <VisuallyHidden>Close the menu</VisuallyHidden>
          </button>
          <Kept id="menu-content" className={styles.pages}>
            {import.meta.env.SSR || import.meta.env.DEV ? <MobileMenuContent /> : null}
          </Kept>
        </div>
      </dialog>
    </>
  );
}
