import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import bricolage from '~/styles/fonts/bricolage.woff2?url';
import figtree from '~/styles/fonts/figtree.woff2?url';

/** As in faces.css. */
const faces = [
  { family: 'Figtree', href: figtree, weight: '400 700' },
  { family: 'Bricolage Grotesque', href: bricolage, weight: '620' },
];

/** Adds the fonts for the next page: those that were late for the first (font-display: optional) are not used in it. */
export function useBrandFonts() {
  const router = useRouter();
  useEffect(() => {
    const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (!pathChanged) return;
      stop();
      for (const { family, href, weight } of faces) {
        const face = new FontFace(family, `url("${href}")`, { weight });
        face.load().then(
          () => document.fonts.add(face),
          () => undefined,
        );
      }
    });
    return stop;
  }, [router]);
}
