import { parse } from 'yaml';
import { frontMatter } from '../content/frontMatter.ts';
import type { Field } from './fields.ts';
import { isValues, toFile, toForm, type Values } from './values.ts';
import { editYaml } from './yaml.ts';

/**
 * Reads files into forms with these fields, and writes forms into files. A form has the text of its file as `original`,
 * so that saving writes only what has changed.
 */
export function formatOf(extension: string, fields: readonly Field[], pictures: Values = {}) {
  const own = fields.filter(({ name }) => name !== 'body' && name !== 'original');
  const root: Field = { name: 'root', label: '', widget: 'object', fields: own };
  /** The YAML and the body of a file. */
  const partsOf = (text: string) =>
    extension === 'yaml' ? [text] : (frontMatter.exec(text)?.slice(1) ?? []);
  return {
    fromFile(text: string): Record<string, unknown> {
      const [yaml = '', body] = partsOf(text);
      const form = toForm(root, parse(yaml), pictures);
      // Saving an empty form would empty the file.
      if (!isValues(form)) throw new Error('This file cannot be read; npm run content says why.');
      return { ...form, original: text, ...(body !== undefined && { body: body.trim() }) };
    },
    toFile({ original, body, ...form }: Values) {
      const [yaml = '', before = ''] = partsOf(String(original ?? ''));
      const written = editYaml(yaml, toFile(root, form, parse(yaml)));
      if (extension === 'yaml') return written;
      const text = String(body ?? '').trim();
      return `---\n${written}---\n${text === before.trim() ? before : `\n${text}\n`}`;
    },
  };
}
