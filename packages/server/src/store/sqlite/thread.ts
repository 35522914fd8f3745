/** The main thread's end of the embedded store's writer. */
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../built-file.js';
import type { StoreMeter } from '../store-meter.js';
import type { ConnectionOptions } from './connection.js';
import type { Letter, Parcel, Reply, ThreadData } from './worker.js';

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** What leaves together, and who waits for it. */
class Outbox {
  readonly entries: (string | number)[] = [];
  readonly letters: Letter[] = [];
  readonly appending: Waiting[] = [];
  readonly ordering: Waiting[] = [];
}

/** Parcels leave no sooner after each other: under load more share one, and nobody alone waits for it. */
const GAP_MS = 2;
/** So many appends are answered in one go: their players can be told, and answer, while the next ones are dealt with. */
const ANSWERED_AT_ONCE = 16;

export interface Listening {
  readonly meter: StoreMeter | undefined;
  /** An entry of a log is on disk; whoever wrote it is told right after. */
  readonly appended: (log: string, n: number) => void;
}

export class SqliteThread {
  private readonly worker: Worker;
  private outbox = new Outbox();
  /** The parcel that is under way. */
  private sent: Outbox | undefined;
  /** It is under way, or about to leave. */
  private sending = false;
  private begun = -Infinity;

  constructor(
    file: string,
    options: ConnectionOptions,
    private readonly listening: Listening,
  ) {
    const workerData: ThreadData = { file, options };
    this.worker = new Worker(builtFile(import.meta.url, 'worker.js'), {
      workerData,
      execArgv: [],
    });
    this.worker.on('message', (reply: Reply) => this.receive(reply));
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the store is closed')));
  }

  /** Whether the entry got its number; it is on disk then. */
  append(log: string, n: number, body: string): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.outbox.entries.push(log, n, body);
      this.outbox.appending.push({ resolve, reject });
      if (!this.sending) this.sendSoon();
    });
  }

  order<T>(letter: Letter): Promise<T> {
    return new Promise((resolve, reject) => {
      this.outbox.letters.push(letter);
      this.outbox.ordering.push({ resolve, reject });
      if (!this.sending) this.sendSoon();
    });
  }

  /** What comes while a parcel is under way shares the next one, and its sync: every parcel has its price. */
  private sendSoon(): void {
    this.sending = true;
    const wait = this.begun + GAP_MS - performance.now();
    if (wait > 0) setTimeout(() => this.send(), wait);
    else setImmediate(() => this.send());
  }

  private send(): void {
    this.sent = this.outbox;
    this.outbox = new Outbox();
    this.begun = performance.now();
    const { entries, letters } = this.sent;
    this.worker.postMessage([entries, letters] satisfies Parcel);
  }

  private receive({ taken, results, error }: Reply): void {
    const { appending, ordering } = this.sent!;
    const { meter } = this.listening;
    if (appending.length > 0) meter?.committed(appending.length, performance.now() - this.begun);
    if (error === undefined) {
      for (const [i, { resolve }] of ordering.entries()) resolve(results[i] as never);
      this.answer(this.sent!, taken, 0);
    } else reject(this.sent!, new Error(error));
    this.sent = undefined;
    this.sending = false;
    if (this.outbox.appending.length > 0 || this.outbox.letters.length > 0) this.sendSoon();
  }

  private answer(sent: Outbox, taken: readonly boolean[], from: number): void {
    const { appending, entries } = sent;
    const until = Math.min(from + ANSWERED_AT_ONCE, appending.length);
    for (let i = from; i < until; i++) {
      if (taken[i]) this.listening.appended(entries[3 * i] as string, entries[3 * i + 1] as number);
      appending[i]!.resolve(taken[i] as never);
    }
    if (until < appending.length) setImmediate(() => this.answer(sent, taken, until));
  }

  private fail(error: Error): void {
    if (this.sent !== undefined) reject(this.sent, error);
    reject(this.outbox, error);
    this.outbox = new Outbox();
  }
}

function reject({ appending, ordering }: Outbox, error: Error): void {
  for (const waiting of [...appending, ...ordering]) waiting.reject(error);
}
