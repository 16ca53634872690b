import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first of some programs that is on the PATH. */
export function findProgram(...names: string[]) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((directory) => names.map((name) => join(directory, name)))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Path of a Firefox; the distribution's own comes first, for which the tests were written. */
export const findFirefox = () => findProgram('firefox-esr', 'firefox');
