/** Many machines at one experiment: workers die, nothing is lost or counted twice, and the result is that of one thread. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Postgres, startPostgres } from '@fray/testkit/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BIN, fray } from './fray.js';

const file = join(mkdtempSync(join(tmpdir(), 'fray-queue-')), 'health.lab.txt');
const LATE = 40_000;
const workers: ChildProcess[] = [];
let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
  writeFileSync(
    file,
    '# Queue\ngame: rohan\nbots: random\ncompare:\n  startHealth = 40\nmatches: 3000\nseed: q\n',
  );
}, 60_000);

afterAll(() => {
  for (const worker of workers) worker.kill('SIGKILL');
  postgres.stop();
});

function startWorker(): ChildProcess {
  const args = [BIN, 'lab', 'work', '--queue', postgres.address, '--workers', '0'];
  const worker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  workers.push(worker);
  return worker;
}

/** When it has played its first batch; a worker that ends before has failed. */
function busy(worker: ChildProcess): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    worker.stdout!.on('data', (text) => String(text).includes('matches of') && resolve(worker));
    worker.on('exit', (code) => reject(new Error(`a worker ended with ${code} before it had played`)));
  });
}

/** Says what was waited for in vain, and how far the run was. */
async function within<T>(what: string, waited: Promise<T>): Promise<T> {
  const late = setTimeout(LATE, undefined, { ref: false }).then(async () => {
    const { out } = await fray(['lab', 'status', '--queue', postgres.address, '--json']);
    throw new Error(`waited in vain for ${what}: ${out}`);
  });
  return Promise.race([waited, late]);
}

it('is bit for bit the result of one thread, though workers are killed in the middle', async () => {
  const alone = await fray(['lab', 'run', file, '--json', '--workers', '0']);
  const first = startWorker();
  const run = fray(['lab', 'run', file, '--json', '--queue', postgres.address, '--patience', '2']);
  await within('the first worker', busy(first));
  const others = [startWorker(), startWorker()];
  first.kill('SIGKILL');
  const second = await within('another worker', Promise.any(others.map(busy)));
  second.kill('SIGKILL');
  const together = await within('the run', run);
  expect([together.code, together.err]).toEqual([0, '']);
  expect(together.out).toBe(alone.out);

  const status = await fray(['lab', 'status', '--queue', postgres.address, '--json']);
  const [state] = JSON.parse(status.out);
  // 2 settings, 120 stretches of 25 seeds, and the batches that were played twice.
  expect(state).toMatchObject({ run: 'Queue', waiting: 0 });
  expect(state.done).toBeGreaterThanOrEqual(240);
  expect(state.workers).toBeGreaterThanOrEqual(2);
}, 120_000);

it('says in one sentence that there is no queue', async () => {
  const { code, err } = await fray(['lab', 'run', file, '--queue', 'postgres://nobody@127.0.0.1:1/x']);
  expect(code).toBe(1);
  expect(err).toMatch(/The queue cannot be reached: /);
});
