/** npm run mutate:testkit [-- piece ...]: mutates the pieces named, or all; then tells the score of all that were ever run. */
import { spawnSync } from 'node:child_process';
import { tellScore } from './score.mjs';
import { PIECES } from './testkit-pieces.mjs';

const FLOOR = 70;

const named = process.argv.slice(2);
for (const piece of named.length > 0 ? named : Object.keys(PIECES)) {
  const env = { ...process.env, FRAY_PIECE: piece };
  const { status } = spawnSync('npx', ['stryker', 'run', 'tools/mutate/testkit.config.mjs'], {
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
process.exitCode = tellScore('testkit', Object.keys(PIECES), FLOOR) ? 0 : 1;
