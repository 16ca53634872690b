import type { AnchorHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** "primary" for booking, once in a view; "secondary" beside it. */
  variant?: 'primary' | 'secondary';
  ref?: Ref<HTMLAnchorElement>;
};

/** A link that looks like a button. */
export function Button({ variant = 'primary', className = '', ...rest }: Props) {
  return <a {...rest} className={`${styles.button} ${className}`.trim()} data-variant={variant} />;
}
