/** Step 4: damage dice abilities of the winner. Their damage passes armour (DQ-4.2). */
import { endEffects, mark, unmark } from '../sheet/effects.js';
import { heal } from '../damage/health.js';
import {
  ARMOUR,
  BLEED,
  BURN,
  CHARGE,
  type DuelState,
  HAUNT,
  hasMark,
  MAGIC,
  MEDITATION,
  markedSince,
  other,
  SPEED,
  STONE_RAIN,
  STONE_SKIN,
  THORN_CAGE,
  VORTEX,
} from '../state/state.js';
import { truncate } from '../state/truncate.js';
import { attribute } from '../sheet/values.js';
import type { Ability } from './entry/ability.js';
import { vortexTurns } from './vortex.js';
import { type Entry, foe, listed, markFoe, markMe, me } from './entry/vocabulary.js';

const NEXT_SLOW = 'The other has 1 speed less in the next round.';

/** Dice of stone rain by the number of rounds since it began (R-CHAIN). */
const STONE_RAIN_DICE = [1, 2, 4];

function oneDie(id: string, name: string): Entry {
  return { id, name, text: 'One damage die.', dice: 1 };
}

function oneDieAndSlow(id: string, name: string): Entry {
  return { id, name, text: `One damage die. ${NEXT_SLOW}`, dice: 1, does: [foe(SPEED, -1, 'next')] };
}

function stage(s: Readonly<DuelState>, seat: number): number {
  return hasMark(s, seat, STONE_RAIN) ? s.round - markedSince(s, seat, STONE_RAIN) : 0;
}

/** Health regained by ley line infusion, by the face of its steering die. */
function leyLineHealing(face: number): number {
  if (face === 1) return 0;
  return face <= 3 ? 5 : 8;
}

