import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { directories } from '../tooling/content/project.ts';
import { providerOrigin } from './e2e/provider.ts';

/** A change of a file: what is replaced by what. */
type Edit = { file: string; from: string | RegExp; to: string };

/** A component with state in the hero of every page: a button that counts its clicks. */
const probe: Edit[] = [
  {
    file: 'src/components/sections/Hero.tsx',
    from: '<h1>{heading}</h1>',
    to: '<h1>{heading}</h1><Probe />',
  },
  {
    file: 'src/components/sections/Hero.tsx',
    from: /$/,
    to: `
function Probe() {
  const [clicks, setClicks] = useState(0);
  return <button type="button" onClick={() => setClicks(clicks + 1)}>{\`Clicked \${clicks}\`}</button>;
}
`,
  },
  {
    file: 'src/components/sections/Hero.tsx',
    from: "import type { ReactNode } from 'react';",
    to: "import { type ReactNode, useState } from 'react';",
  },
];

/** Id of the article that a variant adds. */
export const addedArticle = 'added-article';

/** The site built otherwise, in copies of the project below dist/variants. */
export const variants = {
  /** At another address below a path, with another phone. */
  moved: [
    { file: 'app.config.ts', from: '+19135550142', to: '+19135550199' },
    { file: 'app.config.ts', from: "basePath: '/'", to: "basePath: '/clinic/'" },
    {
      file: 'app.config.ts',
      from: /origin: placeholder\('[^']*'\)/,
      to: "origin: 'https://clinic.example.org'",
    },
  ],
  /** With the forms of the stand-in provider, and with state in the hero. */
  provider: [
    {
      file: 'app.config.ts',
      from: "forms: placeholder({ provider: 'sample' })",
      to: `forms: {
      provider: 'highlevel',
      origin: '${providerOrigin}',
      script: '${providerOrigin}/js/form_embed.js',
      surveyId: 'survey-1',
      newPatientSpecialId: 'special-1',
      appointmentId: 'appointment-1',
    }`,
    },
    ...probe,
  ],
  /** The same, in a folder of another name, in another time zone. */
  elsewhere: [],
  /** With one more article, as the README says. */
  article: [
    {
      file: `src/content/blog/${addedArticle}.mdx`,
      from: /^title: .*\nsearchTitle: .*$/m,
      to: 'title: "An added article"',
    },
    {
      file: `src/content/blog/${addedArticle}.mdx`,
      from: /^description: .*$/m,
      to: 'description: "A description of the added article that is long enough to be one."',
    },
    { file: `src/content/blog/${addedArticle}.mdx`, from: /^order: .*$/m, to: 'order: 999' },
    {
      file: `src/content/blog/${addedArticle}.mdx`,
      from: /^care: .*\nsigns:.*\n( .*\n)*/m,
      to: 'care: []\nsigns: []\n',
    },
    {
      file: `src/content/blog/${addedArticle}.mdx`,
      from: /(?<=\n---\n)[\s\S]*$/,
      to: addedText(),
    },
  ],
} satisfies Record<string, readonly Edit[]>;

/** Name of a {@link variants variant}. */
export type Variant = keyof typeof variants;

/** Words for the added article that stand nowhere else, with the links that an article has. */
function addedText() {
  const sentence = (number: number) =>
    `Line ${number} of walk ${number * 7} counts ${number * 3} steps to tree ${number * 11} and ${number * 13} back home.`;
  const [first, ...others] = Array.from({ length: 64 }, (_, index) => sentence(index + 1));
  const short = '<ShortVersion>\n\n- Lines of one walk.\n- Trees on its way.\n\n</ShortVersion>';
  return `\n${first}\n\n${short}\n\n## A walk counted in steps\n\n${others.join('\n\n')}\n\nRead about [sciatica](/conditions/sciatica) and [x-rays](/services/digital-x-rays).\n`;
}

/** Folders, one of them with a name that scripts trip over. */
const rootOf = (variant: Variant) =>
  join(directories.root, 'dist/variants', variant === 'elsewhere' ? 'else where ü' : variant);

/** Folder of a variant that would be published. */
export const variantDirectory = (variant: Variant) => join(rootOf(variant), 'dist/client');

/** Runs a command in a variant's copy of the project; what it prints, or an error when it fails. */
export function runInVariant(variant: Variant, command: string, args: readonly string[]) {
  // A test runner names its own environment; what is published is built for production.
  const env = { ...process.env, NODE_ENV: 'production', TZ: 'Pacific/Auckland', VITEST: undefined };
  return execFileSync(command, args, { cwd: rootOf(variant), env }).toString();
}

/** Copies the sources of the project, without what no build needs, to an emptied folder. */
export function copyProject(root: string) {
  rmSync(root, { recursive: true, force: true });
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: directories.root, maxBuffer: 2 ** 26 })
    .toString()
    .split('\0')
    .filter((file) => file && !/^(art|bench|docs)\//.test(file))
    .filter((file) => existsSync(join(directories.root, file)));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(directories.root, file), join(root, file));
  }
  symlinkSync(join(directories.root, 'node_modules'), join(root, 'node_modules'));
}

function build(variant: Variant) {
  const root = rootOf(variant);
  copyProject(root);
  if (variant === 'article') {
    const copy = (folder: string, ending: string) =>
      cpSync(
        join(root, folder, `family-wellness.${ending}`),
        join(root, folder, `${addedArticle}.${ending}`),
      );
    copy('src/content/blog', 'mdx');
    copy('src/content/images/blog', 'jpg');
  }
  for (const { file, from, to } of variants[variant] as readonly Edit[]) {
    const before = readFileSync(join(root, file), 'utf8');
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`Variant ${variant}: ${file} has not changed.`);
    writeFileSync(join(root, file), after);
  }
  runInVariant(variant, 'node', ['tooling/commands/build.ts']);
}

if (process.argv[1] === import.meta.filename) {
  for (const variant of Object.keys(variants) as Variant[]) {
    console.log(`Building the site otherwise: ${variant} …`);
    build(variant);
  }
}
