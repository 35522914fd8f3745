/** The main thread's end of the embedded store's writer. */
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../built-file.js';
import type { ConnectionOptions } from './connection.js';
import type { Letter, Reply, ThreadData } from './worker.js';

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

export class SqliteThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private outbox: Letter[] = [];
  /** A parcel is under way, or about to leave. */
  private sending = false;
  private next = 0;

  constructor(file: string, options: ConnectionOptions) {
    const workerData: ThreadData = { file, options };
    this.worker = new Worker(builtFile(import.meta.url, 'worker.js'), {
      workerData,
      execArgv: [],
    });
    this.worker.on('message', (replies: readonly Reply[]) => {
      for (const reply of replies) this.settle(reply);
      this.sending = false;
      if (this.outbox.length > 0) this.sendSoon();
    });
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the store is closed')));
  }

  order<T>(order: Letter['order']): Promise<T> {
    return new Promise((resolve, reject) => {
      const id = this.next++;
      this.waiting.set(id, { resolve, reject });
      this.outbox.push({ id, order });
      if (!this.sending) this.sendSoon();
    });
  }

  /** What comes while a parcel is under way shares the next one, and its sync: every parcel has its price. */
  private sendSoon(): void {
    this.sending = true;
    setImmediate(() => {
      const parcel = this.outbox;
      this.outbox = [];
      this.worker.postMessage(parcel);
    });
  }

  private settle({ id, result, error }: Reply): void {
    const { resolve, reject } = this.waiting.get(id)!;
    this.waiting.delete(id);
    if (error === undefined) resolve(result as never);
    else reject(new Error(error));
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
