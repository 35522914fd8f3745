/** Plays batches of matches between bots, away from the page. */
import { type Batch, runBatch } from '@fray/lab/core';

export interface LabRequest {
  readonly id: number;
  readonly batch: Batch;
}

self.onmessage = async ({ data }: MessageEvent<LabRequest>): Promise<void> => {
  self.postMessage({ id: data.id, tally: await runBatch(data.batch) });
};
