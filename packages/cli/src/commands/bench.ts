/** `fray bench`: how fast Fray plays, beside other engines and hand-written code, in one run. */
import { runBench } from '@fray/bench';
import { readCount } from '../options.js';

export interface BenchFlags {
  readonly json?: true;
  readonly repetitions: string;
}

export function bench(flags: BenchFlags): void {
  const progress = (line: string): void => {
    if (process.stderr.isTTY === true) process.stderr.write(`${line}\n`);
  };
  const repetitions = readCount('--repetitions', flags.repetitions, 5);
  process.stdout.write(runBench({ json: flags.json === true, repetitions, progress }));
}
