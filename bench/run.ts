import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import config from '../app.config.ts';
import { measureSteps, pointers, stepColumns } from './navigate.ts';
import { type Column, findExcesses, printTable } from './results.ts';
import type { Protocol } from './serve.ts';
import { makeSides, type Sides, withSides } from './sides.ts';
import { measureView, pageTypes, type View, viewColumns } from './views.ts';

const root = resolve(import.meta.dirname, '..');
const workspace = join(root, 'dist/bench');
const { basePath } = config;

/** Takes a list of words apart, each of which must be known. */
function readList<Word extends string>(option: string, value: string, known: readonly Word[]) {
  return value.split(',').map((word) => {
    const found = known.find((one) => one === word);
    if (!found) throw new Error(`--${option} takes ${known.join(', ')}, or one of them.`);
    return found;
  });
}

/** Reads the command line; a wrong value stops the run before a load is made. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      directory: { type: 'string', default: join(root, 'dist/client') },
      pages: { type: 'string', default: pageTypes.join(',') },
      loads: { type: 'string', default: '9' },
      protocol: { type: 'string', default: 'h2,http/1.1' },
      measure: { type: 'string', default: 'views,steps' },
      check: { type: 'boolean', default: false },
    },
  });
  const loads = Number(values.loads);
  if (!Number.isInteger(loads) || loads < 1) throw new Error('--loads takes a number from 1.');
  const directory = resolve(values.directory);
  if (!existsSync(join(directory, 'index.html'))) {
    const shown = relative(process.cwd(), directory);
    throw new Error(`There is no built site in ${shown}: run "npm run build" first.`);
  }
  return {
    directory,
    loads,
    pages: values.pages.split(','),
    protocols: readList<Protocol>('protocol', values.protocol, ['h2', 'http/1.1']),
    parts: readList('measure', values.measure, ['views', 'steps']),
    check: values.check,
  };
}

type Options = ReturnType<typeof readOptions>;

/** Prints a table and, with --check, what is above the limits, which the exit code then tells. */
function report<Row extends { name: string }>(
  title: string,
  rows: Row[],
  columns: Column<Row>[],
  check: boolean,
) {
  console.log(`\n${title}; medians (lowest–highest):`);
  printTable(rows, columns);
  if (!check) return;
  for (const excess of findExcesses(rows, columns)) {
    console.error(`Above the limit: ${excess}`);
    process.exitCode = 1;
  }
}

/** Measures and reports first views and steps, as asked for, over one protocol. */
async function measureSides(sides: Sides, { directory, loads, pages, parts, check }: Options) {
  const { protocol } = sides;
  // The first load of a browser is slower and is not counted.
  await measureView(sides, '/', 1);
  if (parts.includes('views')) {
    const views: View[] = [];
    for (const page of pages) {
      console.log(`${page} over ${protocol}: ${loads} loads of each side …`);
      views.push(await measureView(sides, page, loads));
    }
    report(`First views over ${protocol}`, views, viewColumns, check);
  }
  if (!parts.includes('steps')) return;
  for (const pointer of pointers) {
    console.log(`Steps by ${pointer} over ${protocol}: ${loads} of each …`);
    const steps = await measureSteps(sides, directory, pointer, loads);
    report(`Steps by ${pointer} over ${protocol}`, steps, stepColumns(pointer), check);
  }
}

/** Measures, prints the tables and, with --check, tells by the exit code whether the limits hold. */
async function run() {
  const options = readOptions();
  const folders = makeSides(options.directory, workspace, basePath);
  for (const protocol of options.protocols) {
    await withSides(folders, { basePath, protocol, workspace }, (sides) =>
      measureSides(sides, options),
    );
  }
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
