import type { ReactNode } from 'react';
import { Button } from '~/components/ui/Button.tsx';
import { phones } from '~/generated/site.ts';
import labels from '~/generated/strings/labels.ts';
import { formatPhone, telephoneHref } from '~/lib/phone.ts';

type Props = {
  line?: 'scheduling' | 'insurance';
  icon?: ReactNode;
  /** Replaces the number. */
  children?: ReactNode;
  className?: string | undefined;
  /** Makes it a button. */
  variant?: 'primary' | 'secondary' | undefined;
};

/** Where it shows only a number and the clinic has several, screen readers also say what for, as in a list of links. */
export function PhoneLink({ line = 'scheduling', icon, children, className, variant }: Props) {
  const number = formatPhone(phones[line]);
  const isForAll = phones.scheduling === phones.insurance;
  const name = children || isForAll ? undefined : `${number}, ${labels.phoneFor[line]}`;
  const link = {
    href: telephoneHref(phones[line]),
    className,
    'aria-label': name,
    children: (
      <>
        {icon}
        {children ?? number}
      </>
    ),
  };
  return variant ? <Button {...link} variant={variant} /> : <a {...link} />;
}
