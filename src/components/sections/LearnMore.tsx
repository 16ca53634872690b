import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  /** What there is to learn about; completes the link's words for screen readers. */
  about: string;
  /** Words of the link. */
  label?: 'Learn More' | 'Read More';
  ref?: Ref<HTMLAnchorElement>;
};

function Anchor({ about, label = 'Learn More', ...rest }: Props) {
  return (
    <a {...rest}>
      {label} <VisuallyHidden>{`about ${about}`}</VisuallyHidden>
    </a>
  );
}

/** The link of a card or section to its page. */
export const LearnMore = createLink(Anchor);
