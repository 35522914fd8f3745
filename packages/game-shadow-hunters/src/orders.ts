/** Standing orders: on which questions a seat does not want to be asked (SH-E-52). */
import type { Move, SeatView, StandingOrder } from '@fray/engine';
import { HP } from './data/characters.js';
import type { HouseId } from './house/ids.js';
import { BLUR, COUP, DOUBLE, PASS, STAND, USE } from './verbs.js';
import type { ShadowView } from './view.js';
import type { OrderId } from './words/ids.js';

/** The questions whose answers show only after a common beat: here a seat's own view may answer. */
export const PACED: readonly string[] = [
  'loot',
  'spear',
  'rob',
  'brace',
  'bite',
  'answer',
  'again',
  'hermit-answer',
  'vow',
  'end',
  'blur',
  'double',
  'double-attack',
  'double-hermit',
];
const LOW = 5;

type Answer = StandingOrder<ShadowView>['answer'];

function order(
  id: OrderId,
  answer: Answer,
  more: Partial<StandingOrder<ShadowView>> = {},
): StandingOrder<ShadowView> {
  return { id, default: false, answer, ...more };
}

/** Only where the house rule was proposed. */
function whereOn(rule: HouseId, ...about: string[]): Partial<StandingOrder<ShadowView>> {
  return { applies: (options) => options[rule] === true, about };
}

const passIn = (moves: readonly Move[]): number | undefined => {
  const at = moves.findIndex(([verb]) => verb === PASS);
  return at === -1 ? undefined : at;
};

/** Passes a paced question in which, besides passing, only these verbs can be chosen. */
const passOver =
  (verbs: readonly number[], when: (view: SeatView<ShadowView>) => boolean = () => true): Answer =>
  (view, moves, decision) =>
    PACED.includes(decision) && moves.every(([verb]) => verb === PASS || verbs.includes(verb)) && when(view)
      ? passIn(moves)
      : undefined;

const healthLeft = ({ seat, table }: SeatView<ShadowView>): number =>
  (HP[table.characters[seat] ?? -1] ?? 0) - (table.damage[seat] ?? 0);
const isMyTurn = ({ seat, table }: SeatView<ShadowView>): boolean => table.turn === seat;

export const ORDERS: readonly StandingOrder<ShadowView>[] = [
  order(
    'nothing-to-choose',
    (_view, moves, decision) => (PACED.includes(decision) && moves.length === 1 ? 0 : undefined),
    { default: true },
  ),
  order(
    'pass-until-my-turn',
    (view, moves, decision) => (PACED.includes(decision) && !isMyTurn(view) ? passIn(moves) : undefined),
    { lapses: isMyTurn },
  ),
  order('never-reveal', passOver([USE]), { about: ['spear', 'bite', 'again', 'end', 'vow'] }),
  order('never-blur', passOver([BLUR]), whereOn('blur', 'blur')),
  order(
    'blur-when-low',
    passOver([BLUR], (view) => healthLeft(view) >= LOW),
    whereOn('blur', 'blur'),
  ),
  order('never-double', passOver([DOUBLE]), whereOn('doubleIt', 'double', 'double-attack', 'double-hermit')),
  /** Whether a Coup is offered is known to all, and so is that this order is never a choice. */
  order(
    'never-coup',
    (_view, moves, decision) =>
      decision === 'coup' && moves.some(([verb]) => verb === COUP) ? passIn(moves) : undefined,
    whereOn('coupDeGrace', 'coup'),
  ),
  order('never-stand', passOver([STAND]), whereOn('lastStand', 'answer')),
];
