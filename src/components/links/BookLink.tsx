import type { ReactNode } from 'react';
import { Button } from '~/components/ui/Button.tsx';
import { booking } from '~/generated/site.ts';
import labels from '~/generated/strings/labels.ts';
import { preloadInView } from '~/lib/savesData.ts';
import { ButtonLink } from './ButtonLink.tsx';

type Props = {
  className?: string | undefined;
  /** "secondary" where the view already has a primary booking button. */
  variant?: 'primary' | 'secondary' | undefined;
  children?: ReactNode;
};

export function BookLink({ className, variant, children = labels.book }: Props) {
  return booking ? (
    <Button href={booking} className={className} variant={variant}>
      {children}
    </Button>
  ) : (
    <ButtonLink to="/contact" preload={preloadInView} className={className} variant={variant}>
      {children}
    </ButtonLink>
  );
}
