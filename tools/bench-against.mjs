// `npm run bench:against -- COMMIT`: whether this checkout is slower than an earlier one. Both are measured in turn on this machine,
// because figures of two machines, or of two days, say little about the code.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TURNS = 3;
const here = fileURLToPath(new URL('..', import.meta.url));
const commit = process.argv[2];
if (commit === undefined)
  throw new Error('Name the commit to compare with: npm run bench:against -- HEAD~20');

const there = join(mkdtempSync(join(tmpdir(), 'fray-bench-')), 'earlier');
run('git', ['worktree', 'add', '--detach', '--quiet', there, commit], here);
try {
  run('npm', ['ci', '--no-audit', '--no-fund', '--silent'], there);
  for (const folder of [here, there]) run('npm', ['run', '--silent', 'build'], folder);
  const turns = Array.from({ length: TURNS }, (_, i) => {
    console.log(`Turn ${i + 1} of ${TURNS}`);
    return { before: ratiosIn(there), now: ratiosIn(here) };
  });
  print(turns);
} finally {
  run('git', ['worktree', 'remove', '--force', there], here);
}

function ratiosIn(folder) {
  return JSON.parse(run('node', ['packages/cli/bin/fray.js', 'bench', '--json'], folder, 'pipe')).ratios;
}

function print(turns) {
  const names = Object.keys(turns[0].now).filter((name) => name in turns[0].before);
  console.log(`\n${'median of the turns'.padEnd(36)}${'before'.padStart(10)}${'now'.padStart(10)}`);
  for (const name of names) {
    const [before, now] = ['before', 'now'].map((when) => median(turns.map((turn) => turn[when][name])));
    console.log(name.padEnd(36) + before.toPrecision(3).padStart(10) + now.toPrecision(3).padStart(10));
  }
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function run(program, args, cwd, stdout = 'inherit') {
  const done = spawnSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', stdout, 'inherit'] });
  if (done.status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${cwd}`);
  return done.stdout;
}
