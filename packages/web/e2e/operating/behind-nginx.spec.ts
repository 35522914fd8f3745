/** The server as docs/OPERATING.md sets it up: nginx with TLS in front of two processes on one PostgreSQL. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { request } from 'node:https';
import { fileURLToPath } from 'node:url';
import { type Postgres, startPostgres } from '@fray/testkit/postgres';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { MODEL_PORT } from '../support/addresses.js';
import { generic } from '../support/hands.js';
import { expectEnding, playTogether, withoutMotion } from '../support/play.js';
import { plainly } from '../support/together.js';
import { type Nginx, SERVER_NAME, startNginx } from './nginx.js';

const BIN = fileURLToPath(new URL('../../../cli/bin/fray.js', import.meta.url));
const UNIT = fileURLToPath(new URL('../../../../docs/operating/fray.service', import.meta.url));
/** Behind those of the other test servers. */
const [TLS, PLAIN, FIRST, SECOND] = [1, 2, 3, 4].map((i) => MODEL_PORT + i) as [
  number,
  number,
  number,
  number,
];
const AT = `https://${SERVER_NAME}:${TLS}/`;
/** More newcomers than one address may bring to either process in a minute. */
const NEWCOMERS = 130;

let postgres: Postgres;
let nginx: Nginx;
let servers: ChildProcess[] = [];

/** The options of the unit that is shipped, with a port and a store of this test. */
function serve(port: number): Promise<ChildProcess> {
  const shipped = execFileSync('grep', ['^ExecStart=', UNIT], { encoding: 'utf8' })
    .trim()
    .split(/ serve /)[1]!
    .split(' ');
  const own: Record<string, string> = { '4680': String(port), '/var/lib/fray': postgres.address };
  const child = spawn(process.execPath, [BIN, 'serve', ...shipped.map((word) => own[word] ?? word)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => child.stdout!.once('data', () => resolve(child)));
}

/** Asks through nginx from an address of this machine, naming another one. */
function ask(path: string, from: string, body?: object): Promise<{ status: number; headers: object }> {
  const headers = {
    host: `${SERVER_NAME}:${TLS}`,
    'x-forwarded-for': `10.0.0.${Math.floor(Math.random() * 250)}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  const options = { host: '127.0.0.1', port: TLS, path, method, headers, localAddress: from };
  return new Promise((resolve, reject) => {
    const asked = request({ ...options, rejectUnauthorized: false, servername: SERVER_NAME }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers }));
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

test.describe('behind nginx', () => {
  test.setTimeout(600_000);
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    postgres = await startPostgres();
    servers = await Promise.all([serve(FIRST), serve(SECOND)]);
    nginx = startNginx([TLS, PLAIN, FIRST, SECOND]);
    await expect
      .poll(
        () =>
          ask('/api/games', '127.0.0.1').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
  });
  test.afterAll(() => {
    for (const server of servers) server.kill('SIGKILL');
    nginx.stop();
    postgres.stop();
  });

  test('two browsers play on when one of two processes is killed; addresses, limits and cookies are right @long', async ({
    launchOptions,
  }) => {
    execFileSync('systemd-analyze', ['verify', UNIT]);
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${SERVER_NAME} 127.0.0.1`];
    const browser = await chromium.launch({ ...launchOptions, args });
    const [host, guest] = await Promise.all([arrive(browser), arrive(browser)]);
    const cookies = await sitDown(host, guest);
    expect(cookies).toEqual([expect.objectContaining({ name: '__Host-fray', secure: true, httpOnly: true })]);
    await playTogether([host, guest], generic, 3);
    servers[0]!.kill('SIGKILL');
    await playTogether([host, guest], generic);
    for (const page of [host, guest]) await expectEnding(page);
    await browser.close();

    for (const path of ['/metrics', '/health', '/livez', '/readyz'])
      expect((await ask(path, '127.0.0.1')).status).toBe(404);
    const asked = [];
    for (let i = 0; i < NEWCOMERS; i++)
      asked.push(await ask('/api/guests', '127.0.0.1', { name: `Eve ${i}` }));
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.headers).toHaveProperty('retry-after');
    expect((await ask('/api/guests', '127.0.0.2', { name: 'Mallory' })).status).toBe(200);
  });
});

async function arrive(browser: Browser): Promise<Page> {
  const page = await (
    await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' })
  ).newPage();
  await withoutMotion(page);
  return page;
}

/** Both at one table of Rohan; the cookies of the host. */
async function sitDown(host: Page, guest: Page): Promise<unknown[]> {
  await host.goto(`${AT}?plain#/new/rohan/online`);
  await host.getByLabel('Your name').fill('Ada');
  await host.getByText('House rules and rulings').click();
  await host.getByLabel('Health').selectOption('40');
  await host.getByRole('button', { name: 'Open table' }).click();
  const invite = await host.getByRole('button', { name: 'Copy link' }).getAttribute('data-link');
  await guest.goto(plainly(invite!));
  await guest.getByLabel('Your name').fill('Ben');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [host, guest]) await page.locator('.shell').waitFor({ timeout: 60_000 });
  return host.context().cookies();
}
