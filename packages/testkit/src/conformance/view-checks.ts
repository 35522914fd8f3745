/** Views are plain data for every seat and for spectators, and a state sampled from a view fits it to the byte. */
import { type Core, canonical, cloneRng, type Move, type SeatView, SPECTATOR, viewFlow } from '@fray/engine';
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
  return checkPolicy(position) ?? checkRoutine(position);
}

/** A policy picks one of the moves it was given, from the view alone. */
function checkPolicy(position: Position): string | undefined {
  const { policy } = position.game.knowledge;
  if (policy === undefined) return undefined;
  for (const { view, moves } of questions(position)) {
    const pick = policy(view, moves, cloneRng(position.rng));
    if (moves[pick] === undefined) return `the policy picked move ${pick} of ${moves.length}`;
  }
  return undefined;
}

/** What needs no thought is one of the moves, and the same whenever and wherever it is asked. */
function checkRoutine(position: Position): string | undefined {
  const { routine } = position.game.knowledge;
  if (routine === undefined) return undefined;
  for (const question of questions(position)) {
    const { view, moves } = question;
    const before = canonical(question);
    const pick = routine(view, moves);
    if (canonical(question) !== before) return 'the routine changed what it was asked';
    if (pick !== undefined && moves[pick] === undefined)
      return `the routine picked move ${pick} of ${moves.length}`;
    const again = JSON.parse(before) as typeof question;
    if (routine(again.view, again.moves) !== pick) return 'the routine picks differently when asked again';
  }
  return undefined;
}

/** What every asked seat sees and may choose. */
function questions(position: Position): { view: SeatView<unknown>; moves: Move[] }[] {
  const { machine, state, seats } = position;
  const asked = machine.asking(state);
  return Array.from({ length: seats }, (_, seat) => seat)
    .filter((seat) => (asked & (1 << seat)) !== 0)
    .map((seat) => {
      machine.list(state, seat);
      return { view: viewOf(position, state, seat), moves: machine.offers.moves() };
    });
}
