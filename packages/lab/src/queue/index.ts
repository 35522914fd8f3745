/** Many machines at one experiment. Apart from the rest, because it brings a database driver along. */
export type { QueueOptions } from './lab-queue.js';
export { openQueueRunner, type QueueRunner } from './queue-runner.js';
export { queueStatus, type RunStatus } from './queue-status.js';
export { workAtQueue } from './queue-worker.js';
