/** A progress bar on stderr, where a person watches; nothing at all elsewhere. */
import { Presets, SingleBar } from 'cli-progress';
import { INTERRUPTED } from './complaint.js';

export interface Progress {
  update(done: number): void;
  stop(): void;
}

export function startProgress(total: number): Progress {
  if (process.stderr.isTTY !== true) return { update: () => {}, stop: () => {} };
  const format = '{bar} {percentage} %  {value}/{total}  {eta} s left';
  const bar = new SingleBar({ format, clearOnComplete: true, hideCursor: true }, Presets.rect);
  const stop = (): void => bar.stop();
  // Whoever interrupts gets the cursor back.
  process.once('SIGINT', () => {
    stop();
    process.exit(INTERRUPTED);
  });
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop };
}
