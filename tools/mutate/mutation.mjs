/**
 * Mutation testing of one package: its code is changed bit by bit, and its own tests must notice. docs/MUTATION.md has the score.
 * A package may be done in pieces, each with the tests that are about it; score.mjs adds their results.
 */
export function mutationOf(name, { files, tests, leftOut = [], floor = undefined, piece = 'all' }) {
  // The processes that run the tests read it from their environment (vitest.config.ts).
  process.env.FRAY_MUTATED = `packages/${name}/test/${tests}.test.ts`;
  const path = (file) => `packages/${name}/src/${file}.ts`;
  return {
    packageManager: 'npm',
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutate/vitest.config.ts', related: false },
    mutate: [...files.map(path), ...leftOut.map((file) => `!${path(file)}`)],
    // What tests of these packages do not need; the root's tsconfig.json refers to all of it.
    ignorePatterns: [
      '**/dist',
      '/packages/*',
      '!/packages/engine',
      '!/packages/testkit',
      '/bench',
      '/docs',
      '/biome.json',
      '/tsconfig.json',
    ],
    // There is none of this name: Stryker would rewrite it with TypeScript's JavaScript API, which TypeScript 7 has not.
    tsconfigFile: 'tsconfig.none.json',
    coverageAnalysis: 'perTest',
    // Constants of a module are set before any test runs: each would need a process of its own.
    ignoreStatic: true,
    concurrency: 2,
    timeoutMS: 5000,
    // On a busy machine the first run of all tests alone takes longer than the usual five.
    dryRunTimeoutMinutes: 30,
    tempDirName: `.stryker/${name}-${piece}`,
    reporters: ['clear-text', 'progress-append-only', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `.made/mutation/${name}-${piece}.json` },
    thresholds: { high: 90, low: floor ?? 0, break: floor ?? null },
  };
}
