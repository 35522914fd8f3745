/** `npm run load -w @fray/server`: the load measurement with its defaults, or with `--quick` for a first look. */
import { existsSync } from 'node:fs';
import { formatLoad, runLoad } from './index.js';

const quick = process.argv.includes('--quick');
const at = process.argv.indexOf('--data');
const data = at === -1 ? undefined : process.argv[at + 1];
const bgio = new URL('../../../../bench/dist/rohan-bgio.js', import.meta.url);
const report = await runLoad({
  ...(quick ? { steps: [8, 32], secondsPerStep: 3, idleMatches: 500, streams: 100 } : {}),
  ...(data === undefined ? {} : { data }),
  ...(existsSync(bgio) ? { bgio } : {}),
  progress: (line) => process.stderr.write(`${line}\n`),
});
process.stdout.write(formatLoad(report));
process.exit(0);
