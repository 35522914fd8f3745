/** Questions to bots, as a table would put them. */
import { type AnyGame, assert, Match, rngFromSeed } from '@fray/engine';
import type { BotQuestion } from '../src/index.js';

const SEATS = [
  { name: 'A', kind: 'bot' },
  { name: 'B', kind: 'bot' },
] as const;

export function startOf(game: AnyGame, seed: string): Match {
  const match = Match.start(game, { seats: SEATS, seed });
  assert(match.ok, 'starts');
  return match.value;
}

export function questionFor(match: Match, seat: number, seed = 'bot'): BotQuestion {
  return {
    game: match.game,
    view: match.view(seat),
    moves: match.moves(seat),
    standing: match.standing(seat),
    seats: match.header.seats.length,
    rng: rngFromSeed(seed),
    budget: {},
  };
}
