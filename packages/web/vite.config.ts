import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.js';
import { gameFacts } from './build/game-facts.js';
import { gameIcons } from './build/game-icons.js';
import { offline } from './build/offline.js';
import { pageWorkers } from './build/page-workers.js';
import { precompressed } from './build/precompressed.js';
import { rulesPages } from './build/rules-pages.js';

const path = (to: string): string => fileURLToPath(new URL(to, import.meta.url));

/** A worker has no document to note down what it will need, and opens games by the shelf. */
function whenAPageAsks(_: string, needed: string[], { hostId }: { readonly hostId: string }): string[] {
  return hostId.includes('words') ? [] : needed;
}

// Relative addresses, so that the built page works from any folder of any static host.
export default defineConfig({
  root: path('.'),
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [
    react(),
    gameIcons(),
    rulesPages(),
    gameFacts(path('./build/collect-facts.ts')),
    pageWorkers(),
    offline(path('./src/offline/service-worker.js')),
    precompressed(path('../../node_modules/.cache/fray-packed')),
  ],
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 400,
    modulePreload: { resolveDependencies: whenAPageAsks },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    fs: { allow: ['../..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:4680', ws: true } },
  },
});
