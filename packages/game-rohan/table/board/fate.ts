/** What an Assault would do to one seat in one lane, in words. */
import type { LaneResult } from '../../src/index.js';
import type { RohanWords } from '../words/en.js';

/** What an Assault would do to one seat in one lane: its card's fate, and what reaches the player. */
export interface Fate {
  readonly long: string;
  /** The same for a lane too narrow for names. */
  readonly short: string;
  readonly loss: number;
}

export function fateOf(
  result: LaneResult,
  seat: number,
  card: string | undefined,
  hp: number,
  name: string,
  words: RohanWords,
): Fate | undefined {
  const loss = result.loss[seat]!;
  if (card === undefined)
    return loss === 0 ? undefined : { long: words.loses(name, loss), short: words.healthLoss(loss), loss };
  if (result.explodes) return { long: words.falls(card), short: words.fallsShort, loss: 0 };
  if (result.falls[seat])
    return loss > 0
      ? { long: words.fallsAndSpills(card, loss), short: words.fallsShortSpills(loss), loss }
      : { long: words.falls(card), short: words.fallsShort, loss };
  const left = result.hpLeft[seat]!;
  return {
    long: words.holds(card, hp, left),
    short: left === hp ? words.holdsShort : `${hp} → ${left}`,
    loss,
  };
}
