/** One picture in several formats and widths, as the build makes it: `sources` maps formats to srcsets. */
export type PictureSource = {
  sources: Readonly<Record<string, string>>;
  img: { src: string; w: number; h: number };
};

/** How a page uses a picture, which decides its widths: see tooling/plugins/pictures.ts. */
export type PictureUse = 'hero' | 'portrait' | 'card' | 'section' | 'figure';

/** A reference to a picture in content: its path in src/content/images, without the file extension. */
export type PictureRef = { readonly picture: string; readonly as: PictureUse };

/** Content as components receive it, with built pictures instead of references. */
export type Built<Value> = Value extends PictureRef
  ? PictureSource
  : Value extends object
    ? { [Key in keyof Value]: Built<Value[Key]> }
    : Value;

/** Position of the subject in a picture, in percent from the left and the top. */
export type FocalPoint = readonly [number, number];

/** The `sizes` attribute of a picture beside a text. */
export const mediaSizes = '(width >= 64rem) 36vw, 92vw';

export const faceFocalPoint: FocalPoint = [50, 30];

/** Approximate share of a picture that a narrow crop shows, in percent. */
const cropSize = 50;

/** The `object-position`, in percent, that centers a crop on the subject, rounded to the steps in src/styles/positions.css. */
export function cropPosition(focalPoint: FocalPoint): FocalPoint {
  const step = (percent: number) => {
    const position = ((percent - cropSize / 2) / (100 - cropSize)) * 100;
    return Math.round(Math.min(100, Math.max(0, position)) / 10) * 10;
  };
  return [step(focalPoint[0]), step(focalPoint[1])];
}

/** `width` is in pixels. */
export function noWiderThan(width: number, { sources, img }: PictureSource): PictureSource {
  const small = (srcSet: string) =>
    srcSet
      .split(', ')
      .filter((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]) <= width)
      .join(', ');
  return {
    sources: Object.fromEntries(
      Object.entries(sources).map(([format, set]) => [format, small(set)]),
    ),
    img,
  };
}
