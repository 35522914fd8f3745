/** Private looks (TL-A30): the looker knows the cards until the pile is shuffled; others see how many and where they went. */
import { type Decision, decision, type Move, message, procedureOf } from '@fray/engine';
import { PET_IDS } from '../../data/pets.js';
import { WEAPON_IDS } from '../../data/weapons.js';
import type { Table } from '../../rules/board.js';
import { canDraw, pileName, refill } from '../../rules/piles.js';
import { type Rules, tell, tellSecretly } from '../../rules/tell.js';
import { PREPARATION, type TrueshotState } from '../../state/state.js';
import { BOTTOM, PETS_PILE, PUT, TOP, WEAPONS_PILE } from '../../verbs.js';
import type { PromptId } from '../../words/ids.js';
import { refuse } from '../../words/refuse.js';

const NO_SUCH_CARD = refuse('TL-A30', 'no-such-card');

function cardsOf(s: Table, pile: number): number[] {
  return (pile === PETS_PILE ? s.petPile : s.weaponPile) as number[];
}

function seenOf(s: Table, pile: number): number[] {
  return (pile === PETS_PILE ? s.petSeen : s.weaponSeen) as number[];
}

function nameOf(pile: number, card: number): string {
  return pile === PETS_PILE ? `pet:${PET_IDS[card]}` : `weapon:${WEAPON_IDS[card]}`;
}

/** A seat gets to know the cards in these places; with `alone`, what others knew of them is no longer sure. */
function reveal(
  s: TrueshotState,
  run: Rules,
  seat: number,
  pile: number,
  places: readonly number[],
  alone: boolean,
  by: string,
): void {
  const seen = seenOf(s, pile);
  for (const at of places) seen[at] = alone ? 1 << seat : seen[at]! | (1 << seat);
  if (!run.listening) return;
  const cards = places.map((at) => nameOf(pile, cardsOf(s, pile)[at]!));
  tellSecretly(run, 'looked', 'TL-A30', { seat, pile: pileName(pile), count: places.length, by }, [seat], {
    cards,
  });
}

function swapPlaces(s: TrueshotState, pile: number, i: number, j: number): void {
  for (const list of [cardsOf(s, pile), seenOf(s, pile)]) {
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
}

type OrderLocals = { seat: number; count: number; done: number };

/** Which of the cards that were looked at lies uppermost; counted from the top. */
export const putCard: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'put',
  clause: 'TL-S-tracking',
  offers(s, _seat, out) {
    const { count, done } = s.stack[s.stack.length - 1]!.locals as unknown as OrderLocals;
    for (let i = done; i < count; i++) out.offer(undefined, PUT, i);
    out.otherwise(PUT, () => NO_SUCH_CARD);
  },
  prompt(s) {
    const { count, done } = s.stack[s.stack.length - 1]!.locals as unknown as OrderLocals;
    return message('put' satisfies PromptId, { at: done + 1, count });
  },
  timeout: (s): Move => [PUT, (s.stack[s.stack.length - 1]!.locals as unknown as OrderLocals).done, 0, 0, 0],
});

/** Tracking: the top three of the pet pile, back in any order. */
export const tracking = procedureOf<TrueshotState, OrderLocals>()('tracking', {
  look(s, run, l) {
    refill(s, run, PETS_PILE);
    l.count = Math.min(3, s.petPile.length);
    const top = s.petPile.length - 1;
    const places = Array.from({ length: l.count }, (_, i) => top - i);
    reveal(s, run, l.seat, PETS_PILE, places, l.count > 1, 'spell:tracking');
  },
  ask(s, run, l) {
    if (l.done >= l.count - 1 || (s.gone & (1 << l.seat)) !== 0) run.leave();
    else run.ask(l.seat, putCard);
  },
  put(s, run, l) {
    const top = s.petPile.length - 1;
    // The chosen card goes up; those between sink by one.
    for (let i = run.a; i > l.done; i--) swapPlaces(s, PETS_PILE, top - i, top - i + 1);
    for (let i = 0; i < l.count; i++) s.petSeen[top - i] = 1 << l.seat;
    l.done++;
    run.goto(tracking.at.ask);
  },
});

