/** `node bench/dist/main.js [--json] [--seconds n] [--repetitions n]` */
import { parseArgs } from 'node:util';
import { runBench } from './index.js';

function number(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} needs a number above 0, not "${text}".`);
  return value;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      repetitions: { type: 'string' },
    },
  });
  const seconds = number(values.seconds, 'seconds');
  const repetitions = number(values.repetitions, 'repetitions');
  process.stdout.write(
    runBench({
      json: values.json,
      progress: (line) => process.stderr.write(`${line}\n`),
      ...(seconds === undefined ? {} : { seconds }),
      ...(repetitions === undefined ? {} : { repetitions }),
    }),
  );
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
