import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import bricolage from '~/styles/fonts/bricolage.woff2?url';
import figtree from '~/styles/fonts/figtree.woff2?url';

/** As in src/styles/fonts/faces.css. */
const faces = [
  { family: 'Figtree', href: figtree, weight: '400 700' },
  { family: 'Bricolage Grotesque', href: bricolage, weight: '620' },
];

/**
 * Faces that came too late for the first page are not used in its document any more (font-display: optional). The next
 * page, which nobody has begun to read, gets them as new ones.
 */
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
          // The fallback stays.
          () => undefined,
        );
      }
    });
    return stop;
  }, [router]);
}
