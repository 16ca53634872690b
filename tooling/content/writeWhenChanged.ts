import { readFileSync, writeFileSync } from 'node:fs';

/** Writes a generated file, unless it holds just that already: watchers would take it for a change. */
export function writeWhenChanged(file: string, text: string) {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // Not generated yet.
  }
  writeFileSync(file, text);
}
