import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { directories } from './tooling/content/files.ts';
import { contentPlugin } from './tooling/plugins/content.ts';
import { picturesPlugin } from './tooling/plugins/pictures.ts';

export default defineConfig({
  resolve: { alias: { '~': join(directories.root, 'src') } },
  test: {
    projects: [
      {
        extends: true,
        plugins: [react(), contentPlugin(), picturesPlugin()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
          environment: 'jsdom',
          setupFiles: ['tests/setup.ts'],
          restoreMocks: true,
        },
      },
      {
        extends: true,
        // The built folder; the environment says which (tests/fixtures/other.env).
        test: { name: 'dist', include: ['tests/dist/**/*.test.ts'], isolate: false, maxWorkers: 1 },
      },
    ],
  },
});
