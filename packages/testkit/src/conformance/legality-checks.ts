/** One legality: the list, the check and the explained refusal agree. */
import {
  canonical,
  formatChoice,
  formatNotation,
  type Move,
  moveEquals,
  parseChoice,
  parseNotation,
} from '@fray/engine';
import { legalMoves, type Position } from '../random-match.js';

export function checkAsked({ machine, state, seats }: Position): string | undefined {
  const asked = machine.asking(state);
  if (state.outcome !== null) return asked === 0 ? undefined : 'somebody is asked though the match is over';
  if (asked === 0) return 'nobody is asked, and the match is not over';
  if (asked >= 1 << seats) return 'a seat is asked that does not exist';
  const decision = machine.decision(state)!;
  for (let seat = 0; seat < seats; seat++) {
    if ((asked & (1 << seat)) === 0) continue;
    if (machine.list(state, seat) === 0)
      return `seat ${seat} is asked "${decision.id}" and may choose nothing`;
    const why = machine.refusal(state, seat, decision.timeout(state, seat));
    if (why !== undefined)
      return `the move for a seat out of time at "${decision.id}" is refused: ${why.id} (${why.clause})`;
  }
  return undefined;
}

export function checkListed({ game, machine, state, seats }: Position): string | undefined {
  for (let seat = 0; seat < seats; seat++) {
    const listed = legalMoves(machine, state, seat);
    const say = (move: Move): string => `"${formatNotation(game.verbs, move)}" of seat ${seat}`;
    if (new Set(listed.map(String)).size !== listed.length)
      return `seat ${seat} is offered the same move twice`;
    for (const move of listed) {
      const why = machine.refusal(state, seat, move);
      if (why !== undefined) return `${say(move)} is listed, but refused: ${why.id} (${why.clause})`;
      if (!survivesWriting(game.verbs, move)) return `${say(move)} is not the same after writing and reading`;
    }
    const explained = machine.explain(state, seat);
    const legal = machine.offers.moves();
    if (canonical(legal) !== canonical(listed))
      return `the full walk for seat ${seat} has other legal moves than the short one: ${legal.map(say)} against ${listed.map(say)}`;
    for (const { move, why } of explained) {
      const found = machine.refusal(state, seat, move);
      if (canonical(found) !== canonical(why))
        return `${say(move)} is explained as refused by ${why.clause}, but the check says ${found?.clause ?? 'legal'}`;
      if (why.clause === '' || why.id === '') return `${say(move)} is refused without a clause or an id`;
    }
  }
  return undefined;
}

function survivesWriting(verbs: Parameters<typeof formatChoice>[0], move: Move): boolean {
  const choice = parseChoice(verbs, JSON.parse(JSON.stringify(formatChoice(verbs, move))));
  const notation = parseNotation(verbs, formatNotation(verbs, move));
  return choice.ok && notation.ok && moveEquals(choice.value, move) && moveEquals(notation.value, move);
}
