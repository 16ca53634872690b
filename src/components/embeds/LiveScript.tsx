import { useHead } from '@unhead/react';
import { createHead } from '@unhead/react/client';
import { useEffect, useId } from 'react';

// The router owns the head; unhead adds the provider's script to it. See docs/decisions/0005-head.md.
const head = createHead();

type Props = { src: string; placement: 'head' | 'body' };

/** In a file of its own, so that no page waits for unhead. */
export function LiveScript({ src, placement }: Props) {
  // A new key for each page gives it an element of its own, so that the script runs again.
  const key = useId();
  const tagPosition = placement === 'body' ? 'bodyClose' : 'head';
  useHead({ script: [{ key, src, async: true, tagPosition }] }, { head });
  // The script replaces both handlers, and would get messages even after its frames are gone.
  useEffect(() => {
    const { onmessage, onload } = window;
    return () => {
      Object.assign(window, { onmessage, onload });
    };
  }, []);
  return null;
}
