import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { copyProject } from '../tests/variants.ts';

const root = resolve(import.meta.dirname, '..');

/**
 * What the site may cost with many articles: bytes that the entry may differ by, bytes of article code more than with
 * few, build time in parts of one that grows with the number of articles, bytes of the blog page in brotli.
 */
const limits = { entry: 200, route: 2000, linear: 1.2, blogPage: 60_000 };

/** Words for titles, so many that titles compress no better than real ones. */
const vocabulary = [
  ...new Set(
    readdirSync(join(root, 'src/content/blog'))
      .flatMap((name) =>
        readFileSync(join(root, 'src/content/blog', name), 'utf8')
          .toLowerCase()
          .match(/\b[a-z]{3,9}\b/g),
      )
      .map(String),
  ),
];

/** The same numbers in each run: a linear congruential generator, from 0 up to 1. */
function* randomNumbers(): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Adds articles to a copy of the project until there are `count`: texts and pictures of the real ones in turn. */
function addArticles(project: string, count: number) {
  const folder = join(project, 'src/content/blog');
  const pictures = join(project, 'src/content/images/blog');
  const real = readdirSync(folder).map((name) => name.replace(/\.mdx$/, ''));
  const numbers = randomNumbers();
  const word = () => vocabulary[Math.floor(numbers.next().value * vocabulary.length)] as string;
  for (let number = real.length; number < count; number += 1) {
    const model = real[number % real.length] as string;
    const title = `${Array.from({ length: 5 }, word).join(' ')} ${number}`;
    const slug = title.replaceAll(' ', '-');
    const text = readFileSync(join(folder, `${model}.mdx`), 'utf8')
      .replace(/^searchTitle: .*\n/m, '')
      .replace(/^title: .*$/m, `title: "${title}"\nsearchTitle: "Article ${number}"`)
      .replace(
        /^description: .*$/m,
        `description: "About ${title}: ${Array.from({ length: 9 }, word).join(' ')}."`,
      )
      .replace(/^order: .*$/m, `order: ${number + 1000}`);
    writeFileSync(join(folder, `${slug}.mdx`), text);
    cpSync(join(pictures, `${model}.jpg`), join(pictures, `${slug}.jpg`));
  }
}

/** Builds the site with so many articles; times in seconds, sizes in bytes. */
function measure(count: number) {
  const project = join(root, 'dist/bench/growth');
  copyProject(project);
  addArticles(project, count);
  console.log(`Building the site with ${count} articles …`);
  const start = performance.now();
  execFileSync('node', ['tooling/commands/build.ts'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const seconds = (performance.now() - start) / 1000;
  const site = join(project, 'dist/client');
  const sizeOf = (pattern: RegExp) =>
    readdirSync(join(site, 'assets'))
      .filter((name) => pattern.test(name))
      .reduce((sum, name) => sum + statSync(join(site, 'assets', name)).size, 0);
  return {
    seconds,
    entry: sizeOf(/^index-.*\.js$/),
    route: sizeOf(/^blog\._id-.*\.js$/),
    blogPage: brotliCompressSync(readFileSync(join(site, 'blog.html'))).length,
  };
}

const { values } = parseArgs({
  options: {
    few: { type: 'string', default: '50' },
    many: { type: 'string', default: '1000' },
    check: { type: 'boolean', default: false },
  },
});
const [few, many] = [Number(values.few), Number(values.many)];
const before = measure(few);
const after = measure(many);
const linear = after.seconds / before.seconds / (many / few);
console.table({ [`${few} articles`]: before, [`${many} articles`]: after });
console.log(
  `Build time in parts of one that grows with the number of articles: ${linear.toFixed(2)}`,
);
if (values.check) {
  const kept = {
    entry: Math.abs(after.entry - before.entry) <= limits.entry,
    route: after.route - before.route <= limits.route,
    linear: linear <= limits.linear,
    blogPage: after.blogPage <= limits.blogPage,
  };
  for (const [name, isKept] of Object.entries(kept)) {
    if (isKept) continue;
    console.error(`Above the limit: ${name}, ${JSON.stringify(limits)}`);
    process.exitCode = 1;
  }
}
