/** Batches of matches as jobs of pg-boss on a PostgreSQL that all machines share. */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { games } from '@fray/games';
import PgBoss from 'pg-boss';
import type { Batch } from '../play/worker.js';
import type { Tally } from '../tally.js';

export interface LabJob {
  /** What the run is called, for whoever asks how far it is. */
  readonly run: string;
  readonly batch: Batch;
  /** A second opinion: whoever played it first must not play it again. */
  readonly notBy?: string;
}

/** What a worker says: the counts, or that it was the one who played it first. */
export type LabAnswer = { readonly worker: string; readonly tally?: Tally };

export interface QueueOptions {
  /** After so many seconds without an answer a worker counts as dead, and its batch goes to another. */
  readonly patience?: number;
}

export const PATIENCE = 300;
/** A batch that took so many workers down is not given to another. */
const MOST_TRIES = 20;

/** Everything about the lab lies in a schema of its own, beside whatever else the database holds. */
export async function openBoss(address: string): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: address, schema: 'fray_lab', schedule: false, max: 4 });
  // A database that restarts is waited for; whoever asks it in between hears of it.
  boss.on('error', () => undefined);
  await boss.start();
  return boss;
}

/** One queue for each version of each game's rules: no worker plays a match by other rules than was asked for. */
export function queueOf(game: string, rules: string): string {
  return `${game}-${rules}`.replace(/[^\w-]/g, '-');
}

export function allQueues(): readonly string[] {
  return games.map(({ id, version }) => queueOf(id, version));
}

/** Whoever comes first makes it. */
export async function makeQueue(boss: PgBoss, name: string): Promise<void> {
  await again(() => boss.createQueue(name, { name, retryLimit: MOST_TRIES }));
}

/** Machines that begin at the same moment trip over each other's new tables; whoever lost tries again. */
async function again<T>(action: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await action();
  } catch (why) {
    if (tries === 0) throw why;
    await setTimeout(100);
    return again(action, tries - 1);
  }
}

/** The same batch has the same id, so a run that was cut off goes on where it was. */
export function jobId(queue: string, job: LabJob, time = 0): string {
  const { run: _, ...work } = job;
  const hash = createHash('sha256')
    .update(JSON.stringify([queue, work, time]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}
