import { describe, expect, it } from 'vitest';
import { type Game, routineMove } from '../src/index.js';
import { afterBids, PASS, type Toy, type ToyView, toy } from './toy-game.js';

function withRoutine(pick: number | undefined): Game<Toy, ToyView> {
  return { ...toy, knowledge: { ...toy.knowledge, routine: () => pick } };
}

describe('a choice that nobody has to think about', () => {
  const match = afterBids();
  const view = match.view(0);
  const moves = match.moves(0);
  const pass = moves.findIndex(([verb]) => verb === PASS);

  it('is the move that the game points at', () => {
    expect(routineMove(withRoutine(pass), view, moves)).toEqual([PASS, 0, 0, 0, 0]);
  });

  it('does not exist where there is something to decide, or where the game knows none', () => {
    expect(routineMove(withRoutine(undefined), view, moves)).toBeUndefined();
    expect(routineMove(toy, view, moves)).toBeUndefined();
  });

  it('does not exist for a seat that is not asked', () => {
    expect(match.moves(1)).toEqual([]);
    expect(routineMove(withRoutine(0), match.view(1), match.moves(1))).toBeUndefined();
  });
});
