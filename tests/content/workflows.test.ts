import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { directories } from '../../tooling/directories.ts';

const read = (file: string) => readFileSync(join(directories.root, file), 'utf8');
const folder = '.github/workflows';

type Workflow = { jobs: Record<string, { steps: { run?: string }[] }> };

test.each(readdirSync(join(directories.root, folder)))(
  'what the workflow %s runs exists, and its settings are explained to the owner',
  (file) => {
    const text = read(join(folder, file));
    const { jobs }: Workflow = parse(text);
    const commands = Object.values(jobs)
      .flatMap(({ steps }) => steps.map(({ run = '' }) => run))
      .join('\n');
    const { scripts } = JSON.parse(read('package.json'));
    for (const [, script = ''] of commands.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
      expect(scripts).toHaveProperty(script);
    for (const [, name = ''] of commands.matchAll(/dist\/hosts\/(\S+)/g))
      expect(existsSync(join(directories.root, 'tooling/hosts/static', name)), name).toBe(true);
    for (const [, setting] of text.matchAll(/(?:secrets|vars)\.(\w+)/g))
      expect(read('docs/host.md').includes(`\`${setting}\``), setting).toBe(true);
  },
);
