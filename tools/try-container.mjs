// `npm run try:container`: performs the Containerfile without a container engine. A fresh clone goes through its RUN lines in a
// bare folder, then its CMD runs as another user who may write to the data folder alone, answers the health check and ends by SIGTERM.
// It runs once more with the variables of compose.yaml and nothing else, on a PostgreSQL that asks for a password.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../packages/testkit/dist/postgres.js';

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
const user = process.getuid() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
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
  if (user.uid !== undefined) chownSync(data, NOBODY, NOBODY);
  await serve('on its data folder', { ...variables(lineOf('ENV').split(' '), '='), FRAY_DATA: data });
  const written = execFileSync('find', [bare, '-user', String(user.uid ?? -1), '-not', '-path', `${data}*`], {
    encoding: 'utf8',
  });
  check('nothing written but the data', user.uid === undefined || written === '');
  await composed();
} finally {
  rmSync(bare, { recursive: true, force: true });
}

/** Starts the CMD with these settings, asks for its health and ends it. */
async function serve(where, settings) {
  const port = String(await freePort());
  const env = { ...homeless, ...settings, FRAY_HOST: '127.0.0.1', FRAY_PORT: port };
  const [node, ...args] = JSON.parse(lineOf('CMD')).map((word) => word.replace(/^\/opt/, inside('opt')));
  const server = spawn(node, args, { ...user, env, cwd: bare, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('close', resolve));
  await Promise.race([said(server.stdout, /http:\/\/\S+\. /), ended]);
  const health = JSON.parse(/CMD (\[.*\])$/.exec(lineOf('HEALTHCHECK'))[1]);
  const words = health.slice(1).map((word) => word.replace('4680', port));
  check(`the health check ${where}`, spawnSync(health[0], words, { env }).status === 0);
  server.kill('SIGTERM');
  check(`SIGTERM ends it ${where}`, (await ended) === 0);
}

/** The variables of compose.yaml, filled in as whoever starts it would, with the database at another address. */
async function composed() {
  const password = 'of / the : database @ %';
  const postgres = await startPostgres({ user: 'fray', password });
  try {
    const [, block] = /\n {4}environment:\n((?: {6}FRAY_.*\n)+)/.exec(
      readFileSync(join(root, 'compose.yaml'), 'utf8'),
    );
    const given = variables(block.trim().split(/\n */), ': ');
    for (const [name, value] of Object.entries(given))
      given[name] = value
        .replace(/\$\{FRAY_DATABASE_PASSWORD:\?.*\}/, password)
        .replace(/\$\{\w+:-(.*)\}/, '$1')
        .replace('@postgres/fray', `@127.0.0.1:${postgres.port}/postgres`);
    await serve('on PostgreSQL', given);
  } finally {
    postgres.stop();
  }
}

function variables(pairs, between) {
  return Object.fromEntries(
    pairs.map((pair) => [
      pair.slice(0, pair.indexOf(between)),
      pair.slice(pair.indexOf(between) + between.length),
    ]),
  );
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
