import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type BodyFolder, bodyFolders } from '../../src/schemas/common.ts';
import { slugPattern } from '../../src/schemas/values.ts';
import { frontMatterOf } from '../content/entries.ts';
import { mapStrings } from '../content/yaml.ts';
import { editYaml } from '../editor/yamlEdit.ts';
import { slugFrom } from './newEntry.ts';

/** Fields that name pages of a folder by the last part of their address. */
const slugFields: Readonly<Record<BodyFolder, readonly string[]>> = {
  services: ['service', 'services'],
  conditions: ['conditions', 'slugs', 'slug'],
  blog: ['articles'],
  info: [],
};

/** What an entry's name has behind it in the names of its pictures: "-1", "-2-unlit", "-portrait". */
const pictureEnd = '(-\\d+)?(-unlit|-portrait)?';

/**
 * Gives a page another address: renames its file and its pictures, changes whatever names them, and redirects the old
 * address. Returns what it did and what is left to do. Throws when the page does not exist or the new address is not free.
 */
export function renameEntry(address: string, slug: string, directory: string, configFile: string) {
  const [folder, old = ''] = address.replace(/^\//, '').split('/');
  const collection = bodyFolders.find((name) => name === folder);
  const fileOf = (name: string) => join(directory, `${collection}/${name}.mdx`);
  if (!collection || !existsSync(fileOf(old)))
    throw new Error(
      `There is no such page as ${address}; write its address, such as /conditions/neck-pain.`,
    );
  if (!slugPattern.test(slug))
    throw new Error(
      `"${slug}" cannot be an address; write it as ${slugFrom(slug) || 'neck-pain'}.`,
    );
  if (existsSync(fileOf(slug)))
    throw new Error(`src/content/${collection}/${slug}.mdx already exists; choose another name.`);

  const pictures = join(directory, 'images', collection);
  const isPicture = new RegExp(`^${old}(?=${pictureEnd}\\.\\w+$)`);
  const renamed = globSync(`${old}*`, { cwd: pictures })
    .filter((name) => isPicture.test(name))
    .map((name) => ({ name, to: name.replace(isPicture, slug) }));
  const taken = renamed.find(({ to }) => existsSync(join(pictures, to)));
  if (taken)
    throw new Error(
      `src/content/images/${collection}/${taken.to} already exists; rename or delete it first.`,
    );

  // Not the end of an address on another site.
  const mention = new RegExp(
    `(?<![\\w-]|\\w/)${collection}/${old}(?=${pictureEnd}(?![\\w-]))`,
    'g',
  );
  const changeSlugs = (yaml: unknown) =>
    mapStrings(yaml, (text, path) => {
      const field = path.findLast((key) => typeof key === 'string');
      return text === old && slugFields[collection].includes(String(field)) ? slug : text;
    });
  // Nothing is written before all has been read: a mistake in a file must not leave half of it.
  const changed = globSync('**/*.{mdx,yaml}', { cwd: directory }).flatMap((name) => {
    const file = join(directory, name);
    const before = readFileSync(file, 'utf8');
    const text = before.replace(mention, `${collection}/${slug}`);
    const yaml = name.endsWith('.yaml') ? text : frontMatterOf(text);
    try {
      const after = yaml
        ? text.replace(yaml, () => editYaml(yaml, changeSlugs(parse(yaml))))
        : text;
      return after === before ? [] : [{ file, after }];
    } catch {
      throw new Error(
        `src/content/${name} cannot be read; run npm run content, correct it, and rename again.`,
      );
    }
  });

  const config = readFileSync(configFile, 'utf8')
    .replace(mention, `${collection}/${slug}`)
    // A page that takes an earlier address back needs no redirect from there.
    .replace(new RegExp(`\\{ from: '/${collection}/${slug}', [^}]*\\},?\\s*`), '');
  const redirect = `{ from: '/${collection}/${old}', to: '/${collection}/${slug}' }`;
  const redirected = config.replace(/^( +redirects: \[)(\s*)(\]?)/m, (_, start, space, end) =>
    end ? `${start}${redirect}]` : `${start}${space}${redirect},${space || ' '}`,
  );
  for (const { file, after } of changed) writeFileSync(file, after);
  renameSync(fileOf(old), fileOf(slug));
  for (const { name, to } of renamed) renameSync(join(pictures, name), join(pictures, to));
  writeFileSync(configFile, redirected);
  return [
    `Renamed src/content/${collection}/${old}.mdx to ${slug}.mdx, and ${renamed.length} pictures.`,
    `Changed what names it in ${changed.length} files of src/content.`,
    redirected === config
      ? `Left to do: add ${redirect} to "redirects" in app.config.ts.`
      : `Redirected the old address in app.config.ts.`,
    `Left to do: if its name changes, too, change "title" in its file; run npm run check.`,
  ];
}
