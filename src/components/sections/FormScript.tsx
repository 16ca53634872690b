import { useHydrated } from '@tanstack/react-router';
import { useHead } from '@unhead/react';
import { createHead, UnheadProvider } from '@unhead/react/client';
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { thirdParty } from '~/lib/embeds';

type Props = {
  /** Where the page has the provider's script: in the head, or as a tag in its body. */
  placement: 'head' | 'body';
  /** Media query of the screens that need it; all by default. */
  media?: string;
};

/** Keeps what forms say until their frames are watched; runs while the document is read. */
const keepMessages =
  "window.formMessages=[];addEventListener('message',e=>formMessages.length<99&&formMessages.push(e))";

/**
 * The provider's form script, in the document while this component is. It runs after hydration: it changes the
 * frames, and React would not know the page again. Stands before the frames of its page.
 */
export function FormScript({ placement, media = 'all' }: Props) {
  const isHydrated = useHydrated();
  const isWanted = useMedia(media);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file. */}
      <script dangerouslySetInnerHTML={{ __html: keepMessages }} />
      {isHydrated && isWanted && (
        <Head>
          <LiveScript placement={placement} />
        </Head>
      )}
      {/* The tag of a document that is still to be hydrated; its type keeps it from running. */}
      {!isHydrated && placement === 'body' && <script type="text/plain" src={thirdParty.script} />}
    </>
  );
}

function Head({ children }: { children: ReactNode }) {
  const [head] = useState(createHead);
  return <UnheadProvider head={head}>{children}</UnheadProvider>;
}

function LiveScript({ placement }: Pick<Props, 'placement'>) {
  // A key of its own: the next page with forms needs an element of its own, which runs again.
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
  // The script takes these over for good; late messages would reach it when its frames are gone.
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
    (changed) => {
      const list = matchMedia(query);
      // Missing in Safari 13.
      list.addEventListener?.('change', changed);
      return () => list.removeEventListener?.('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
