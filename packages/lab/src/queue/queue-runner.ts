/** Gives batches to whoever works at the queue, and some of them to two: their counts must be the same to the last digit. */
import { setTimeout } from 'node:timers/promises';
import { type AnyGame, assert } from '@fray/engine';
import type PgBoss from 'pg-boss';
import type { Runner } from '../experiment/seed-player.js';
import type { Batch } from '../play/worker.js';
import type { Tally } from '../tally.js';
import {
  jobId,
  type LabAnswer,
  type LabJob,
  makeQueue,
  openBoss,
  PATIENCE,
  type QueueOptions,
  queueOf,
} from './lab-queue.js';

export interface QueueRunner extends Runner {
  /** Batches that two workers have played alike. */
  readonly checked: number;
  close(): Promise<void>;
}

/** Enough for many machines; each holds a few seconds of work. */
const WIDTH = 64;
/** One batch in so many is played twice. */
const CHECKED_EVERY = 20;
const LOOK_MS = 200;
const EXPIRE_MS = 2000;
/** So many in a row say that they had played it themselves: whoever could give a second opinion has gone home. */
const MOST_DECLINED = 8;

export class LabMismatch extends Error {}

export async function openQueueRunner(
  address: string,
  game: AnyGame,
  run: string,
  options: QueueOptions = {},
): Promise<QueueRunner> {
  const boss = await openBoss(address);
  const queue = queueOf(game.id, game.version);
  await makeQueue(boss, queue);
  return new Waiter(boss, queue, run, options.patience ?? PATIENCE);
}

class Waiter implements QueueRunner {
  readonly width = WIDTH;
  readonly even = true;
  checked = 0;
  private readonly waiting = new Map<string, (answer: LabAnswer) => void>();
  private readonly workers = new Set<string>();
  private sent = 0;
  private pending = 0;
  private declined = 0;
  private expiredAt = 0;
  private open = true;
  private readonly looking: Promise<void>;
  private broken: ((why: unknown) => void) | undefined;
  private readonly fault = new Promise<never>((_, reject) => {
    this.broken = reject;
  });

  constructor(
    private readonly boss: PgBoss,
    private readonly queue: string,
    private readonly name: string,
    private readonly patience: number,
  ) {
    this.fault.catch(() => undefined);
    this.looking = this.look();
  }

  async run(batch: Batch): Promise<Tally> {
    const isChecked = this.sent++ % CHECKED_EVERY === 0;
    const { worker, tally } = await this.ask({ run: this.name, batch });
    assert(tally !== undefined, 'the first to play a batch counts it');
    if (isChecked) void this.check(batch, worker, tally).catch((why) => this.broken!(why));
    return Promise.race([tally, this.fault]);
  }

  /** Waits for the second opinions, if there is anybody to give them; what nobody gave is taken back. */
  async settle(): Promise<void> {
    const giveUpAt = Date.now() + 1000 * this.patience;
    this.declined = 0;
    while (
      this.pending > 0 &&
      this.workers.size > 1 &&
      this.declined < MOST_DECLINED &&
      Date.now() < giveUpAt
    )
      await Promise.race([setTimeout(LOOK_MS), this.fault]);
    await Promise.race([undefined, this.fault]);
    const left = [...this.waiting.keys()];
    this.waiting.clear();
    if (left.length > 0) await this.boss.deleteJob(this.queue, left);
  }

  async close(): Promise<void> {
    this.open = false;
    await this.looking;
    await this.boss.stop({ graceful: false });
  }

  /** Asks until somebody else has played it; with one worker alone there is no second opinion. */
  private async check(batch: Batch, first: string, counted: Tally): Promise<void> {
    this.pending++;
    for (let time = 0; this.open; time++) {
      const { worker, tally } = await this.ask({ run: this.name, batch, notBy: first }, time);
      this.declined = tally === undefined ? this.declined + 1 : 0;
      if (tally === undefined) continue;
      if (JSON.stringify(tally) !== JSON.stringify(counted))
        throw new LabMismatch(
          `${first} and ${worker} do not agree on matches ${batch.from} to ${batch.to - 1}`,
        );
      this.checked++;
      this.pending--;
      return;
    }
  }

  private async ask(job: LabJob, time = 0): Promise<LabAnswer> {
    const id = jobId(this.queue, job, time);
    const answer = new Promise<LabAnswer>((resolve) => this.waiting.set(id, resolve));
    // Each job has its own patience: whoever made the queue may have had another.
    await this.boss.send(this.queue, job, { id, expireInSeconds: this.patience });
    return Promise.race([answer, this.fault]);
  }

  private async look(): Promise<void> {
    while (this.open) {
      try {
        await this.collect();
      } catch {
        // The database is away; what is written there stays written.
      }
      await setTimeout(LOOK_MS);
    }
  }

  private async collect(): Promise<void> {
    if (Date.now() - this.expiredAt > EXPIRE_MS) {
      this.expiredAt = Date.now();
      await this.boss.expire();
    }
    if (this.waiting.size === 0) return;
    const { rows } = await this.boss
      .getDb()
      .executeSql(
        `SELECT id, state, output FROM fray_lab.job WHERE name = $1 AND id = ANY($2) AND state IN ('completed', 'failed')`,
        [this.queue, [...this.waiting.keys()]],
      );
    for (const { id, state, output } of rows) {
      if (state === 'failed') this.broken!(new Error(`no worker could play batch ${id}`));
      else this.hear(id, output as LabAnswer);
      this.waiting.delete(id);
    }
  }

  private hear(id: string, answer: LabAnswer): void {
    this.workers.add(answer.worker);
    this.waiting.get(id)?.(answer);
  }
}
