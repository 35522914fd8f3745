/** Announcing an ability: what it uses up, and what its entry says happens. */

import type { Run } from '@fray/engine';
import { type Ability, type Effect, HOOK } from '../abilities/entry/ability.js';
import { abilityId } from '../abilities/ids.js';
import { ABILITIES, abilityIndex } from '../abilities/index.js';
import { heal, lose } from '../damage/health.js';
import { SETS } from '../heroes/sets.js';
import { change, mark, unmark } from '../sheet/effects.js';
import { heroOf, itemRef } from '../sheet/hero-of.js';
import { withHook } from '../sheet/sheet.js';
import { type DuelState, other, STONE_RAIN } from '../state/state.js';
import { tell } from '../words/speak.js';
import { BEYOND_COST, isBeyond } from './hexed.js';
import { isImmune } from './immune.js';

const STONE_RAIN_ABILITY = abilityIndex('stone-rain');

/** Uses the ability: its use, its slot (R-SLOT), its cost, its player's drawbacks (R-RIDERS). */
export function announce(s: DuelState, run: Run<DuelState>, seat: number, self: number): Ability {
  const ability = ABILITIES[self]!;
  const place = s.sheets[seat]!.abilities.indexOf(self);
  const beyond = isBeyond(s, seat, place);
  s.played[seat]![place]!++;
  if (ability.unlimited !== true && ability.again?.(s, seat) !== true) s.left[seat]![place]!--;
  if (ability.class === 'co') s.combatSlot[seat] = self;
  if (run.listening) tellAnnounced(s, run, seat, self);
  if (ability.class === 'co' && self !== STONE_RAIN_ABILITY) endChain(s, run, seat);
  if (beyond) lose(s, run, seat, BEYOND_COST, self, 'R-HEXED');
  if (ability.cost !== undefined) lose(s, run, seat, ability.cost, self, 'R-COST');
  if (ability.own !== undefined) applyEffects(s, run, ability.own, seat, self);
  ability.announced?.(s, seat, run, self);
  if (ability.class === 'co')
    for (const i of withHook(s.sheets[seat]!, HOOK.onCombat)) ABILITIES[i]!.onCombat!(s, seat, run, i);
  return ability;
}

/** R-CHAIN: stone rain is over. */
export function endChain(s: DuelState, run: Run<DuelState>, seat: number): void {
  unmark(s, run, STONE_RAIN_ABILITY, seat, STONE_RAIN);
}

/** With `lifted`, kick start has just saved the other from this very blow: no mark of it begins (DQ-V-kick-start). */
export function applyEffects(
  s: DuelState,
  run: Run<DuelState>,
  effects: readonly Effect[],
  seat: number,
  self: number,
  lifted = false,
): void {
  const foe = other(seat);
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    if (effect.do === 'heal') {
      heal(s, run, seat, effect.by, self);
      continue;
    }
    const target = effect.on === 'me' ? seat : foe;
    if (target === foe && isImmune(s, foe, ABILITIES[self]!)) continue;
    if (effect.do === 'change') change(s, run, self, target, effect.stat, effect.by, effect.span);
    else if (effect.do === 'mark') {
      if (!lifted || target === seat) mark(s, run, self, target, effect.mark);
    } else unmark(s, run, self, target, effect.mark);
  }
}

/** The story names the item or the career that an ability comes from, or how it was come by. */
export function tellAnnounced(s: Readonly<DuelState>, run: Run<DuelState>, seat: number, self: number): void {
  const hero = heroOf(s.sheets[seat]!);
  const item = hero.items.find(
    ({ abilities, set }) =>
      abilities.includes(self) || (set !== null && SETS[set].gives === ABILITIES[self]!.id),
  );
  const own = hero.abilities.some(({ ability }) => ability === self);
  const from =
    item !== undefined
      ? { item: itemRef(s.sheets[seat]!, item) }
      : own
        ? { career: hero.career }
        : { by: 'usurper' };
  tell(run, 'announce', ABILITIES[self]!.clause, { step: s.step, seat, ability: abilityId(self), from });
}
