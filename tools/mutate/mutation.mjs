/** Mutation testing of one package: its code is changed bit by bit, and its own tests must notice. docs/MUTATION.md has the score. */
export function mutationOf(name, { leftOut, floor }) {
  // The processes that run the tests read it from their environment (vitest.config.ts).
  process.env.FRAY_MUTATED = name;
  return {
    packageManager: 'npm',
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutate/vitest.config.ts', related: false },
    mutate: [`packages/${name}/src/**/*.ts`, ...leftOut.map((path) => `!packages/${name}/src/${path}`)],
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
    tempDirName: '.stryker',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 90, low: floor, break: floor },
  };
}
