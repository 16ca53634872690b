import bricolage from '@fonts/bricolage.woff2?url';
import figtree from '@fonts/figtree.woff2?url';

/** The brand's faces as fonts.css declares them. */
export const faces = [
  { family: 'Figtree', href: figtree, weight: '400 700' },
  { family: 'Bricolage Grotesque', href: bricolage, weight: '620' },
] as const;
