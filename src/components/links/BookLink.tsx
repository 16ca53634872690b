import type { ReactNode } from 'react';
import { Button } from '~/components/ui/Button.tsx';
import { booking } from '~/generated/site.ts';
import labels from '~/generated/strings/labels.ts';
import { ButtonLink } from './ButtonLink.tsx';

type Props = {
  className?: string | undefined;
  /** "secondary" where another button of the view leads there, too. */
  variant?: 'primary' | 'secondary' | undefined;
  children?: ReactNode;
};

/** The button that leads to where visitors book: the contact page, or the clinic's booking page. */
export function BookLink({ className, variant, children = labels.book }: Props) {
  return booking ? (
    <Button href={booking} className={className} variant={variant}>
      {children}
    </Button>
  ) : (
    <ButtonLink to="/contact" className={className} variant={variant}>
      {children}
    </ButtonLink>
  );
}
