import { useHydrated } from '@tanstack/react-router';
import { useHead } from '@unhead/react';
import { createHead, UnheadProvider } from '@unhead/react/client';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { script } from '~/generated/embeds.ts';

type Props = {
  placement: 'head' | 'body';
  media?: string;
};

/** Keeps messages of forms until useFrame listens; runs while the document is parsed. */
const keepMessages =
  "window.formMessages=[];addEventListener('message',e=>formMessages.length<99&&formMessages.push(e))";

// The router owns the head; in the browser, unhead adds the provider's script to it. See docs/decisions/0010-forms.md.
const head = script && !import.meta.env.SSR ? createHead() : undefined;

/** The script of the forms' provider, if it has one. It runs after hydration, as it changes frames. Stands before the frames of its page. */
export function FormScript({ placement, media = 'all' }: Props) {
  const isHydrated = useHydrated();
  const isWanted = useMedia(media);
  if (!script) return null;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file. */}
      <script dangerouslySetInnerHTML={{ __html: keepMessages }} />
      {isHydrated && isWanted && head && (
        <UnheadProvider head={head}>
          <LiveScript placement={placement} />
        </UnheadProvider>
      )}
      {/* The tag in the prerendered document, which this type keeps from running. */}
      {!isHydrated && placement === 'body' && <script type="text/plain" src={script} />}
    </>
  );
}

function LiveScript({ placement }: Pick<Props, 'placement'>) {
  // A new element on the next page with forms makes the script run again.
  const key = useId();
  useHead({
    script: [
      {
        key,
        src: script,
        async: true,
        tagPosition: placement === 'body' ? 'bodyClose' : 'head',
      },
    ],
  });
  // The script replaces these for good, and late messages would reach it after its frames are gone.
  useEffect(() => {
    const { onmessage, onload } = window;
    return () => {
      window.onmessage = onmessage;
      window.onload = onload;
    };
  }, []);
  return null;
}

function useMedia(query: string) {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
