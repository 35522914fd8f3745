/** What is chosen for somebody: bots' policies, acts nobody asked for, and standing orders pick from what they were given. */
import { canonical, cloneRng, type Move, type SeatView } from '@fray/engine';
import type { Position } from '../random-match.js';
import { viewOf } from './view-checks.js';

interface Question {
  readonly view: SeatView<unknown>;
  readonly moves: Move[];
}

/** A policy picks one of the moves it was given, an act one of the standing ones or none. */
export function checkBots(position: Position): string | undefined {
  const { game, machine, state, seats, rng } = position;
  const { policy, act } = game.knowledge;
  for (const { view, moves } of questions(position)) {
    const pick = policy?.(view, moves, cloneRng(rng)) ?? 0;
    if (moves[pick] === undefined) return `the policy picked move ${pick} of ${moves.length}`;
  }
  for (let seat = 0; act !== undefined && seat < seats; seat++) {
    const standing = machine.standing(state, seat);
    const pick = act(() => viewOf(position, state, seat), standing, cloneRng(rng));
    if (pick !== undefined && standing[pick] === undefined)
      return `seat ${seat} would make standing choice ${pick} of ${standing.length}`;
  }
  return undefined;
}

/** What a standing order chooses is one of the moves, and the same whenever and wherever it is asked. */
export function checkOrders(position: Position): string | undefined {
  const { game, machine, state } = position;
  const asked = machine.decision(state)?.id;
  if (asked === undefined) return undefined;
  for (const order of game.orders ?? [])
    for (const question of questions(position)) {
      const before = canonical(question);
      const answer = ({ view, moves }: Question) => [order.answer(view, moves, asked), order.lapses?.(view)];
      const [pick, lapses] = answer(question);
      if (canonical(question) !== before) return `the order "${order.id}" changed what it was asked`;
      if (pick !== undefined && question.moves[Number(pick)] === undefined)
        return `the order "${order.id}" picked move ${pick} of ${question.moves.length}`;
      if (canonical(answer(JSON.parse(before) as Question)) !== canonical([pick, lapses]))
        return `the order "${order.id}" picks differently when asked again`;
    }
  return undefined;
}

/** What every asked seat sees and may choose. */
function questions(position: Position): Question[] {
  const { machine, state, seats } = position;
  const asked = machine.asking(state);
  return Array.from({ length: seats }, (_, seat) => seat)
    .filter((seat) => (asked & (1 << seat)) !== 0)
    .map((seat) => {
      machine.list(state, seat);
      return { view: viewOf(position, state, seat), moves: machine.offers.moves() };
    });
}
