/** Bonuses that may leave a choice: which figure is raised, and where a waiting Moth mark goes (TL-A21). */
import { procedureOf } from '@fray/engine';
import { HURT } from '../../data/marks.js';
import { PERMANENT } from '../../data/vocabulary.js';
import { inOrder, type Table } from '../../rules/board.js';
import { addBonus, gainers, giveBonus, needsMothChoice } from '../../rules/bonuses.js';
import type { Rules } from '../../rules/tell.js';
import { NOTHING, type TrueshotState } from '../../state/state.js';
import { ATTACK, HEALTH } from '../../verbs.js';
import { raising } from '../pick.js';

type GiveLocals = {
  side: number;
  pets: number;
  attack: number;
  health: number;
  span: number;
  by: string;
  hurt: number;
};

/** Bonuses whose owner first picks the figure that a waiting mark enlarges. */
export const giving = procedureOf<TrueshotState, GiveLocals>()('giving', {
  mark(s, run, l) {
    const figures = (l.attack > 0 || l.hurt > 0 ? 1 << ATTACK : 0) | (l.health > 0 ? 1 << HEALTH : 0);
    run.call(raising, { seat: l.side, by: 'pet:moth', pets: gainers(s, l.pets), figures });
  },
  give(s, run, l) {
    const [pet, figure] = s.picked === NOTHING ? [NOTHING, 0] : [s.picked >> 1, s.picked & 1];
    const more = s.moth[l.side]!;
    s.moth[l.side] = 0;
    for (const each of inOrder(s, l.pets, l.side)) {
      const attack = attackFor(s, l, each) + (each === pet && figure === ATTACK ? more : 0);
      addBonus(s, run, each, attack, l.health + (each === pet && figure === HEALTH ? more : 0), l.span, l.by);
    }
  },
});

/** Counterattack gives more to a pet that was hurt (TL-N62). */
function attackFor(s: Table, l: GiveLocals, pet: number): number {
  return l.hurt > 0 && (s.marks[pet]! & HURT) !== 0 ? l.hurt : l.attack;
}

/** Gives a bonus, with the choice if there is one. Call it last in a step. */
export function give(
  s: TrueshotState,
  run: Rules,
  side: number,
  pets: number,
  attack: number,
  health: number,
  span: number,
  by: string,
): void {
  if (pets === 0) return;
  if (needsMothChoice(s, side, pets, attack, health))
    run.call(giving, { side, pets, attack, health, span, by, hurt: 0 });
  else giveBonus(s, run, side, pets, attack, health, span, by);
}

/** Counterattack: the amount is read for each pet. */
export function giveCounter(
  s: TrueshotState,
  run: Rules,
  side: number,
  pets: number,
  attack: number,
  hurt: number,
  by: string,
): void {
  if (needsMothChoice(s, side, pets, attack, 0))
    run.call(giving, { side, pets, attack, health: 0, span: PERMANENT, by, hurt });
  else
    for (const pet of inOrder(s, pets, side))
      giveBonus(s, run, side, 1 << pet, (s.marks[pet]! & HURT) !== 0 ? hurt : attack, 0, PERMANENT, by);
}

type ChooseLocals = { seat: number; pet: number; amount: number; span: number; by: string };

/** One figure of one pet, as its owner likes: Tallstrider, Taoren. */
export const choosingFigure = procedureOf<TrueshotState, ChooseLocals>()('choosingFigure', {
  choose(_s, run, { seat, pet, by }) {
    run.call(raising, { seat, by, pets: 1 << pet, figures: (1 << ATTACK) | (1 << HEALTH) });
  },
  give(s, run, { seat, pet, amount, span, by }) {
    if (s.picked === NOTHING) return;
    const isAttack = (s.picked & 1) === ATTACK;
    giveBonus(s, run, seat, 1 << pet, isAttack ? amount : 0, isAttack ? 0 : amount, span, by);
  },
});
