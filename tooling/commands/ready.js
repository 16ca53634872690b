// Plain JavaScript without packages: it runs before `npm ci`, on whatever Node.js there is.
/** Says what to do, and stops, when the packages or the Node.js of this project are missing or out of date. */
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const read = (file) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));

const { dependencies, devDependencies, engines } = read('package.json');
const lock = 'node_modules/.package-lock.json';
const installed = existsSync(new URL(lock, root)) ? read(lock).packages : undefined;
const isOld = Object.entries({ ...dependencies, ...devDependencies }).some(
  ([name, version]) => installed?.[`node_modules/${name}`]?.version !== version,
);
const own = process.versions.node;
const least = engines.node.replace('>=', '');

/** Stops without a stack trace. */
function stop(reason) {
  console.error(`\n${reason} Run npm ci first, then this command again.\n`);
  process.exit(1);
}

if (own.localeCompare(least, 'en', { numeric: true }) < 0)
  stop(`This needs Node.js ${least} or newer, and you have ${own}: install it from nodejs.org.`);
if (!installed) stop('The packages that this project needs are not installed.');
if (isOld) stop('The packages of this project have changed since you installed them.');
if (!process.features.typescript)
  stop(`The Node.js that this project brings is missing, and ${own} cannot run it.`);
