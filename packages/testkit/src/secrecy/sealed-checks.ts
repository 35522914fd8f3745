/** Sealed choices: before all are in, nobody else notices any of them. */
import { below, SPECTATOR, seenBy } from '@fray/engine';
import { difference } from '../difference.js';
import type { Position } from '../random-match.js';
import { knowledge, playOnce } from './knowledge.js';

const COMMITS_TRIED = 4;

/** While several seats choose at once, whatever one of them seals changes nothing for anybody else. */
export function checkSealed(position: Position): string | undefined {
  const { game, machine, state, seats, rng } = position;
  const asked = machine.asking(state);
  // With one seat left to choose, its choice opens all of them.
  if (state.outcome !== null || (asked & (asked - 1)) === 0) return undefined;
  for (let mover = 0; mover < seats; mover++) {
    if ((asked & (1 << mover)) === 0) continue;
    machine.list(state, mover);
    const moves = machine.offers.moves();
    for (let i = 0; i < COMMITS_TRIED && moves.length > 0; i++) {
      const [move] = moves.splice(below(rng, moves.length), 1);
      const after = playOnce(game, state, mover, move!);
      for (let reader = SPECTATOR; reader < seats; reader++) {
        if (reader === mover) continue;
        const leak =
          difference(
            [],
            after.events.map((event) => seenBy(event, reader)),
            'before',
            'told',
          ) ??
          difference(
            knowledge(position, state, reader),
            knowledge(position, after.state, reader),
            'before',
            'after',
          );
        if (leak !== undefined) return `seat ${reader} notices that seat ${mover} sealed [${move}]:\n${leak}`;
      }
    }
  }
  return undefined;
}
