// `npm start`: builds what the page and the server need, says in one live line what it is doing, and opens the table.
// Whatever follows `npm start --` goes to `fray serve`; a browser is opened unless that is `--no-open`.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import '../packages/cli/bin/end-with-npm.js';

const STEPS = [
  ['Compiling', 'npx', ['--no-install', 'tsc', '-b']],
  [
    'Building the page',
    'npm',
    ['run', '--silent', 'build', '-w', '@fray/web', '--', '--logLevel', 'error', '--mode', 'quick'],
  ],
];
const TICK_MS = 100;
const root = fileURLToPath(new URL('..', import.meta.url));
const live = process.stdout.isTTY === true;

for (const [what, program, args] of STEPS) await step(what, program, args);
process.argv.splice(2, 0, 'serve', '--open');
await import('../packages/cli/bin/fray.js');

/** One step behind one line; what its programs have to say is shown only if they fail. */
async function step(what, program, args) {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (!live) console.log(`${what} ...`);
  const tick = live && setInterval(() => process.stdout.write(`\r${what} ... ${seconds()}`), TICK_MS);
  const { code, said } = await run(program, args);
  if (live) process.stdout.write('\r\x1b[K');
  clearInterval(tick);
  if (code === 0) return;
  console.error(`${said}\n${what} failed after ${seconds()}.`);
  process.exit(1);
}

function run(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, shell: process.platform === 'win32' });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    const stop = () => {
      child.kill();
      process.exit(130);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, said });
    });
  });
}