type PlaceLocals = { seat: number; pile: number };

/** Where a card goes that was looked at; for Beast Lore, which of the two lies on top. */
export const placeCard: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'place',
  clause: 'TL-S-eagle-eye',
  offers(_s, _seat, out) {
    out.offer(undefined, TOP);
    out.offer(undefined, BOTTOM);
  },
  prompt(s) {
    const { pile } = s.stack[s.stack.length - 1]!.locals as unknown as PlaceLocals;
    return message((pile < 0 ? 'place-ends' : 'place-top') satisfies PromptId, {
      pile: pileName(Math.max(0, pile)),
    });
  },
  timeout: (): Move => [TOP, 0, 0, 0, 0],
});

/** Eagle Eye: the top of both piles, each back on top or to the bottom. */
export const eagleEye = procedureOf<TrueshotState, PlaceLocals>()('eagleEye', {
  look(s, run, { seat, pile }) {
    refill(s, run, pile);
    const top = cardsOf(s, pile).length - 1;
    if (top >= 0) reveal(s, run, seat, pile, [top], false, 'spell:eagle-eye');
  },
  ask(s, run, { seat, pile }) {
    if (cardsOf(s, pile).length === 0 || (s.gone & (1 << seat)) !== 0) run.goto(eagleEye.at.next);
    else run.ask(seat, placeCard);
  },
  place(s, run, { pile }) {
    if (run.verb === BOTTOM)
      for (const list of [cardsOf(s, pile), seenOf(s, pile)]) list.unshift(list.pop()!);
    if (run.listening)
      tell(run, 'placed', 'TL-A30', {
        seat: run.seat,
        pile: pileName(pile),
        to: run.verb === TOP ? 'top' : 'bottom',
      });
  },
  next(_s, run, l) {
    if (l.pile === WEAPONS_PILE) return run.leave();
    l.pile = WEAPONS_PILE;
    run.goto(eagleEye.at.look);
  },
});

/** Beast Lore: top and bottom of the pet pile; the looker says which of them is on top (TL-N65). */
export const beastLore = procedureOf<TrueshotState, PlaceLocals>()('beastLore', {
  look(s, run, { seat }) {
    refill(s, run, PETS_PILE);
    const top = s.petPile.length - 1;
    if (top < 0) return run.leave();
    reveal(s, run, seat, PETS_PILE, top === 0 ? [0] : [top, 0], top > 0, 'spell:beast-lore');
    if (top === 0) run.leave();
  },
  ask(s, run, { seat }) {
    if ((s.gone & (1 << seat)) !== 0) run.leave();
    else run.ask(seat, placeCard);
  },
  place(s, run, { seat }) {
    const top = s.petPile.length - 1;
    if (run.verb === BOTTOM) swapPlaces(s, PETS_PILE, 0, top);
    s.petSeen[0] = s.petSeen[top] = 1 << seat;
  },
});

/** Aspect of the Hawk: a look at the top of a pile, whenever its owner likes. */
export function lookAtTop(s: TrueshotState, run: Rules, seat: number, pile: number): void {
  refill(s, run, pile);
  reveal(s, run, seat, pile, [cardsOf(s, pile).length - 1], false, 'spell:aspect-of-the-hawk');
}

/** Whether a look would tell the seat anything. Only in preparation it shuffles a discard in: elsewhere somebody may be picking from that. */
export function canLook(s: Table, seat: number, pile: number): boolean {
  const seen = seenOf(s, pile);
  if (seen.length === 0) return s.phase === PREPARATION && canDraw(s, pile);
  return (seen[seen.length - 1]! & (1 << seat)) === 0;
}
