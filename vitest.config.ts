import { defineConfig } from 'vitest/config';

// Tests run on the TypeScript sources: every package's "source" export condition points at them.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'bench/test/**/*.test.ts', 'tools/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    // One worker a core: half the files spend their time waiting for processes they started.
    maxWorkers: 2,
    // Whoever runs the tests may speak another language; programs that they start would, too.
    env: { LC_ALL: 'C' },
    testTimeout: 120_000,
    // A database has to start first, on a machine that may be busy.
    hookTimeout: 120_000,
  },
});
