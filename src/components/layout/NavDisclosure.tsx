import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import layout from '~/generated/texts/layout.ts';
import styles from './NavDisclosure.module.css';
import { useDisclosure } from './useDisclosure.ts';

type Props = {
  /** Name of the submenu, for its button. */
  label: string;
  /** Link to the page that lists the children. */
  link: ReactNode;
  /** Links and further submenus. */
  children: ReactNode;
  /** Opens beside its parent menu and scrolls. */
  nested?: boolean;
};

/**
 * A link with a submenu: WAI-ARIA's disclosure navigation. It opens on hover of a mouse and by its button;
 * until hydration, or without JavaScript, on hover and focus.
 */
export function NavDisclosure({ label, link, children, nested = false }: Props) {
  const id = useId();
  const { isOpen, toggle, rootProps } = useDisclosure();
  // Without a state, as long as nothing answers to events, CSS opens it.
  const state = useHydrated() ? isOpen : undefined;
  return (
    <div className={styles.item} data-open={state} data-nested={nested} {...rootProps}>
      {link}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name="chevron-down" />
        <VisuallyHidden>{`${label} ${layout.submenu}`}</VisuallyHidden>
      </button>
      {/* Scrolls, which some browsers take for a stop of the keyboard; its links are enough. */}
      <div id={id} className={styles.panel} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
