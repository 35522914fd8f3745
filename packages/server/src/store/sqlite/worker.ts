/** The thread of the embedded store's writer: what has piled up while it waited for the disk comes together. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ConnectionOptions } from './connection.js';
import { type Order, SqliteWriter } from './writer.js';

/** An order, or a word about the writer itself. */
export type Letter = Order | 'settings' | 'close';

/** Entries for logs as names, numbers and bodies in turn, because a flat list travels faster, and letters. */
export type Parcel = readonly [entries: readonly (string | number)[], letters: readonly Letter[]];

export interface ThreadData {
  readonly file: string;
  readonly options: ConnectionOptions;
}

/** Which entries got their numbers, and what became of each letter. */
export interface Reply {
  readonly taken: readonly boolean[];
  readonly results: readonly unknown[];
  readonly error?: string;
}

const port = parentPort;
if (port === null) throw new Error('this file runs in a thread');
const { file, options } = workerData as ThreadData;
const writer = new SqliteWriter(file, options);

port.on('message', ([entries, letters]: Parcel) => {
  port.postMessage(carryOut(entries, letters));
  if (letters.includes('close')) port.close();
});

function carryOut(entries: Parcel[0], letters: readonly Letter[]): Reply {
  const orders = letters.filter((letter) => typeof letter === 'object');
  try {
    const { taken, done } = writer.carryOut(entries, orders);
    const left = [...done];
    return {
      taken,
      results: letters.map((letter) => (typeof letter === 'object' ? left.shift() : answer(letter))),
    };
  } catch (error) {
    return { taken: [], results: [], error: String(error) };
  }
}

function answer(word: 'settings' | 'close'): unknown {
  return word === 'settings' ? writer.settings() : writer.close();
}
