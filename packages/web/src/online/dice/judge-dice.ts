/** Compares what this page kept of a match's dice with what the server says, at the beginning and at the end. */
import {
  type AnyGame,
  canonical,
  parsePromise,
  parseRecord,
  promiseHash,
  type SeatView,
  verifyRecord,
} from '@fray/engine';
import type { MatchInfo } from '@fray/protocol';
import { type KeptDice, keptAs, keptDice } from './kept-dice.js';

export interface DiceVerdict {
  /** `open`: the match is not over. `unsealed`: this page gave no seed, so that there is nothing of its own to compare. */
  readonly kind: 'open' | 'unsealed' | 'holds' | 'broken';
  /** How often this start was tried. */
  readonly start: number;
  /** What this page kept, to be shown to others. */
  readonly kept?: KeptDice;
  readonly hash?: string;
}

/** While the match runs: is it played by the promise after which this page showed its seed? Was a seed called late that was not? */
export function diceAtStart({ fair, yourSeat }: MatchInfo): DiceVerdict | undefined {
  if (fair.promise === undefined || yourSeat === undefined) return undefined;
  const promise = parsePromise(fair.promise.text);
  const kept = keptDice(fair.commitment);
  const start = promise?.start ?? 1;
  const hash = promiseHash(fair.promise.text);
  const given = promise?.seats[yourSeat]?.late ? keptAs(promise.before) : undefined;
  if (given?.shown) return { kind: 'broken', start, kept: given, hash };
  if (kept?.promise === undefined) return { kind: 'unsealed', start, hash };
  const same = kept.promise.text === fair.promise.text;
  return { kind: same ? 'open' : 'broken', start, kept, hash: promiseHash(kept.promise.text) };
}

/** At the end: does the record hold that promise and this page's seed, and does all that was shown follow from them? */
export function diceAtEnd(
  before: DiceVerdict,
  game: AnyGame,
  text: string,
  seen: SeatView<unknown>,
): DiceVerdict {
  if (before.kind !== 'open') return before;
  const record = parseRecord(text);
  const played = record.ok ? verifyRecord(game, record.value) : record;
  const fair = record.ok ? record.value.header.fair : undefined;
  const holds =
    played.ok &&
    fair?.promise?.text === before.kept?.promise?.text &&
    fair?.players[seen.seat] === before.kept?.seed &&
    canonical(played.value.view(seen.seat)) === canonical(seen);
  return { ...before, kind: holds ? 'holds' : 'broken' };
}
