/** Tasks in isolates of their own, run one at a time: whoever gives an order sleeps until it is carried out. */
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { median } from './harness.js';
import type { Order, WorkerData } from './task-worker.js';
import type { TaskName } from './tasks.js';

const LONGEST_WAIT_MS = 120_000;

export class Isolated {
  private readonly worker: Worker;
  private readonly port: MessagePort;
  private readonly answered = new Int32Array(new SharedArrayBuffer(4));

  constructor(readonly name: TaskName) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    const data: WorkerData = { name, port: port2, answered: this.answered };
    this.worker = new Worker(new URL('./task-worker.js', import.meta.url), {
      workerData: data,
      transferList: [port2],
      // boardgame.io checks every move's data unless told that this is production.
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }

  order(order: Order): number {
    Atomics.store(this.answered, 0, 0);
    this.port.postMessage(order);
    Atomics.wait(this.answered, 0, 0, LONGEST_WAIT_MS);
    const answer: unknown = receiveMessageOnPort(this.port)?.message;
    if (typeof answer === 'number') return answer;
    throw new Error(`Measuring ${this.name} failed: ${String(answer ?? 'it did not start')}.`);
  }

  close(): void {
    this.port.close();
    void this.worker.terminate();
  }
}

/** A repetition is cut into so many slices, and the tasks take turns slice by slice. */
const SLICES = 5;
/** Of processor time. The duels need this long until all of their code is compiled. */
const WARM_UP_SECONDS = 1.5;

/**
 * What each task does in a second: the median of `repetitions`. Tasks take turns in slices, so a busy moment
 * of the machine falls on all of them alike. What runs before, while code is compiled, does not count.
 */
export function ratesOf(
  tasks: readonly Isolated[],
  repetitions: number,
  seconds: number,
): Map<TaskName, number> {
  for (const task of tasks) task.order({ do: 'warm up', seconds: WARM_UP_SECONDS });
  const rates = new Map<TaskName, number[]>(tasks.map((task) => [task.name, []]));
  for (let i = 0; i < repetitions; i++)
    for (const [name, rate] of oneRepetition(tasks, seconds)) rates.get(name)!.push(rate);
  return new Map([...rates].map(([name, values]) => [name, median(values)]));
}

function oneRepetition(tasks: readonly Isolated[], seconds: number): Map<TaskName, number> {
  const rates = new Map<TaskName, number>(tasks.map((task) => [task.name, 0]));
  for (let slice = 0; slice < SLICES; slice++)
    for (const task of tasks) {
      const rate = task.order({ do: 'rate', seconds: seconds / SLICES });
      rates.set(task.name, rates.get(task.name)! + rate / SLICES);
    }
  return rates;
}
