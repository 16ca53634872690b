import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '~/components/ui/Icon';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden';
import styles from './MobileMenu.module.css';
import { MobileMenuContent } from './MobileMenuContent';

/** Width from which the whole navigation fits; the same as in DesktopNav.module.css. */
const wideScreen = '(width >= 75rem)';

/** Whether the browser obeys `command` of buttons. */
const hasCommands = () => 'command' in HTMLButtonElement.prototype;

/**
 * The slide-in menu of small screens: a modal dialog, so that the browser keeps focus inside, closes it on
 * Escape and gives focus back. `command` opens it even without JavaScript; the click handler serves older browsers.
 */
export function MobileMenu() {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const close = () => dialog.current?.close();

  useEffect(() => {
    const query = matchMedia(wideScreen);
    // Missing in Safari 13, as below.
    query.addEventListener?.('change', close);
    const stopNavigation = router.subscribe('onBeforeNavigate', close);
    return () => {
      query.removeEventListener?.('change', close);
      stopNavigation();
    };
  });

  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };

  return (
    <>
      <button
        type="button"
        className={styles.open}
        command="show-modal"
        commandfor={id}
        onClick={() => hasCommands() || dialog.current?.showModal()}
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
        onClick={closeOnBackdrop}
      >
        <div className={styles.content}>
          <button
            type="button"
            className={styles.close}
            command="close"
            commandfor={id}
            onClick={() => hasCommands() || close()}
          >
            <Icon name="x" />
            <VisuallyHidden>Close the menu</VisuallyHidden>
          </button>
          <div className={styles.pages}>
            <MobileMenuContent />
          </div>
        </div>
      </dialog>
    </>
  );
}
