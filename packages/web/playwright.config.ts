import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { MODEL_PORT, ONLINE_PORT, STATIC_PORT } from './e2e/support/addresses.js';
import { noNewcomer } from './e2e/support/no-newcomer.js';

const data = join(tmpdir(), `fray-e2e-${process.pid}`);
const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

// Both servers serve the built client: one with the interface behind it, one that only hands out files.
export default defineConfig({
  testDir: './e2e',
  timeout: 90_000,
  // `npm test` leaves out the longest ones; `npm run test:long` plays only those.
  ...(process.env['FRAY_LONG'] ? { grep: /@long/ } : { grepInvert: /@long/ }),
  workers: 2,
  // A browser on a machine that others use, too, may miss a deadline once; a fault fails every time.
  retries: 1,
  fullyParallel: true,
  reporter: [['list']],
  outputDir: '../../test-results',
  use: {
    baseURL: `http://127.0.0.1:${STATIC_PORT}/`,
    storageState: noNewcomer,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 10_000,
    // It would keep the whole house in every new browser; the tests about it let it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: `node e2e/support/online-host.mjs ${ONLINE_PORT} ${data}`,
      url: `http://127.0.0.1:${ONLINE_PORT}/health`,
    },
    {
      command: `node e2e/support/static-host.mjs ${STATIC_PORT}`,
      url: `http://127.0.0.1:${STATIC_PORT}/`,
    },
    // A game that nobody plays, and a client that knows it, are built for the long tests alone.
    ...(process.env['FRAY_LONG']
      ? [
          {
            command: `node e2e/support/model/host.mjs ${MODEL_PORT}`,
            url: `http://127.0.0.1:${MODEL_PORT}/`,
            timeout: 240_000,
          },
        ]
      : []),
  ],
});
