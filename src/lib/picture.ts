/** A picture in several formats and widths, which the build makes from one file. */
export type PictureSource = {
  sources: Readonly<Record<string, string>>;
  img: { src: string; w: number; h: number };
};

/** The use of a picture, which decides the widths that tooling/plugins/pictures.ts makes. */
export type Treatment = 'hero' | 'portrait' | 'card' | 'section' | 'figure';

/** A picture as content names it: its path below src/content/images, without the ending. */
export type PictureRef = { readonly picture: string; readonly as: Treatment };

/** Content for components: what the build has made stands in place of each picture's name. */
export type Built<Value> = Value extends PictureRef
  ? PictureSource
  : Value extends object
    ? { [Key in keyof Value]: Built<Value[Key]> }
    : Value;

/** Where the subject of a picture is, in percent from the left and the top. */
export type FocalPoint = readonly [number, number];

/** How much of a picture a narrow crop shows, about, in percent. */
const cropSize = 50;

/** The `object-position` of a crop around the subject, in the steps of src/styles/positions.css. */
export function cropPosition(focalPoint: FocalPoint): FocalPoint {
  const step = (percent: number) => {
    const position = ((percent - cropSize / 2) / (100 - cropSize)) * 100;
    return Math.round(Math.min(100, Math.max(0, position)) / 10) * 10;
  };
  return [step(focalPoint[0]), step(focalPoint[1])];
}

/** The picture without the files that are wider than `width` pixels. */
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
