import { retext } from 'retext';
import retextSmartypants from 'retext-smartypants';

const processor = retext().use(retextSmartypants);

/** Sets typographic quotes, apostrophes, dashes and ellipses. */
export const typographic = (text: string) => String(processor.processSync(text)).trimEnd();
