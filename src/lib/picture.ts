/** A picture in several formats and widths, as the build makes it from one master. */
export type PictureSource = {
  /** `srcset` by format, best first. */
  sources: Readonly<Record<string, string>>;
  /** Fallback with the intrinsic size in pixels. */
  img: { src: string; w: number; h: number };
};

/** The widths in which a picture is made: see tooling/plugins/pictures.ts. */
export type Treatment = 'hero' | 'portrait' | 'vista' | 'card' | 'section' | 'figure';

/** A picture as content names it: `picture` is its folder and name below src/content/images. */
export type PictureRef = { readonly picture: string; readonly as: Treatment };

/** A value of the content as the site gets it: each picture is what the build made of it. */
export type Built<Value> = Value extends PictureRef
  ? PictureSource
  : Value extends object
    ? { [Key in keyof Value]: Built<Value[Key]> }
    : Value;

/** Where the subject of a picture is, in percent from its left and from its top. */
export type Focus = readonly [number, number];

/** About how much of a picture a narrow crop shows, in percent. */
const shown = 50;

/**
 * Which part of a picture a crop shows, as `object-position` has it: around the subject, in steps of ten percent, for
 * which src/styles/positions.css has rules.
 */
export function cropPosition(focus: Focus): Focus {
  const step = (percent: number) => {
    const cut = ((percent - shown / 2) / (100 - shown)) * 100;
    return Math.round(Math.min(100, Math.max(0, cut)) / 10) * 10;
  };
  return [step(focus[0]), step(focus[1])];
}

/** The same picture without its files of more than `width` pixels. */
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
