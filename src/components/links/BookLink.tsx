import labels from '~/generated/texts/labels.ts';
import { ButtonLink } from './ButtonLink.tsx';

/** The button that leads to the contact page. */
export function BookLink({ className }: { className?: string | undefined }) {
  return (
    <ButtonLink to="/contact" className={className}>
      {labels.book}
    </ButtonLink>
  );
}
