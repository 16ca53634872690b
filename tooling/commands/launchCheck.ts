import { placeholderPaths, unknownPaths } from '../../src/lib/placeholder.ts';
import { rawConfig, readProject } from '../content/project.ts';

const { site } = readProject();
const paths = placeholderPaths(rawConfig);
if (paths.length > 0) {
  console.log(`${paths.length} values in app.config.ts are still samples:`);
  for (const path of paths) console.log(`  ${path}`);
  console.log('Replace each placeholder(...) by the real value before you publish.');
  process.exitCode = 1;
} else {
  console.log('No sample is left in app.config.ts.');
}

const unknown = unknownPaths(rawConfig);
if (unknown.length > 0) {
  console.log(`${unknown.length} values in app.config.ts are not known yet (null):`);
  for (const path of unknown) console.log(`  ${path}`);
  process.exitCode = 1;
}

// RFC 9116 asks for a day less than a year ahead; the owner needs some time to notice.
const days = (Date.parse(site.security.expires) - Date.now()) / 86_400_000;
if (days < 30 || days > 366) {
  console.log(
    `app.config.ts: security.expires is ${site.security.expires}; give a day between a month and a year from now.`,
  );
  process.exitCode = 1;
}
