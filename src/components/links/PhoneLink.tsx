import type { ReactNode } from 'react';
import { phones } from '~/generated/site.ts';
import { formatPhone, telephoneHref } from '~/lib/phone.ts';

type Props = {
  line?: 'scheduling' | 'insurance';
  children?: ReactNode;
  className?: string | undefined;
};

/** A link that calls the clinic. */
export function PhoneLink({ line = 'scheduling', children, className }: Props) {
  const phone = phones[line];
  return (
    <a href={telephoneHref(phone)} className={className}>
      {children ?? formatPhone(phone)}
    </a>
  );
}
