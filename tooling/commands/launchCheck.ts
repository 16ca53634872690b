import { placeholderPaths, unknownPaths } from '../../src/lib/placeholder.ts';
import { readProject } from '../content/project.ts';

const { config, site } = await readProject();
const { expires } = site.security;
const samples = placeholderPaths(config);
// Without an address of its own, booking leads to the contact page.
const unknown = unknownPaths(config).filter((path) => path !== 'booking');
// RFC 9116 asks for a day less than a year ahead; the owner needs some time to notice.
const days = (Date.parse(expires) - Date.now()) / 86_400_000;
const isExpiring = days < 30 || days > 366;

const list = (paths: readonly string[]) => paths.map((path) => `\n  ${path}`).join('');

if (samples.length > 0) {
  console.log(`${samples.length} values in app.config.ts are still samples:${list(samples)}`);
  console.log('Replace each placeholder(...) with the real value before you publish.');
} else {
  console.log('No sample is left in app.config.ts.');
}
if (unknown.length > 0) {
  console.log(
    `${unknown.length} values in app.config.ts are not known yet (null):${list(unknown)}`,
  );
}
if (isExpiring) {
  const remedy = 'give a day between a month and a year from now';
  console.log(`app.config.ts: security.expires is ${expires}; ${remedy}.`);
}
if (samples.length > 0 || unknown.length > 0 || isExpiring) process.exitCode = 1;
