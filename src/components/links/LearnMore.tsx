import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { Button } from '~/components/ui/Button.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import labels from '~/generated/strings/labels.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  /** The subject of the link, read by screen readers. */
  about: string;
  label?: 'learnMore' | 'readMore';
  ref?: Ref<HTMLAnchorElement>;
};

function Anchor({ about, label = 'learnMore', ...rest }: Props) {
  const text = (
    <>
      {labels[label]} <VisuallyHidden>{`${labels.about} ${about}`}</VisuallyHidden>
    </>
  );
  return label === 'readMore' ? (
    <Button variant="secondary" {...rest}>
      {text}
    </Button>
  ) : (
    <a {...rest} data-screen-only>
      {text}
    </a>
  );
}

export const LearnMore = createLink(Anchor);
