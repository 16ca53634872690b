import type { ReactNode } from 'react';
import { Button } from '~/components/ui/Button.tsx';
import { booking } from '~/generated/site.ts';
import labels from '~/generated/texts/labels.ts';
import { ButtonLink } from './ButtonLink.tsx';

type Props = { className?: string | undefined; children?: ReactNode };

/** The button that leads to where visitors book: the contact page, or the clinic's booking page. */
export function BookLink({ className, children = labels.book }: Props) {
  return booking ? (
    <Button href={booking} className={className}>
      {children}
    </Button>
  ) : (
    <ButtonLink to="/contact" className={className}>
      {children}
    </ButtonLink>
  );
}
