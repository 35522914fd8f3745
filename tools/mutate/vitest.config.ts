import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Mutation testing runs in a copy of the repository: its packages must find each other there, not the originals.
export default defineConfig({
  root,
  resolve: { alias: { '@fray/engine': `${root}packages/engine/src/index.ts` } },
  test: {
    // The models' tests are long and play what is sound: they hardly ever notice what the short ones do not.
    exclude: ['**/models*.test.ts'],
    include: [process.env['FRAY_MUTATED'] ?? 'packages/{engine,testkit}/test/**/*.test.ts'],
    // Loading every module anew for each change would take longer than most tests.
    isolate: false,
    testTimeout: 20_000,
  },
});
