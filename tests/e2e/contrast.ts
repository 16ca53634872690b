/** By the value of an sRGB channel. */
const linear = Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** As WCAG defines it, of an sRGB color with 0 to 255 a channel. */
export const luminance = ([r = 0, g = 0, b = 0]: ArrayLike<number> & Iterable<number>) =>
  0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0);

export const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
