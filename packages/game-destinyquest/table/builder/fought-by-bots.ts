/** A duel that bots fight at once, without a table. */
import { assert, Match } from '@fray/engine';
import {
  type DuelResult,
  type DuelState,
  type DuelView,
  destinyquest,
  duelResult,
  type NextDuel,
} from '../../src/index.js';

/** A bot in either seat; the same duel always ends the same way. */
export function foughtByBots(duel: Pick<NextDuel, 'match' | 'number' | 'heroes' | 'seed'>): DuelResult {
  const started = Match.start<DuelState, DuelView>(destinyquest, {
    seed: duel.seed,
    options: { hero1: duel.heroes[0], hero2: duel.heroes[1] },
    seats: duel.heroes.map(({ name }) => ({ name, kind: 'bot' as const })),
  });
  assert(started.ok, 'heroes of a tournament can duel');
  const match = started.value;
  const policy = destinyquest.knowledge.policy!;
  while (match.outcome === null) {
    const seat = match.asked()[0]!;
    const moves = match.moves(seat);
    match.play(seat, moves[policy(match.view(seat), moves, [1, 2, 3, match.length + 1])]!);
  }
  return duelResult(duel, match.state);
}
