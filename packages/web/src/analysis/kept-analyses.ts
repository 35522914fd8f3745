/** Analyses of matches that are not kept in this browser: played online, or read from a file or a link. */
import { type Analysis, keptAnalysis } from '@fray/bots';
import type { MatchRecord } from '@fray/engine';

interface Kept {
  /** The hash of how the match ended. */
  readonly match: string;
  readonly found: Analysis;
}

const PLACE = 'fray.analyses';
const MOST = 20;

export function analysisOf(
  { end, choices }: MatchRecord,
  storage: Storage = localStorage,
): Analysis | undefined {
  const found = analyses(storage).filter(({ match }) => match === end?.hash);
  return keptAnalysis(
    found.map((kept) => kept.found),
    choices.length,
  );
}

export function keepAnalysis({ end }: MatchRecord, found: Analysis, storage: Storage = localStorage): void {
  if (end === undefined) return;
  const others = analyses(storage).filter(({ match }) => match !== end.hash);
  try {
    storage.setItem(PLACE, JSON.stringify([{ match: end.hash, found }, ...others].slice(0, MOST)));
  } catch {
    // No room: it can be worked out again.
  }
}

function analyses(storage: Storage): readonly Kept[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(PLACE) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** What an older version of this page has kept may lack something. */
function isKept(value: unknown): value is Kept {
  return typeof (value as Partial<Kept> | null)?.match === 'string';
}
