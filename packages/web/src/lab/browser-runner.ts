/** All spare cores of the visitor's machine, as the lab wants them: batches in, counts out. */

import type { Batch, Runner, Tally } from '@fray/lab/core';
import { ownModule } from '../games/own-game.js';
import { spareCores } from '../spare-cores.js';
import type { LabRequest } from './lab-worker.js';

export interface BrowserRunner extends Runner {
  close(): void;
}

export function openBrowserRunner(): BrowserRunner {
  const width = spareCores();
  const workers = Array.from({ length: width }, () => new LabWorker());
  let next = 0;
  return {
    width,
    run: (batch) => workers[next++ % width]!.run(batch),
    close: () => {
      for (const worker of workers) worker.close();
    },
  };
}

class LabWorker {
  private readonly worker = new Worker(new URL('./lab-worker.ts', import.meta.url), {
    type: 'module',
    name: ownModule,
  });
  private readonly waiting = new Map<number, (tally: Tally) => void>();
  private next = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly tally: Tally }>) => {
      this.waiting.get(data.id)?.(data.tally);
      this.waiting.delete(data.id);
    };
  }

  run(batch: Batch): Promise<Tally> {
    const request: LabRequest = { id: this.next++, batch };
    return new Promise((resolve) => {
      this.waiting.set(request.id, resolve);
      this.worker.postMessage(request);
    });
  }

  close(): void {
    this.worker.terminate();
  }
}
