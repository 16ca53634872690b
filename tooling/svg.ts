/** What an SVG file draws, without what drawing programs add around it. */
export function svgParts(source: string) {
  const [, viewBox] = /<svg[^>]*\sviewBox="([^"]+)"/.exec(source) ?? [];
  const shapes = source.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>[\s\S]*$/g, '');
  return {
    viewBox,
    shapes: shapes
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/>\s+</g, '><')
      .trim(),
  };
}

const remedy =
  'save it as plain SVG (in Illustrator: Export As, Styling: Presentation Attributes; in Inkscape: Plain SVG)';

/** Undefined if the drawing can be an icon. */
export function svgProblem(source: string) {
  const { viewBox, shapes } = svgParts(source);
  if (!viewBox) return `has no viewBox; ${remedy}`;
  if (shapes.includes('<style')) return `has <style>, which icons cannot have; ${remedy}`;
  const [, prefix] =
    /[\s<](?!xml:)(\w+):\w[\w-]*[\s=>]/.exec(shapes.replace(/"[^"]*"/g, '""')) ?? [];
  return prefix && `has ${prefix}:…, which icons cannot have; ${remedy}`;
}
