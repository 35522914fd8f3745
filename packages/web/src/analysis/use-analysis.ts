/** The analysis of one match: the one its record carries or this browser has kept, or a new one, worked out in workers and kept. */

import { type Analysis, keptAnalysis, withAnalysis } from '@fray/bots';
import { formatRecord, type MatchRecord } from '@fray/engine';
import { useEffect, useState } from 'react';
import { keepRecordText } from '../session/archive.js';
import { analyseInWorkers } from './analyse-in-workers.js';
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
    const stopping = new AbortController();
    const { signal } = stopping;
    analyseInWorkers(record, (share) => setDone(Math.floor(share * record.choices.length)), signal)
      .then((analysis) => {
        setFound(analysis);
        if (keepAs === undefined) keepAnalysis(record, analysis);
        else keepRecordText(keepAs, formatRecord(withAnalysis(record, analysis)));
      })
      .catch(() => setFailed(true))
      .finally(() => signal.aborted || setDone(undefined));
    return () => stopping.abort();
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
