import { parse } from 'yaml';
import { frontMatter } from '../content/frontMatter.ts';
import { toFile, toForm } from './codec.ts';
import type { Format, Settings } from './settings.ts';
import { editYaml, writeYaml } from './yamlEdit.ts';

/** The values of a form. `original` is the text of the file, so that saving writes only what has changed. */
type Form = Record<string, unknown>;

/** Reads files of a format into forms, and writes forms into files. */
export function formatOf(
  { extension, codec, root }: Format,
  { extensions }: Pick<Settings, 'extensions'>,
) {
  const inForm = (yaml: string) => {
    const fields: unknown = parse(yaml);
    // Saving an empty form would empty the file.
    if (fields === null) throw new Error('This file cannot be read; npm run content says why.');
    const value = toForm(codec, fields, extensions);
    return root ? { [root]: value } : (value as Form);
  };
  const inFile = (form: Form, yaml: string | undefined) => {
    const before: unknown = yaml && parse(yaml);
    const value = toFile(codec, root ? form[root] : form, before);
    return yaml ? editYaml(yaml, value) : writeYaml(value);
  };
  return {
    fromFile(text: string): Form {
      if (extension === 'yaml') return { ...inForm(text), original: text };
      const [, yaml = '', body = ''] = frontMatter.exec(text) ?? [];
      return { ...inForm(yaml), body: body.trim(), original: text };
    },
    toFile({ original, ...form }: Form) {
      const text = typeof original === 'string' ? original : '';
      if (extension === 'yaml') return inFile(form, text || undefined);
      const { body, ...fields } = form;
      const [, yaml, before = ''] = frontMatter.exec(text) ?? [];
      const written = String(body ?? '').trim();
      const end = written === before.trim() ? before : `\n${written}\n`;
      return `---\n${inFile(fields, yaml)}---\n${end}`;
    },
  };
}
