/**
 * `npm run load -w @fray/bench`: the whole measurement. `--quick` is a first look; `--data postgres://…` with
 * `--processes 2` measures several processes on one database.
 */
import { parseArgs } from 'node:util';
import { formatLoad, runLoad } from './index.js';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    data: { type: 'string' },
    post: { type: 'boolean', default: false },
    processes: { type: 'string', default: '1' },
  },
});
const report = await runLoad({
  ...(values.quick ? { steps: [8, 32], secondsPerStep: 3, idleMatches: 500, streams: 100 } : {}),
  ...(values.data === undefined ? {} : { data: values.data, idleMatches: 0 }),
  compare: values.data === undefined,
  by: values.post ? 'post' : 'socket',
  processes: Number(values.processes),
  progress: (line) => process.stderr.write(`${line}\n`),
});
process.stdout.write(formatLoad(report));
process.exit(0);
