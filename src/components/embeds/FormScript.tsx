import { useHead } from '@unhead/react';
import { createHead } from '@unhead/react/client';
import { useEffect, useId, useState } from 'react';
import { script } from '~/generated/embeds.ts';

type Props = {
  /** Where the specification has the script: in the head, or as a tag in the body. */
  placement: 'head' | 'body';
  /** Media query of the screens on which the page loads the script. */
  media?: string;
};

/** Keeps messages of forms until useFrame listens; runs while the document is parsed. */
const keepMessages =
  "window.formMessages=[];addEventListener('message',e=>formMessages.length<99&&formMessages.push(e))";

// The router owns the head; in the browser, unhead adds the provider's script to it. See docs/decisions/0009-head.md.
const head = script && !import.meta.env.SSR ? createHead() : undefined;

/** Loads the script of the forms' provider, if it has one, after hydration. Goes before the frames of its page. */
export function FormScript({ placement, media = 'all' }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  // The script changes frames, which React would not recognize if it ran before hydration.
  useEffect(() => {
    const query = matchMedia(media);
    const update = () => query.matches && setIsWanted(true);
    update();
    // A tablet may be turned later.
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, [media]);
  if (!script) return null;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file. */}
      <script dangerouslySetInnerHTML={{ __html: keepMessages }} />
      {isWanted && head ? (
        <LiveScript placement={placement} head={head} />
      ) : (
        // The client's requirements want a script tag in the HTML; type=text/plain keeps it from running.
        placement === 'body' && <script type="text/plain" data-src={script} />
      )}
    </>
  );
}

type LiveProps = Pick<Props, 'placement'> & { head: NonNullable<typeof head> };

function LiveScript({ placement, head }: LiveProps) {
  // A new key for each page gives it an element of its own, so that the script runs again.
  const key = useId();
  const tagPosition = placement === 'body' ? 'bodyClose' : 'head';
  useHead({ script: [{ key, src: script, async: true, tagPosition }] }, { head });
  // The script replaces both handlers, and would get messages even after its frames are gone.
  useEffect(() => {
    const { onmessage, onload } = window;
    return () => {
      Object.assign(window, { onmessage, onload });
    };
  }, []);
  return null;
}
