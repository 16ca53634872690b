import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './Table.module.css';

export function Table({ children, ...name }: ComponentProps<'table'>) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(current.scrollWidth > current.clientWidth),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      ref={box}
      className={styles.box}
      role="group"
      // Makes the box scrollable with the keyboard.
      {...(scrolls && { tabIndex: 0, 'aria-labelledby': name['aria-labelledby'] })}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: `display: block` on phones removes the table role. */}
      <table {...name} className={styles.table} role="table">
        {children}
      </table>
    </div>
  );
}
