import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { license?: string; dev?: boolean; hasInstallScript?: boolean };

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const packages = Object.entries(json('package-lock.json').packages as Record<string, Package>)
  .filter(([path]) => path)
  .map(([path, facts]) => ({ name: path.replace(/^.*node_modules\//, ''), ...facts }));

/** Licenses that ask for nothing but their text, which third-party-licenses.txt has. */
const permissive =
  /^(MIT|ISC|0BSD|Unlicense|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|OFL-1\.1)$/;

/** Other licenses, of packages that only build or test the site. */
const others: Record<string, RegExp> = {
  'MIT OR Apache-2.0': /./,
  '(MIT AND Zlib)': /^pako$/,
  '(MIT OR GPL-3.0-or-later)': /^jszip$/,
  'MPL-2.0': /^(@axe-core\/playwright|axe-core|ical\.js|lightningcss.*|satori)$/,
  'LGPL-3.0-or-later': /^@img\/sharp-libvips/,
  'Apache-2.0 AND LGPL-3.0-or-later': /^@img\/sharp-win32/,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^@img\/sharp-wasm32$/,
  'Python-2.0': /^argparse$/,
  'CC-BY-4.0': /^caniuse-lite$/,
  // Its package.json has an older form; the license is MIT.
  none: /^format$/,
};

test('every package has a license that is known to us', () => {
  expect(packages.length).toBeGreaterThan(300);
  const unknown = packages.filter(
    ({ name, license = 'none' }) => !permissive.test(license) && !others[license]?.test(name),
  );
  expect(unknown.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test('only the pinned Node.js runs a script when it is installed', () => {
  const names = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(names).toEqual(Object.keys(json('package.json').allowScripts));
});
