/** The thread of the embedded store's writer: what has piled up while it waited for the disk goes together. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type Order, SqliteWriter } from './sqlite-writer.js';

/** What the main thread sends: an order, or a word about the writer itself. */
export interface Letter {
  readonly id: number;
  readonly order: Order | 'settings' | 'close';
}

const port = parentPort;
if (port === null) throw new Error('this file runs in a thread');
const writer = new SqliteWriter(workerData as string);

port.on('message', (first: Letter) => {
  const letters = [first];
  for (let more = receiveMessageOnPort(port); more !== undefined; more = receiveMessageOnPort(port))
    letters.push(more.message as Letter);
  write(letters);
  for (const { id, order } of letters) {
    if (order === 'settings') port.postMessage({ id, result: writer.settings() });
    if (order === 'close') {
      writer.close();
      port.postMessage({ id });
      port.close();
    }
  }
});

function write(letters: readonly Letter[]): void {
  const orders = letters.filter(
    (letter): letter is Letter & { order: Order } => typeof letter.order === 'object',
  );
  if (orders.length === 0) return;
  try {
    const results = writer.carryOut(orders.map(({ order }) => order));
    for (const [i, { id }] of orders.entries()) port?.postMessage({ id, result: results[i] });
  } catch (error) {
    for (const { id } of orders) port?.postMessage({ id, error: String(error) });
  }
}
