/** Runs one task in an isolate of its own: its own heap, and code compiled for nothing but this task. */
import type { MessagePort } from 'node:worker_threads';
import { workerData } from 'node:worker_threads';
import { allocationOf, rateOf, type Task, warmUp } from './harness.js';
import { TASKS, type TaskName } from './tasks.js';

export type Order =
  | { readonly do: 'warm up'; readonly seconds: number }
  | { readonly do: 'rate'; readonly seconds: number }
  | { readonly do: 'allocation' }
  /** Runs the task so often, from the start, and answers with its checksum. */
  | { readonly do: 'checksum'; readonly runs: number };

export interface WorkerData {
  readonly name: TaskName;
  readonly port: MessagePort;
  /** Set to 1 when an answer has been posted. */
  readonly answered: Int32Array;
}

const { name, port, answered } = workerData as WorkerData;
let made: Task | undefined;

function carryOut(order: Order): number {
  // Made on the first order, so that a failure is answered like any other.
  made ??= TASKS[name]();
  const task = made;
  if (order.do === 'warm up') warmUp(task, order.seconds);
  if (order.do === 'rate') return rateOf(task, order.seconds);
  if (order.do === 'allocation') return allocationOf(task);
  if (order.do === 'checksum') for (let i = 0; i < order.runs; i++) task.run();
  return task.checksum();
}

port.on('message', (order: Order) => {
  let answer: number | string;
  try {
    answer = carryOut(order);
  } catch (error) {
    answer = error instanceof Error ? error.message : String(error);
  }
  port.postMessage(answer);
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
});
