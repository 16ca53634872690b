import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { directories } from './tooling/content/files.ts';
import { contentPlugin } from './tooling/plugins/content.ts';
import { picturesPlugin } from './tooling/plugins/pictures.ts';

export default defineConfig({
  resolve: { alias: { '~': join(directories.root, 'src') } },
  plugins: [react(), contentPlugin(), picturesPlugin()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
  },
});
