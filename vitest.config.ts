import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './tooling/contentPlugin.ts';
import { iconSpritePlugin } from './tooling/iconSprite.ts';
import { picturesPlugin } from './tooling/pictures.ts';
import { readProject } from './tooling/project.ts';
import { sitePlugin } from './tooling/sitePlugin.ts';

const { site, facts, content } = readProject();

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  plugins: [
    react(),
    sitePlugin(site, facts),
    contentPlugin(() => content),
    picturesPlugin(),
    iconSpritePlugin(),
  ],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
  },
});
