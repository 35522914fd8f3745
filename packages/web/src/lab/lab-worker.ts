/** Plays batches of matches between bots, away from the page. */
import { shelve } from '@fray/games/shelf';
import { type Batch, runBatch } from '@fray/lab/core';
import { loadOwnGame } from '../games/own-game.js';

export interface LabRequest {
  readonly id: number;
  readonly batch: Batch;
}

const shelved = loadOwnGame().then((game) => game && shelve(game));

self.onmessage = async ({ data }: MessageEvent<LabRequest>): Promise<void> => {
  await shelved;
  self.postMessage({ id: data.id, tally: await runBatch(data.batch) });
};
