import { lazy, Suspense, useEffect, useState } from 'react';
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

// Without it, forms still work: they are in the HTML.
const LiveScript = lazy(() =>
  import('./LiveScript.tsx').then(
    ({ LiveScript }) => ({ default: LiveScript }),
    () => ({ default: () => null }),
  ),
);

/**
 * Loads the script of the forms' provider, if it has one, after hydration. Goes before the frames of its page, in the
 * same AfterHero: a script that ran while they were still missing would never find them.
 */
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
      {isWanted ? (
        <Suspense>
          <LiveScript src={script} placement={placement} />
        </Suspense>
      ) : (
        // The client's requirements want a script tag in the HTML; type=text/plain keeps it from running.
        placement === 'body' && <script type="text/plain" data-src={script} />
      )}
    </>
  );
}
