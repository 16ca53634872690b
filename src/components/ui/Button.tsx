import type { AnchorHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** "primary" for booking, once per view; "secondary" for the rest. */
  variant?: 'primary' | 'secondary' | undefined;
  ref?: Ref<HTMLAnchorElement>;
};

/** Not printed: what paper should say, such as a phone number, is in a text or a CallLink. */
export function Button({ variant = 'primary', className = '', ...rest }: Props) {
  const names = `${styles.button} ${className}`.trim();
  return <a {...rest} className={names} data-variant={variant} data-screen-only />;
}
