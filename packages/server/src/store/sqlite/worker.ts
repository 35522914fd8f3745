/** The thread of the embedded store's writer: what has piled up while it waited for the disk goes together. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { ConnectionOptions } from './connection.js';
import { type Order, SqliteWriter } from './writer.js';

/** What the main thread sends, in parcels: an order, or a word about the writer itself. */
export interface Letter {
  readonly id: number;
  readonly order: Order | 'settings' | 'close';
}

export interface ThreadData {
  readonly file: string;
  readonly options: ConnectionOptions;
}

export interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}

const port = parentPort;
if (port === null) throw new Error('this file runs in a thread');
const { file, options } = workerData as ThreadData;
const writer = new SqliteWriter(file, options);

port.on('message', (first: readonly Letter[]) => {
  const letters = [...first];
  for (let more = receiveMessageOnPort(port); more !== undefined; more = receiveMessageOnPort(port))
    letters.push(...(more.message as Letter[]));
  const closing = letters.some(({ order }) => order === 'close');
  port.postMessage([...write(letters), ...letters.flatMap(answer)]);
  if (closing) port.close();
});

function write(letters: readonly Letter[]): Reply[] {
  const orders = letters.filter(
    (letter): letter is Letter & { order: Order } => typeof letter.order === 'object',
  );
  if (orders.length === 0) return [];
  try {
    const results = writer.carryOut(orders.map(({ order }) => order));
    return orders.map(({ id }, i) => ({ id, result: results[i] }));
  } catch (error) {
    return orders.map(({ id }) => ({ id, error: String(error) }));
  }
}

function answer({ id, order }: Letter): Reply[] {
  if (order === 'settings') return [{ id, result: writer.settings() }];
  if (order === 'close') return [{ id, result: writer.close() }];
  return [];
}
