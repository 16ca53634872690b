/** A picture in several formats and widths, as the image plugin makes it from one master. */
export type PictureSource = {
  /** `srcset` by format, best first. */
  sources: Readonly<Record<string, string>>;
  /** Fallback with the intrinsic size in pixels. */
  img: { src: string; w: number; h: number };
};
