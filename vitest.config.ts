import { defineConfig } from 'vitest/config';

// Tests run on the TypeScript sources: every package's "source" export condition points at them.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'bench/test/**/*.test.ts', 'tools/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
  },
});
