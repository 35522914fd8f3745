/** Step 4: damage dice abilities of the winner. Their damage passes armour (DQ-4.2). */

import { heal } from '../damage/health.js';
import { carries } from '../sheet/carries.js';
import { endEffects, mark, unmark } from '../sheet/effects.js';
import { attribute } from '../sheet/values.js';
import {
  ARMOUR,
  BLEED,
  BRAWN,
  BURN,
  CHARGE,
  type DuelState,
  HAUNT,
  hasMark,
  MAGIC,
  MEDITATION,
  MONKEY_MOB,
  markedSince,
  other,
  PACKMASTER,
  SPEED,
  STONE_RAIN,
  STONE_SKIN,
  THORN_CAGE,
  VORTEX,
} from '../state/state.js';
import { truncate } from '../state/truncate.js';
import type { AbilityId } from './ability-ids.js';
import type { Ability } from './entry/ability.js';
import { type AbilityEntry, foe, listed, markFoe, markMe, me } from './entry/vocabulary.js';
import { vortexTurns } from './vortex.js';

/** Dice of stone rain by the number of rounds since it began (R-CHAIN). */
const STONE_RAIN_DICE = [1, 2, 4];

function oneDie(id: AbilityId): AbilityEntry {
  return { id, dice: 1 };
}

function oneDieAndSlow(id: AbilityId): AbilityEntry {
  return { id, dice: 1, does: [foe(SPEED, -1, 'next')] };
}

function stage(s: Readonly<DuelState>, seat: number): number {
  return hasMark(s, seat, STONE_RAIN) ? s.round - markedSince(s, seat, STONE_RAIN) : 0;
}

/** What the control die counts: 1 more with wild child. */
function leyLineFace(s: Readonly<DuelState>, seat: number): number {
  return s.hit.control + (carries(s, seat, 'wild-child') && s.hit.control < 6 ? 1 : 0);
}

/** Health regained by ley line infusion, by the face of its steering die. */
function leyLineHealing(face: number): number {
  if (face === 1) return 0;
  return face <= 3 ? 5 : 8;
}

export const DAMAGE_DICE: readonly Ability[] = listed('dice', 'co', [
  {
    id: 'back-fire',
    dice: 3,
    selfDice: 2,
  },
  {
    ...oneDie('black-rain'),
    needs: { left: ['bow'] },
  },
  {
    id: 'blood-hail',
    dice: 2,
    points: (s, seat) =>
      hasMark(s, other(seat), BLEED) && markedSince(s, other(seat), BLEED) < s.round ? 4 : 0,
  },
  {
    id: 'bolt',
    dice: 3,
    casts: (s, seat) => !hasMark(s, seat, CHARGE),
    again: (s, seat) => hasMark(s, seat, CHARGE),
    announced: (s, seat, run, self) =>
      hasMark(s, seat, CHARGE) ? unmark(s, run, self, seat, CHARGE) : mark(s, run, self, seat, CHARGE),
  },
  oneDie('cleave'),
  {
    id: 'double-punch',
    needs: { main: ['dagger'], left: ['dagger'] },
    dice: 2,
    points: (s, seat) => {
      const weapons = s.sheets[seat]!.weapons;
      return weapons.mainBrawn + weapons.leftBrawn + (carries(s, seat, 'vindicator') ? 2 : 0);
    },
  },
  oneDie('flurry'),
  {
    id: 'ice-shards',
    points: (s, seat) => attribute(s, seat, MAGIC),
    reads: MAGIC,
  },
  {
    id: 'ignite',
    dice: 2,
    ifHurt: [markFoe(BURN)],
    noModifiers: true,
  },
  {
    id: 'ley-line-infusion',
    dice: 1,
    steered: (s, seat, run) => {
      const hit = s.hit;
      truncate(hit.faces[seat]!, 0);
      hit.by[seat] = -1;
      if (leyLineFace(s, seat) !== 1) return;
      hit.by[seat] = seat;
      hit.faces[seat]!.push(run.die(6));
      hit.rolled[seat] = 1;
    },
    arrives: (s, seat, run, self) => heal(s, run, seat, leyLineHealing(leyLineFace(s, seat)), self),
  },
  {
    id: 'natures-revenge',
    dice: 2,
    does: [foe(SPEED, -1, 'next')],
  },
  {
    id: 'puncture',
    dice: 2,
    does: [foe(ARMOUR, -1, 'rest')],
  },
  {
    id: 'rake',
    dice: 3,
    noModifiers: true,
  },
  oneDieAndSlow('skewer'),
  {
    id: 'stone-rain',
    dice: (s, seat) => STONE_RAIN_DICE[stage(s, seat)] ?? 0,
    again: (s, seat) => stage(s, seat) > 0 && stage(s, seat) < STONE_RAIN_DICE.length,
    own: [markMe(STONE_RAIN)],
    roundEnd: (s, seat, run, self) => {
      if (stage(s, seat) === STONE_RAIN_DICE.length - 1) unmark(s, run, self, seat, STONE_RAIN);
    },
  },
  oneDieAndSlow('swarm'),
  {
    id: 'thorn-cage',
    dice: 1,
    does: [markFoe(THORN_CAGE)],
  },
  { id: 'trample', dice: 3, inStone: true },
  oneDie('volley'),
  {
    id: 'vortex',
    casts: true,
    does: [markMe(VORTEX)],
    roundStart: vortexTurns,
  },
  {
    id: 'haunt',
    casts: true,
    does: [markFoe(HAUNT)],
    double: (s, seat, run, self) => unmark(s, run, self, other(seat), HAUNT),
  },
  {
    id: 'meditation',
    casts: true,
    does: [markMe(MEDITATION)],
    endHeal: (s, seat) => {
      if (!hasMark(s, seat, MEDITATION)) return 0;
      return carries(s, seat, 'tranquillity') ? 2 : 1;
    },
  },
  {
    id: 'monkey-mob',
    casts: true,
    does: [markFoe(MONKEY_MOB)],
  },
  {
    id: 'packmaster',
    casts: true,
    does: [markFoe(PACKMASTER)],
    double: (s, seat, run, self) => unmark(s, run, self, other(seat), PACKMASTER),
  },
  {
    id: 'primal',
    casts: true,
    does: [me(BRAWN, 2, 'rest'), me(MAGIC, 2, 'rest')],
  },
  {
    id: 'savage-call',
    casts: true,
    does: [me(BRAWN, 2, 'rest')],
  },
  {
    id: 'wave',
    points: (s, seat) => Math.ceil(attribute(s, seat, MAGIC) / 2),
    reads: MAGIC,
  },
  {
    id: 'wither',
    dice: 2,
    lowers: { among: [BRAWN, MAGIC], by: -1, span: 'rest' },
  },
  { id: 'smash-fire', dice: 2 },
  {
    id: 'splash-damage',
    dice: 1,
    renews: { whose: 'me', classes: ['mo'] },
  },
  {
    id: 'stone-skin',
    casts: true,
    does: [markMe(STONE_SKIN), me(SPEED, -2, 'rest')],
    declined: (s, seat, run, self) => {
      unmark(s, run, self, seat, STONE_SKIN);
      endEffects(s, self, seat);
    },
  },
]);
