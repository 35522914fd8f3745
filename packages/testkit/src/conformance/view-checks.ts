/** Views are plain data for every seat and for spectators, and a state sampled from a view fits it to the byte. */
import { type Core, canonical, cloneRng, type SeatView, SPECTATOR, viewFlow } from '@fray/engine';
import { difference } from '../difference.js';
import { plainFault } from '../plain-data.js';
import { legalMoves, type Position } from '../random-match.js';

export function viewOf({ game }: Pick<Position, 'game'>, state: Core, seat: number): SeatView<unknown> {
  return { seat, table: game.view(state, seat), flow: viewFlow(state, seat) };
}

export function checkViews(position: Position): string | undefined {
  const { state, seats } = position;
  const before = canonical(state);
  for (let seat = SPECTATOR; seat < seats; seat++) {
    const view = viewOf(position, state, seat);
    const fault = plainFault(view, 'view') ?? checkWords(position, view);
    if (fault !== undefined) return `seat ${seat}: ${fault}`;
  }
  return canonical(state) === before ? undefined : 'looking at a view changed the state';
}

/** The game can put into words what the seat sees: the table, its moves, and the last events. */
function checkWords({ game, match, machine, state }: Position, view: SeatView<unknown>): string | undefined {
  const names = match.header.seats.map(({ name }) => name);
  const sheet = plainFault(game.text.sheet(view, names), 'sheet');
  if (sheet !== undefined) return sheet;
  if (view.seat !== SPECTATOR)
    for (const move of legalMoves(machine, state, view.seat))
      if (game.text.move(move, view) === '') return `the move [${move}] has no words`;
  for (const event of match.eventsFor(match.length, view.seat)) {
    const fault =
      plainFault(event, 'event') ?? plainFault(game.text.event(event, names) ?? null, 'story line');
    if (fault !== undefined) return `${event.type}: ${fault}`;
    if (event.type === '' || event.clause === '') return 'an event has no type or no clause';
  }
  return undefined;
}

export function checkSamples(position: Position): string | undefined {
  const { game, machine, state, seats, rng } = position;
  for (let seat = 0; seat < seats; seat++) {
    const view = viewOf(position, state, seat);
    const viewBefore = canonical(view);
    const sampled = game.sample(view, rng);
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
  return checkPolicy(position);
}

/** A policy picks one of the moves it was given, from the view alone. */
function checkPolicy(position: Position): string | undefined {
  const { game, machine, state, seats, rng } = position;
  const asked = machine.asking(state);
  for (let seat = 0; seat < seats; seat++) {
    if ((asked & (1 << seat)) === 0 || game.knowledge.policy === undefined) continue;
    machine.list(state, seat);
    const moves = machine.offers.moves();
    const view = viewOf(position, state, seat);
    const pick = game.knowledge.policy(view, moves, cloneRng(rng));
    if (moves[pick] === undefined) return `the policy picked move ${pick} of ${moves.length}`;
  }
  return undefined;
}
