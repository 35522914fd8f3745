// `npm run try:container`: performs the Containerfile without a container engine. A fresh clone goes through its RUN lines in a
// bare folder, then its CMD runs as another user who may write to the data folder alone, answers the health check and ends by SIGTERM.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NOBODY = 65_534;
const root = fileURLToPath(new URL('..', import.meta.url));
const bare = mkdtempSync(join(tmpdir(), 'fray-container-'));
chmodSync(bare, 0o755);
const lines = readFileSync(join(root, 'Containerfile'), 'utf8')
  .split('\n')
  .map((line) => /^([A-Z]+) (.*)$/.exec(line))
  .filter((found) => found !== null)
  .map(([, word, rest]) => ({ word, rest }));
const second = lines.findLastIndex(({ word }) => word === 'FROM');
const build = lines.slice(0, second);
const image = lines.slice(second);
const lineOf = (word) => image.findLast((line) => line.word === word).rest;
const inside = (path) => join(bare, path);
const homeless = { PATH: process.env.PATH, HOME: inside('home') };

try {
  const workdir = inside(build.find(({ word }) => word === 'WORKDIR').rest);
  execFileSync('git', ['clone', '--quiet', root, workdir]);
  for (const { rest } of build.filter(({ word }) => word === 'RUN')) await run(rest, workdir);
  console.log(
    `The image holds ${execFileSync('du', ['-sh', workdir], { encoding: 'utf8' }).split('\t')[0]} of Fray.`,
  );

  const data = inside('data');
  mkdirSync(data, { mode: 0o700 });
  const user = process.getuid() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) chownSync(data, NOBODY, NOBODY);
  const port = String(await freePort());
  const settings = Object.fromEntries(
    lineOf('ENV')
      .split(' ')
      .map((pair) => pair.split('=')),
  );
  const env = { ...homeless, ...settings, FRAY_HOST: '127.0.0.1', FRAY_DATA: data, FRAY_PORT: port };
  const [node, ...args] = JSON.parse(lineOf('CMD')).map((word) => word.replace(/^\/opt/, inside('opt')));
  const server = spawn(node, args, { ...user, env, cwd: bare, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('close', resolve));
  await Promise.race([said(server.stdout, /http:\/\/\S+\. /), ended]);
  const health = JSON.parse(/CMD (\[.*\])$/.exec(lineOf('HEALTHCHECK'))[1]);
  const probe = spawnSync(
    health[0],
    health.slice(1).map((word) => word.replace('4680', port)),
    { env },
  );
  check('the health check', probe.status === 0);
  const written = execFileSync('find', [bare, '-user', String(user.uid ?? -1), '-not', '-path', `${data}*`], {
    encoding: 'utf8',
  });
  check('nothing written but the data', user.uid === undefined || written === '');
  server.kill('SIGTERM');
  check('SIGTERM ends it', (await ended) === 0);
} finally {
  rmSync(bare, { recursive: true, force: true });
}

async function run(command, cwd) {
  const started = performance.now();
  execFileSync('sh', ['-c', command], { cwd, env: homeless, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`${command}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** Its log comes before the sentence that says where it is. */
function said(stream, what) {
  let text = '';
  return new Promise((resolve) =>
    stream.on('data', (chunk) => {
      text += chunk;
      if (what.test(text)) resolve();
    }),
  );
}

function freePort() {
  return new Promise((resolve) => {
    const asked = createServer().listen(0, '127.0.0.1', () => {
      const { port } = asked.address();
      asked.close(() => resolve(port));
    });
  });
}

function check(what, holds) {
  console.log(`${holds ? 'ok' : 'FAILED'}: ${what}`);
  if (!holds) process.exitCode = 1;
}
