import { type ReactNode, useId } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import layout from '~/generated/strings/layout.ts';
import styles from './NavDisclosure.module.css';
import { useDisclosure } from './useDisclosure.ts';

type Props = {
  label: string;
  link: ReactNode;
  children: ReactNode | ((isOpen: boolean) => ReactNode);
  /** Whether it is inside another submenu: it then opens beside that one and scrolls. */
  nested?: boolean;
};

/** A submenu that opens on mouse hover and by a button: the WAI-ARIA pattern of disclosure navigation. */
export function NavDisclosure({ label, link, children, nested = false }: Props) {
  const id = useId();
  const { isOpen, toggle, rootProps } = useDisclosure();
  return (
    <div className={styles.item} data-open={isOpen} data-nested={nested} {...rootProps}>
      {link}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen ?? false}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name="chevron-down" />
        <VisuallyHidden>{`${label} ${layout.submenu}`}</VisuallyHidden>
      </button>
      {/* Some browsers make a scrolling element a tab stop. */}
      <div id={id} className={styles.panel} tabIndex={-1}>
        {typeof children === 'function' ? children(isOpen ?? false) : children}
      </div>
    </div>
  );
}
