import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readProject } from './tooling/content/project.ts';
import { contentPlugin } from './tooling/plugins/content.ts';
import { iconSpritePlugin } from './tooling/plugins/icons.ts';
import { picturesPlugin } from './tooling/plugins/pictures.ts';
import { sitePlugin } from './tooling/plugins/site.ts';

const { site } = readProject();

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  plugins: [react(), sitePlugin(site), contentPlugin(), picturesPlugin(), iconSpritePlugin()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
  },
});
