/** Views are plain data for every seat and for spectators, and a state sampled from a view fits it to the byte. */
import { below, type Core, canonical, type SeatView, SPECTATOR, viewFlow } from '@fray/engine';
import { difference } from '../difference.js';
import { plainFault } from '../plain-data.js';
import { legalMoves, type Position } from '../random-match.js';

export function viewOf({ game }: Pick<Position, 'game'>, state: Core, seat: number): SeatView<unknown> {
  return { seat, table: game.view(state, seat), flow: viewFlow(state, seat) };
}

export function checkViews(position: Position): string | undefined {
  const { game, state, seats } = position;
  const before = canonical(state);
  for (let seat = SPECTATOR; seat < seats; seat++) {
    const view = viewOf(position, state, seat);
    const fault = plainFault(view, 'view');
    if (fault !== undefined) return `seat ${seat}: ${fault}`;
    const seen = canonical(view.table);
    for (let beside = SPECTATOR; beside < seats; beside++) {
      const shared = game.view(state, seat, game.view(state, beside));
      if (canonical(shared) !== seen)
        return `what seat ${seat} sees depends on what seat ${beside} was shown`;
    }
  }
  return canonical(state) === before ? undefined : 'looking at a view changed the state';
}

export function checkSamples(position: Position): string | undefined {
  const { game, machine, state, seats, rng } = position;
  for (let seat = 0; seat < seats; seat++) {
    const view = viewOf(position, state, seat);
    const viewBefore = canonical(view);
    const sampled = game.sample(view, rng, below(rng, 2) === 1);
    // A sampled world that plays on with a bot's own chance would let the bot foresee its dice.
    if (sampled.rng === rng || canonical(sampled.rng) === canonical(rng))
      return `a state sampled for seat ${seat} plays on with the chance it was sampled by`;
    const fault = plainFault(sampled, 'sample') ?? game.audit(sampled);
    if (fault !== undefined) return `a state sampled for seat ${seat} is not sound: ${fault}`;
    const seen = difference(view, viewOf(position, sampled, seat), 'true', 'sampled');
    if (seen !== undefined) return `a state sampled for seat ${seat} looks different to it:\n${seen}`;
    if (canonical(view) !== viewBefore) return `sampling changed the view of seat ${seat}`;
    const moves = difference(
      legalMoves(machine, state, seat),
      legalMoves(machine, sampled, seat),
      'true',
      'sampled',
    );
    if (moves !== undefined) return `seat ${seat} has other legal moves in a sampled state:\n${moves}`;
    const judged = game.knowledge.judge(sampled, seat);
    if (!Number.isFinite(judged)) return `the position is judged ${judged} for seat ${seat}`;
  }
  return undefined;
}
