// `npm test`: everything that must hold, one step after the other, each with its time.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { BROWSER_REPORT, printSlowest, VITEST_REPORT } from './slowest.mjs';

const steps = [
  ['system needs', 'sh tools/setup-system.sh'],
  ['build', 'npm run --silent build'],
  ['types of tests and tools', 'npx --no-install tsc -p tsconfig.test.json'],
  ['types of the browser client', 'npx --no-install tsc -p packages/web/tsconfig.json'],
  ['format and lint', 'npx --no-install biome check --error-on-warnings .'],
  [
    'tests',
    `npx --no-install vitest run --reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`,
  ],
  ['tests in the browser', 'npm exec -w @fray/web --no -- playwright test --reporter=list,json'],
];

const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(BROWSER_REPORT) };

for (const [i, [name, command]] of steps.entries()) {
  console.log(`\n[${i + 1}/${steps.length}] ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  if (status !== 0) {
    console.error(`\nFailed: ${name} (${command})`);
    process.exit(status ?? 1);
  }
  console.log(`    done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

printSlowest();
