/** The thread of the embedded store's writer: takes orders one by one and answers each. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Order, SqliteWriter } from './sqlite-writer.js';

const port = parentPort;
if (port === null) throw new Error('this file runs in a thread');
const writer = new SqliteWriter(workerData as string);
port.on('message', ({ id, order }: { id: number; order: Order }) => {
  try {
    port.postMessage({ id, result: writer.carryOut(order) });
  } catch (error) {
    port.postMessage({ id, error: String(error) });
  }
  if (order.act === 'close') port.close();
});
