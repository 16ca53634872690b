import { useHead } from '@unhead/react';
import { createHead, UnheadProvider } from '@unhead/react/client';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { thirdParty } from '~/lib/embeds';
import { pageId } from '~/lib/firstPage';
import { watchEmbeds } from '~/lib/watchEmbeds';
import type { FormScript } from './formScript';
import { LateForm } from './LateForm';
import { OpeningNotes } from './OpeningNotes';

type Props = {
  /** Where the page wants the provider's script. */
  formScript: FormScript;
};

const head = createHead();

/**
 * What pages with forms need while they are shown: the provider's script, a watch over the form frames, and
 * notes on whether the office is open. It stands in the frame and reaches into the page, which may not be
 * hydrated; it is fetched on these pages only, after hydration.
 */
export function LivePage({ formScript }: Props) {
  return (
    <UnheadProvider head={head}>
      {formScript !== 'smallScreens' || matchMedia('(width < 64rem)').matches ? (
        <ProviderScript placement={formScript === 'body' ? 'bodyClose' : 'head'} />
      ) : null}
      <LateForms />
      <OpeningNotes />
    </UnheadProvider>
  );
}

function ProviderScript({ placement }: { placement: 'head' | 'bodyClose' }) {
  useHead({ script: [{ src: thirdParty.script, async: true, tagPosition: placement }] });
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

function LateForms() {
  const [late, setLate] = useState<readonly string[]>([]);
  useEffect(() => {
    const root = document.getElementById(pageId);
    if (!root) return undefined;
    return watchEmbeds({
      root,
      origin: thirdParty.formOrigin ?? location.origin,
      onLate: (id, isLate) =>
        setLate((ids) => (isLate ? [...ids, id] : ids.filter((other) => other !== id))),
    });
  }, []);
  return late.map((id) => {
    const place = document.getElementById(`${id}-status`);
    const frame = document.getElementById(id) as HTMLIFrameElement | null;
    return place && frame && createPortal(<LateForm src={frame.src} />, place, id);
  });
}
