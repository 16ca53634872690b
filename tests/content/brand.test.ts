import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkColors, tokens } from '../../tooling/colors.ts';
import { createProblems } from '../../tooling/content/problems.ts';
import { directories } from '../../tooling/directories.ts';
import { svgParts, svgProblem } from '../../tooling/svg.ts';

function problemsWith(name: string, value: string) {
  const problems = createProblems();
  checkColors(problems, tokens.replace(new RegExp(`--${name}: #\\w+`), `--${name}: ${value}`));
  return problems.list;
}

test('a color may have capitals or three digits; a name is refused with its line', () => {
  expect([...problemsWith('brand', '#7A1F2B'), ...problemsWith('brand', '#A12')]).toEqual([]);
  expect(problemsWith('brand', 'burgundy')).toEqual([
    expect.stringMatching(/tokens\.css:\d+: --brand: write the color as # and six digits/),
  ]);
});

test('text that is hard to read on its ground is refused, with the line of its color', () => {
  expect(problemsWith('brand', '#5a9')).toContainEqual(
    expect.stringMatching(
      /tokens\.css:\d+: --brand: text in it has a contrast of 2\.\d on --white, .* make --brand darker, or --white lighter$/,
    ),
  );
  // 4.54 and 4.48 on paper, the limit is 4.5.
  expect(problemsWith('emergency', '#6e6e6e')).toEqual([]);
  expect(problemsWith('emergency', '#6f6f6f')).toHaveLength(1);
});

test('a clinic changes its colors in one file', () => {
  const sheets = globSync(join(directories.root, 'src/**/*.{css,tsx}')).filter(
    (file) => basename(file) !== 'tokens.css',
  );
  const withColors = sheets.filter((file) =>
    /#(?:[\da-f]{3}){1,2}\b/i.test(readFileSync(file, 'utf8')),
  );
  expect(withColors).toEqual([]);
});

/** As Illustrator saves it. */
const drawing = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
	 x="0px" y="0px" viewBox="0 0 40 40" style="enable-background:new 0 0 40 40;" xml:space="preserve">
<g>
	<path fill="#7A1F2B" d="M0,0
	h40v40z"/>
</g>
</svg>
`;

test('a logo from a drawing program becomes an icon', async () => {
  expect(svgProblem(drawing)).toBeUndefined();
  const { viewBox, shapes } = svgParts(drawing);
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;
  const { dominant } = await sharp(Buffer.from(icon)).flatten().stats();
  expect(dominant.r).toBeGreaterThan(dominant.g);
});

test.each([
  ['<g>', '<style>.a{fill:red}</style><g>', 'has <style>, which icons cannot have; save it as'],
  [
    '<g>',
    '<g inkscape:label="Layer">',
    'has inkscape:…, which icons cannot have; save it as plain',
  ],
  ['viewBox="0 0 40 40"', '', 'has no viewBox; save it as plain SVG'],
])('a logo with %s as %s is refused', (from, to, message) =>
  expect(svgProblem(drawing.replace(from, to))).toContain(message),
);
