/** `fray load`: how many choices a second one server carries, beside boardgame.io's own server. */
import { formatLoad, runLoad } from '@fray/bench/load';
import { Complaint } from '../complaint.js';
import { readCount } from '../options.js';
import { words } from '../words/index.js';

const { problems } = words;

export interface LoadFlags {
  readonly matches?: string;
  readonly seconds: string;
  readonly limit: string;
  readonly idle: string;
  readonly streams: string;
  readonly data?: string;
  readonly processes: string;
  readonly share: string;
  readonly compare: boolean;
  readonly against?: string;
  readonly bots?: true;
  readonly post?: true;
  readonly json?: true;
}

export async function load(flags: LoadFlags): Promise<void> {
  const { matches, data, against } = flags;
  if (against !== undefined && (data !== undefined || flags.bots)) throw new Complaint(problems.againstAlone);
  const options = {
    secondsPerStep: readCount('--seconds', flags.seconds, 1),
    limitMs: readCount('--limit', flags.limit, 1),
    idleMatches: readCount('--idle', flags.idle, 0),
    streams: readCount('--streams', flags.streams, 1),
    ...(matches === undefined ? {} : { steps: readGrowing('--matches', matches) }),
    ...(data === undefined ? {} : { data }),
    processes: readGrowing('--processes', flags.processes),
    share: Math.min(1, readCount('--share', flags.share, 1) / 100),
    compare: flags.compare,
    ...(against === undefined ? {} : { against }),
    bots: flags.bots === true,
    by: flags.post ? ('post' as const) : ('socket' as const),
    progress: (line: string): void => {
      process.stderr.write(`${line}\n`);
    },
  };
  const report = await runLoad(options).catch((error: Error) => {
    throw new Complaint(problems.measurement(error.message.split('\n')[0]!));
  });
  process.stdout.write(flags.json ? `${JSON.stringify(report, null, 2)}\n` : formatLoad(report));
}

function readGrowing(flag: string, text: string): number[] {
  const counts = text.split(',').map((count) => readCount(flag, count, 1));
  if (counts.some((count, i) => i > 0 && count <= counts[i - 1]!))
    throw new Complaint(problems.grows(flag, text));
  return counts;
}
