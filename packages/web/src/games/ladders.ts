/** What `fray ladder --write` measured, found by the game's folder. */
import type { LevelId } from '@fray/engine';

export interface LadderStep {
  readonly games: number;
  readonly score: number;
  /** What anybody as strong as the rest of the table would have scored. */
  readonly even: number;
  readonly elo: { readonly elo: number; readonly low: number; readonly high: number };
  readonly wins: readonly [number, number];
}

export interface MeasuredLadder {
  readonly seats: number;
  readonly seed: string;
  readonly rungs: readonly {
    readonly level: LevelId;
    readonly thinking: string;
    readonly step: LadderStep | null;
  }[];
}

const found = import.meta.glob<MeasuredLadder>('../../../game-*/ladder/ladder.json', {
  eager: true,
  import: 'default',
});

/** Undefined for a game whose levels nobody has measured yet. */
export function ladderOf(game: string): MeasuredLadder | undefined {
  return found[`../../../game-${game}/ladder/ladder.json`];
}
