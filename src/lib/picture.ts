/** A picture in several formats and widths, as the image plugin makes it from one master. */
export type PictureSource = {
  /** `srcset` by format, best first. */
  sources: Readonly<Record<string, string>>;
  /** Fallback with the intrinsic size in pixels. */
  img: { src: string; w: number; h: number };
};

/** Where the subject of a picture is, in percent from its left and from its top. */
export type Focus = readonly [number, number];

/** The picture of a card. */
export type CardPicture = PictureSource & { focus: Focus };

/** How much of a picture a narrow crop shows, about: a subject stands in the middle of such a crop where it can. */
const shown = 50;

/**
 * Which part of a picture a crop shows, as `object-position` has it: percent of what is cut off that goes at the left
 * and at the top, in steps of ten, for which there are rules in base.css.
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
