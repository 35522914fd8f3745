// `npm run test:nodes`: the vitest suite under every Node that people have. Each is fetched once into node_modules/.cache, outside
// of what the project itself depends on. `npm run test:nodes -- packages/cli` runs a part of the suite.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSIONS = ['20.19', '24', '26'];
const root = fileURLToPath(new URL('..', import.meta.url));
const system = process.platform === 'win32' ? 'win' : process.platform;
const name = `node-${system}-${process.arch}`;
const part = process.argv.slice(2);

const failed = [];
run('npm', ['run', '--silent', 'build'], 'the build');
for (const version of VERSIONS) {
  const node = fetchNode(version);
  console.log(`\n${run(node, ['--version'], `Node ${version}`, 'pipe').stdout.trim()}`);
  const { status } = spawnSync(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...part], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) failed.push(version);
}
if (failed.length > 0) {
  console.error(`\nFailed under Node ${failed.join(', ')}.`);
  process.exit(1);
}
console.log(`\nThe tests hold under Node ${VERSIONS.join(', ')}.`);

/** The program of that version, fetched from the registry unless it is there already. */
function fetchNode(version) {
  const folder = join(root, 'node_modules/.cache/nodes', version);
  const program = join(folder, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  // A manifest of its own keeps npm from looking upwards.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const flags = ['--no-audit', '--no-fund', '--silent', '--prefix', folder];
  run('npm', ['install', ...flags, `${name}@${version}`], `fetching Node ${version}`);
  return program;
}

function run(program, args, what, stdout = 'inherit') {
  const done = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['inherit', stdout, 'inherit'],
    shell: system === 'win',
  });
  if (done.status === 0) return done;
  console.error(`\nFailed: ${what}`);
  process.exit(1);
}
