import { useHydrated } from '@tanstack/react-router';
import { useHead } from '@unhead/react';
import { createHead, UnheadProvider } from '@unhead/react/client';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { thirdParty } from '~/site/embeds.ts';

type Props = {
  /** Where the page has the provider's script: in the head, or as a tag in its body. */
  placement: 'head' | 'body';
  /** Media query of the screens that need it; all by default. */
  media?: string;
};

/** Keeps what forms say until their frames are watched; runs while the document is parsed. */
const keepMessages =
  "window.formMessages=[];addEventListener('message',e=>formMessages.length<99&&formMessages.push(e))";

// The router owns the head; unhead adds the provider's script to it, in the browser only. See docs/decisions.
const head = import.meta.env.SSR ? undefined : createHead();

/**
 * The provider's form script, in the document while this component is. It runs after hydration: it changes the frames,
 * and React would not recognize the page. Stands before the frames of its page.
 */
export function FormScript({ placement, media = 'all' }: Props) {
  const isHydrated = useHydrated();
  const isWanted = useMedia(media);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file. */}
      <script dangerouslySetInnerHTML={{ __html: keepMessages }} />
      {isHydrated && isWanted && head && (
        <UnheadProvider head={head}>
          <LiveScript placement={placement} />
        </UnheadProvider>
      )}
      {/* The tag of a document that is still to be hydrated; its type keeps it from running. */}
      {!isHydrated && placement === 'body' && <script type="text/plain" src={thirdParty.script} />}
    </>
  );
}

function LiveScript({ placement }: Pick<Props, 'placement'>) {
  // The next page with forms needs a new element, so that the script runs again.
  const key = useId();
  useHead({
    script: [
      {
        key,
        src: thirdParty.script,
        async: true,
        tagPosition: placement === 'body' ? 'bodyClose' : 'head',
      },
    ],
  });
  // The script replaces these for good; late messages would reach it when its frames are gone.
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
