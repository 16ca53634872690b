import rawConfig from '../../app.config.ts';
import { placeholderPaths } from '../../src/lib/placeholder.ts';
import { readProject } from '../content/project.ts';

readProject();
const paths = placeholderPaths(rawConfig);
if (paths.length > 0) {
  console.log(`${paths.length} values in app.config.ts are still samples:`);
  for (const path of paths) console.log(`  ${path}`);
  console.log('Replace each placeholder(...) by the real value before you publish.');
  process.exitCode = 1;
} else {
  console.log('No sample is left in app.config.ts.');
}
