import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import labels from '~/generated/strings/labels.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  /** The subject of the link, read by screen readers. */
  about: string;
  label?: 'learnMore' | 'readMore';
  ref?: Ref<HTMLAnchorElement>;
};

function Anchor({ about, label = 'learnMore', ...rest }: Props) {
  return (
    <a {...rest} data-screen-only>
      {labels[label]} <VisuallyHidden>{`${labels.about} ${about}`}</VisuallyHidden>
    </a>
  );
}

/** The "Learn More" link of a card or section. */
export const LearnMore = createLink(Anchor);
