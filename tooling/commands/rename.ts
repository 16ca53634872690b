import { exitWithError } from '../content/problems.ts';
import { directories } from '../directories.ts';
import { renameEntry } from '../newEntry/rename.ts';

const [address, slug, ...others] = process.argv.slice(2);
if (!address || !slug || others.length > 0)
  exitWithError(
    'Write the address of the page and its new last part:\n  npm run rename /conditions/neck-pain stiff-neck',
  );
try {
  console.log(renameEntry(address, slug, directories.content, directories.config).join('\n'));
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error));
}