export const DAMAGE_DICE: readonly Ability[] = listed('dice', 'co', [
  {
    id: 'back-fire',
    name: 'back fire',
    text: 'Three damage dice at the other and two at yourself, rolled and applied together.',
    dice: 3,
    selfDice: 2,
  },
  {
    ...oneDie('black-rain', 'black rain'),
    needs: { left: ['bow'], words: 'a bow in the left hand' },
  },
  {
    id: 'blood-hail',
    name: 'blood hail',
    text: 'Two damage dice, and 4 more if the other has been bleeding since an earlier round.',
    dice: 2,
    points: (s, seat) =>
      hasMark(s, other(seat), BLEED) && markedSince(s, other(seat), BLEED) < s.round ? 4 : 0,
  },
  {
    id: 'bolt',
    name: 'bolt',
    text: 'Charge it now and do no damage; in a later round you win, release it for three damage dice.',
    dice: 3,
    casts: (s, seat) => !hasMark(s, seat, CHARGE),
    again: (s, seat) => hasMark(s, seat, CHARGE),
    announced: (s, seat, run, self) =>
      hasMark(s, seat, CHARGE) ? unmark(s, run, self, seat, CHARGE) : mark(s, run, self, seat, CHARGE),
  },
  oneDie('cleave', 'cleave'),
  {
    id: 'double-punch',
    name: 'double punch',
    text: 'Two damage dice plus the brawn of both your weapons.',
    needs: { main: ['dagger'], left: ['dagger'], words: 'a dagger in each hand' },
    dice: 2,
    points: (s, seat) => {
      const weapons = s.sheets[seat]!.weapons;
      return weapons.mainBrawn + weapons.leftBrawn;
    },
  },
  oneDie('flurry', 'flurry'),
  {
    id: 'ice-shards',
    name: 'ice shards',
    text: 'Damage equal to your magic; no die is rolled.',
    points: (s, seat) => attribute(s, seat, MAGIC),
    reads: MAGIC,
  },
  {
    id: 'ignite',
    name: 'ignite',
    text: 'Two damage dice, and the other burns if they cost health. Your modifiers cannot touch the roll.',
    dice: 2,
    ifHurt: [markFoe(BURN)],
    noModifiers: true,
  },
  {
    id: 'ley-line-infusion',
    name: 'ley line infusion',
    text: 'A steering die decides. 1: one damage die at each side. 2 or 3: heal 5, one damage die. 4 to 6: heal 8, one damage die.',
    dice: 1,
    steered: (s, seat, run) => {
      const hit = s.hit;
      truncate(hit.faces[seat]!, 0);
      hit.by[seat] = -1;
      if (hit.control !== 1) return;
      hit.by[seat] = seat;
      hit.faces[seat]!.push(run.die(6));
      hit.rolled[seat] = 1;
    },
    arrives: (s, seat, run, self) => heal(s, run, seat, leyLineHealing(s.hit.control), self),
  },
  {
    id: 'natures-revenge',
    name: "nature's revenge",
    text: `Two damage dice. ${NEXT_SLOW}`,
    dice: 2,
    does: [foe(SPEED, -1, 'next')],
  },
  {
    id: 'puncture',
    name: 'puncture',
    text: 'Two damage dice. The other loses 1 armour for the rest of the duel.',
    dice: 2,
    does: [foe(ARMOUR, -1, 'rest')],
  },
  {
    id: 'rake',
    name: 'rake',
    text: 'Three damage dice. Your modifiers cannot touch the roll.',
    dice: 3,
    noModifiers: true,
  },
  oneDieAndSlow('skewer', 'skewer'),
  {
    id: 'stone-rain',
    name: 'stone rain',
    text: 'One damage die now; win on and it may go on with two dice in the next round and four in the one after.',
    dice: (s, seat) => STONE_RAIN_DICE[stage(s, seat)] ?? 0,
    again: (s, seat) => stage(s, seat) > 0 && stage(s, seat) < STONE_RAIN_DICE.length,
    own: [markMe(STONE_RAIN)],
    roundEnd: (s, seat, run, self) => {
      if (stage(s, seat) === STONE_RAIN_DICE.length - 1) unmark(s, run, self, seat, STONE_RAIN);
    },
  },
  oneDieAndSlow('swarm', 'swarm'),
  {
    id: 'thorn-cage',
    name: 'thorn cage',
    text: 'One damage die, and the other loses 1 health at the end of every round from now on.',
    dice: 1,
    does: [markFoe(THORN_CAGE)],
  },
  { id: 'trample', name: 'trample', text: 'Three damage dice.', dice: 3, inStone: true },
  oneDie('volley', 'volley'),
  {
    id: 'vortex',
    name: 'vortex',
    text: 'No damage now. From the next round on a die is rolled at each start: on 1 or 2 you lose 2 health, otherwise the other does.',
    casts: true,
    does: [markMe(VORTEX)],
    roundStart: vortexTurns,
  },
  {
    id: 'haunt',
    name: 'haunt',
    text: 'No damage now. The other loses 2 health at the end of every round until you roll a double.',
    casts: true,
    does: [markFoe(HAUNT)],
    double: (s, seat, run, self) => unmark(s, run, self, other(seat), HAUNT),
  },
  {
    id: 'meditation',
    name: 'meditation',
    text: 'No damage now. You heal 1 at the end of every round from now on.',
    casts: true,
    does: [markMe(MEDITATION)],
    endHeal: (s, seat) => (hasMark(s, seat, MEDITATION) ? 1 : 0),
  },
  {
    id: 'stone-skin',
    name: 'stone skin',
    text: 'No damage now. You turn to stone: 2 speed less and no other ability but trample, yet a die of 1 or 2 shrugs off a lost round. Ends when you win a round and decline to roll.',
    casts: true,
    does: [markMe(STONE_SKIN), me(SPEED, -2, 'rest')],
    declined: (s, seat, run, self) => {
      unmark(s, run, self, seat, STONE_SKIN);
      endEffects(s, self, seat);
    },
  },
]);
