import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameFacts } from './build/game-facts.js';
import { gameIcons } from './build/game-icons.js';
import { offline } from './build/offline.js';
import { rulesPages } from './build/rules-pages.js';

const path = (to: string): string => fileURLToPath(new URL(to, import.meta.url));

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
    offline(path('./src/offline/service-worker.js')),
  ],
  worker: { format: 'es' },
  build: { target: 'es2023', manifest: true, assetsInlineLimit: 2048, chunkSizeWarningLimit: 400 },
  server: {
    fs: { allow: ['../..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:4680', ws: true } },
  },
});
