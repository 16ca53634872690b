import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cropPosition } from '../../src/lib/picture.ts';
import { directories, readProject } from '../../tooling/content/project.ts';

const css = readFileSync(join(directories.root, 'src/components/sections/Hero.module.css'), 'utf8');

/** Numbers of the hero's rules. Throws when the rule is no longer there. */
function numbers(rule: RegExp) {
  const found = rule.exec(css);
  if (!found) throw new Error(`Hero.module.css has no ${rule}; teach this test the new rule.`);
  return found.slice(1).map(Number) as [number, number, number];
}

const rem = 16;
const [phone, phoneAcross, phoneDown] = numbers(
  /\(width < (\d+)rem\) \{\s+\.hero\[data-size="banner"\] \.picture \{\s+aspect-ratio: (\d+) \/ (\d+)/,
);
const [stacked, across, down] = numbers(
  /\(width < (\d+)rem\) \{\s+\.picture \{\s+aspect-ratio: (\d+) \/ (\d+)/,
);
const [bannerAcross, bannerDown, bannerMost] = numbers(
  /\.picture \{\s+aspect-ratio: (\d+) \/ (\d+);\s+inline-size: 100%;\s+max-block-size: (\d+)rem/,
);
const [least, share, most] = numbers(/minmax\(clamp\((\d+)rem, (\d+)vw, (\d+)rem\)/);
const [wide, wideAcross, wideDown] = numbers(
  /\(width > (\d+)rem\) \{\s+\.hero\[data-size="banner"\] \.picture \{[^}]*aspect-ratio: (\d+) \/ (\d+)/,
);
const [tall] = numbers(/data-size="tall"\] \{[^}]*minmax\((\d+)px, auto\)/);

/** The box of a hero picture at this width of the window, where its words ask for no more height. */
function box(width: number, isTall: boolean) {
  if (width < phone * rem && !isTall) return { width, height: (width * phoneDown) / phoneAcross };
  if (width < stacked * rem) {
    return isTall
      ? { width, height: (width * down) / across }
      : { width, height: Math.min((width * bannerDown) / bannerAcross, bannerMost * rem) };
  }
  if (isTall) return { width, height: tall };
  const height = Math.min(Math.max(least * rem, (share / 100) * width), most * rem);
  return { width: width > wide * rem ? (height * wideAcross) / wideDown : width, height };
}

/** What `object-fit: cover` shows of one axis: where it begins and ends, as shares of the picture. */
function shown(length: number, scaled: number, position: number) {
  const start = (1 - length / scaled) * (position / 100);
  return [start, start + length / scaled] as const;
}

/** Width of the region that has to be seen around the focus, as a share of the picture's width. */
const region = 0.12;

const project = readProject();

const pages = [
  ...Object.values(project.own.pages).map(({ page }) => page),
  ...Object.values(project.entries).flat(),
];

for (const width of [320, 390, 480, 600, 768, 1023, 1024, 1280, 1440, 1920, 2560]) {
  test(`at ${width} pixels no hero cuts its subject`, async () => {
    const cut: unknown[] = [];
    for (const { path, look, picture, portrait } of pages) {
      const upright = width < phone * rem ? portrait : undefined;
      const size = await sharp(upright ?? picture).metadata();
      const frame = box(width, path === '/');
      const scale = Math.max(frame.width / size.width, frame.height / size.height);
      const position = cropPosition(look.focus);
      const x = shown(frame.width, scale * size.width, position[0]);
      const y = shown(frame.height, scale * size.height, position[1]);
      if (upright) {
        // Drawn for phones: nearly all of it is seen.
        if (Math.min(x[1] - x[0], y[1] - y[0]) < 0.9) cut.push([path, x, y]);
        continue;
      }
      const half = { x: region / 2, y: ((region / 2) * size.width) / size.height };
      const outside = ([start, end]: readonly [number, number], focus: number, reach: number) =>
        Math.max(0, focus / 100 - reach) < start - 1e-9 ||
        Math.min(1, focus / 100 + reach) > end + 1e-9;
      if (outside(x, look.focus[0], half.x) || outside(y, look.focus[1], half.y)) {
        cut.push([path, look.focus, x, y]);
      }
    }
    expect(cut).toEqual([]);
  });
}
