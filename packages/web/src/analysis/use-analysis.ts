/** The analysis of one match: the one its record carries or this browser has kept, or a new one, worked out in a worker and kept. */

import { type Analysis, keptAnalysis } from '@fray/bots';
import { formatRecord, type MatchRecord } from '@fray/engine';
import { useEffect, useState } from 'react';
import { ownModule } from '../games/own-game.js';
import { keepRecordText } from '../session/archive.js';
import type { AnalysisReply, AnalysisRequest } from './analysis-worker.js';
import { analysisOf, keepAnalysis } from './kept-analyses.js';

export interface AnalysisState {
  readonly found: Analysis | undefined;
  /** How many choices have been looked at while it is being worked out; undefined when nothing is. */
  readonly done: number | undefined;
  readonly failed: boolean;
  readonly stop: () => void;
  readonly start: () => void;
}

export function useAnalysis(record: MatchRecord, keepAs: string | undefined): AnalysisState {
  const [found, setFound] = useState(
    () => keptAnalysis(record.notes, record.choices.length) ?? analysisOf(record),
  );
  const [done, setDone] = useState<number | undefined>(() => (found === undefined ? 0 : undefined));
  const [failed, setFailed] = useState(false);
  const running = done !== undefined;
  useEffect(() => {
    if (!running) return;
    const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), {
      type: 'module',
      name: ownModule,
    });
    const fail = (): void => {
      setFailed(true);
      setDone(undefined);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => {
      if (data.kind === 'progress') setDone(Math.floor(data.share * record.choices.length));
      else if (data.kind === 'failed') fail();
      else {
        setFound(data.found);
        setDone(undefined);
        if (keepAs === undefined) keepAnalysis(record, data.found);
        else keepRecordText(keepAs, recordWith(record, data.found));
      }
    });
    worker.addEventListener('error', fail);
    worker.postMessage({ record: formatRecord(record) } satisfies AnalysisRequest);
    return () => worker.terminate();
  }, [running, record, keepAs]);
  return {
    found,
    done,
    failed,
    stop: () => setDone(undefined),
    start: () => {
      setFailed(false);
      setDone(0);
    },
  };
}

/** The file of a record with this analysis in place of an older one. */
export function recordWith(record: MatchRecord, found: Analysis): string {
  const others = record.notes.filter((note) => (note as { line?: unknown } | null)?.line !== 'analysis');
  return formatRecord({ ...record, notes: [...others, found] });
}
