/** Bots at a terminal think right here; one that fails is replaced for that choice, and the table is told. */
import { findBot, type Replaced, thinkSafely } from '@fray/bots';
import { type Match, type Move, rngFromSeed } from '@fray/engine';
import type { BotTurn } from '@fray/host';
import { must } from '../complaint.js';

export function thinkHere(match: Match, turn: BotTurn, replaced: (why: Replaced) => void): Move | undefined {
  const { seat, level, view, moves, standing } = turn;
  const { seed, seats } = match.header;
  const answer = thinkSafely(must(findBot(level)), {
    game: match.game,
    view,
    moves,
    standing,
    seats: seats.length,
    // Seeded by the place in the match, so that a choice taken back and made again gets the same answer.
    rng: rngFromSeed(`${seed}/bot ${seat}/${match.length}`),
    budget: {},
  });
  if (answer.replaced !== undefined) replaced(answer.replaced);
  return answer.move;
}

/** A match among bots, to its end. */
export function playOut(match: Match): Match {
  while (match.outcome === null) {
    const seat = match.asked()[0]!;
    const [view, moves, standing] = [match.view(seat), match.moves(seat), match.standing(seat)];
    const turn = { seat, level: match.header.seats[seat]!.bot!, since: match.length, view, moves, standing };
    match.play(seat, thinkHere(match, turn, () => undefined)!);
  }
  return match;
}
