/** What the analysis of a finished match says, as plain data: it is kept with the record. */
import type { MatchRecord, Move } from '@fray/engine';

/** The chances when so many choices had been made. */
export interface ChancePoint {
  readonly n: number;
  /** Each seat's chance with all cards open. */
  readonly open: readonly number[];
  /** By seat: its own chance as it knew it then. */
  readonly known: readonly number[];
}

/** What a choice could have been, and the chance it left, as its seat knew it. */
export interface Candidate {
  readonly move: Move;
  readonly chance: number;
  /** Standard error of the chance. */
  readonly error: number;
  readonly made: boolean;
}

/** A choice after which the match looked different. */
export interface Moment {
  /** The number of the choice, and whose it was. */
  readonly n: number;
  readonly seat: number;
  readonly kind: 'luck' | 'choice';
  /** How much each seat's chance rose: in all, by the choice, and by what the dice then said. */
  readonly swing: readonly number[];
  readonly chosen: readonly number[];
  readonly luck: readonly number[];
  /** Where it was a choice: what else there was, the best first. */
  readonly candidates: readonly Candidate[];
}

export interface Analysis {
  readonly line: 'analysis';
  readonly choices: number;
  readonly worlds: number;
  /** In order; in a long match not for every choice, but for those before and after each moment. */
  readonly points: readonly ChancePoint[];
  readonly moments: readonly Moment[];
  /** By seat, over the whole match: what luck gave, and what its own choices did. */
  readonly luck: readonly number[];
  readonly chosen: readonly number[];
}

/** The chances when so many choices had been made, where they were worked out. */
export function chancesAfter({ points }: Analysis, n: number): ChancePoint {
  return points.find((point) => point.n === n)!;
}

/** The analysis that a record carries, if it has one of this length. */
export function keptAnalysis(notes: readonly unknown[], choices: number): Analysis | undefined {
  for (const note of notes) {
    const kept = note as Partial<Analysis> | null;
    if (kept?.line === 'analysis' && kept.choices === choices && Array.isArray(kept.points))
      return kept as Analysis;
  }
  return undefined;
}

/** The record with this analysis in place of an older one. */
export function withAnalysis(record: MatchRecord, found: Analysis): MatchRecord {
  const others = record.notes.filter((note) => (note as { line?: unknown } | null)?.line !== 'analysis');
  return { ...record, notes: [...others, found] };
}
