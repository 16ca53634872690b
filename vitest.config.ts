import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { fixtureAlias, fixtureModules } from './tests/fixtures/fixtureModules.ts';
import { directories } from './tooling/directories.ts';

// Far from the office and from UTC, whose days a page must not confuse with a visitor's. Tests run in threads, which share it.
process.env['TZ'] = 'Pacific/Honolulu';

const fixtures = {
  alias: [fixtureAlias, { find: '~', replacement: join(directories.root, 'src') }],
};

export default defineConfig({
  test: {
    // A busy machine is no failure.
    testTimeout: 60_000,
    // jsdom lacks the element, which every browser of our build target treats like a div if it doesn't know it.
    onConsoleLog: (log) => !log.includes('The tag <search> is unrecognized'),
    projects: [
      {
        extends: true,
        plugins: [fixtureModules, react()],
        resolve: fixtures,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Makes the document once a worker, not once a file.
          pool: 'vmThreads',
          setupFiles: ['tests/setup.ts'],
          restoreMocks: true,
        },
      },
      {
        extends: true,
        plugins: [fixtureModules],
        resolve: fixtures,
        test: { name: 'content', include: ['tests/content/**/*.test.ts'], restoreMocks: true },
      },
      {
        extends: true,
        resolve: {
          alias: [
            { find: '~/generated', replacement: directories.generated },
            { find: '~', replacement: join(directories.root, 'src') },
          ],
        },
        // One worker that keeps its modules parses all pages only once.
        test: { name: 'dist', include: ['tests/dist/**/*.test.ts'], isolate: false, maxWorkers: 1 },
      },
    ],
  },
});
