// How the page is built: one bundle, boards and languages as parts of their own that are fetched when needed.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './scripts/compress.js';
import { manifests } from './scripts/manifest.js';
import { logVersions, pocket, pocketFolder } from './scripts/pocket.js';
import { rules } from './scripts/rules.js';
import { texts } from './scripts/texts.js';
import { worker } from './scripts/worker.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['VIERBLATT_SERVER'] ?? 'http://localhost:8080';
const proxy = { '/api': { target: server, ws: true } };

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    texts(here('..')),
    rules(here('..')),
    manifests(here('..')),
    pocket(),
    worker(here('worker/worker.js')),
    compress(),
  ],
  // The gallery of boards is for those who build them; it is no part of the page people get.
  define: {
    __GALLERY__: JSON.stringify(mode === 'development'),
    __POCKET__: JSON.stringify(pocketFolder() !== null),
    __LOGS__: JSON.stringify(logVersions()),
  },
  worker: { format: 'es', plugins: () => [pocket()] },
  resolve: {
    alias: [
      { find: /^\$page$/, replacement: here('src/board.ts') },
      { find: /^\$page\//, replacement: `${here('src')}/` },
    ],
    // Boards lie in games/<id>/web, which has no node_modules above it.
    dedupe: ['svelte'],
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  // Parts find each other from where they are, so that the page can lie in any folder. Only the page itself names places from the top: it is shown at
  // many addresses, and `vierblatt page --base` rewrites it.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  server: { proxy, fs: { allow: [here('..')] } },
  preview: { proxy },
  build: {
    target: ['chrome107', 'firefox115', 'safari16'],
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  test: { include: ['tests/**/*.test.ts', '../games/*/web/**/*.test.ts'], environment: 'node' },
}));
