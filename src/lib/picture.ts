/** A picture in several formats and widths, as the image plugin makes it from one master. */
export type PictureSource = {
  /** `srcset` by format, best first. */
  sources: Readonly<Record<string, string>>;
  /** Fallback with the intrinsic size in pixels. */
  img: { src: string; w: number; h: number };
};

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
