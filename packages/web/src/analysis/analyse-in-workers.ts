/** Looks back at a match on all cores of the visitor's machine but the one that the page needs. However many there are, they see the same. */
import {
  type Analysis,
  type AnalysisPart,
  analysisPlan,
  analysisStages,
  type Seen,
  shareDone,
} from '@fray/bots';
import type { MatchRecord } from '@fray/engine';
import { ownModule } from '../games/own-game.js';
import { spareCores } from '../spare-cores.js';
import type { AnalysisReply, AnalysisRequest } from './analysis-worker.js';

/** Parts that follow each other are looked at together: a worker plays the match only forwards. */
const TOGETHER = 4;

/** Rejects where the match does not play, or a worker breaks. */
export async function analyseInWorkers(
  record: MatchRecord,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Analysis> {
  const { choices, header } = record;
  const plan = analysisPlan(choices.length, header.seats.length);
  const lookers = Array.from({ length: spareCores() }, () => new Looker(record, plan.depth));
  const close = (): void => {
    for (const looker of lookers) looker.close();
  };
  signal.addEventListener('abort', close);
  try {
    const work = analysisStages(record, plan);
    let stage = work.next();
    while (stage.done !== true) {
      const { value } = stage;
      const onSeen = (count: number): void => onProgress(shareDone(value, count));
      stage = work.next(await share(value.parts, lookers, onSeen));
    }
    return stage.value;
  } finally {
    close();
  }
}

/** Whoever is free takes the next few parts. */
async function share(
  parts: readonly AnalysisPart[],
  lookers: readonly Looker[],
  onSeen: (count: number) => void,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  let [next, count] = [0, 0];
  const work = async (looker: Looker): Promise<void> => {
    while (next < parts.length) {
      const from = next;
      next = Math.min(parts.length, from + TOGETHER);
      const found = await looker.look(parts.slice(from, next));
      for (const [i, each] of found.entries()) seen[from + i] = each;
      count += found.length;
      onSeen(count);
    }
  };
  await Promise.all(lookers.map(work));
  return seen;
}

class Looker {
  private readonly worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), {
    type: 'module',
    name: ownModule,
  });

  constructor(record: MatchRecord, depth: number) {
    this.worker.postMessage({ record, depth } satisfies AnalysisRequest);
  }

  look(parts: readonly AnalysisPart[]): Promise<readonly Seen[]> {
    return new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<AnalysisReply>) =>
        data === undefined ? reject(new Error('the match does not play')) : resolve(data);
      this.worker.onerror = () => reject(new Error('a worker broke'));
      this.worker.postMessage({ parts } satisfies AnalysisRequest);
    });
  }

  close(): void {
    this.worker.terminate();
  }
}
