/** Modifiers (DQ-10.1) that raise attributes, heal, pay or bring abilities back. */

import { type Run, refusal } from '@fray/engine';
import { change, spend } from '../sheet/effects.js';
import { heal } from '../damage/health.js';
import {
  ARMOUR,
  BLEED,
  BRAWN,
  C,
  D,
  DISEASE,
  type DuelState,
  hasMark,
  INTERRUPT_HIT,
  MAGIC,
  other,
  SCORE,
  SPEED,
  STRIKE_HIT,
  TOTAL,
  VENOM,
} from '../state/state.js';
import { attribute } from '../sheet/values.js';
import type { Ability } from './entry/ability.js';
import { abilityId } from './ids.js';
import { clearMe, type Entry, foe, heals, listed, me } from './entry/vocabulary.js';

const AROUND_THE_ROLL = (1 << C) | (1 << D);

const NO_MAGIC = refusal('R-FLOOR', 'You have not that much magic left to spend.');
const NOTHING_ROLLED = refusal('DQ-M-martyr', 'No damage has been rolled against you.');
const NO_COUNTERBLOW = refusal(
  'DQ-M-expertise',
  'It only undoes a strike back, or brutality, deflect or overpower, against the winner of the round.',
);
const NO_HARM_DONE = refusal('DQ-M-vampirism', 'You have not just cost the other any health.');
const UNHURT = refusal('DQ-P2', 'You are at full health.');
const NOT_AFFLICTED = refusal('DQ-10.1', 'You have no venom, bleed or disease on you.');
const TOO_DEAR = refusal('R-COST', 'You cannot pay health that would bring you to 0.');

const COUNTERBLOWS = ['overpower', 'deflect', 'brutality'];
const MARTYR_LOSS = 5;

function boost(id: string, name: string, stat: number, by: number): Entry {
  const what = stat === BRAWN ? 'brawn' : stat === MAGIC ? 'magic' : 'armour';
  return {
    id,
    name,
    text: `${by} ${what} more in this round.`,
    does: [me(stat, by, 'round')],
  };
}

function either(id: string, name: string, among: readonly number[], by: number, words: string): Entry {
  return {
    id,
    name,
    text: `${by} ${words} more in this round.`,
    raises: { among, by, span: 'round' },
  };
}

function healing(id: string, name: string, by: number): Entry {
  return { id, name, text: `You heal ${by}.`, does: [heals(by)] };
}

function cure(id: string, name: string): Entry {
  return {
    id,
    name,
    text: 'Takes venom, bleed and disease off you.',
    does: [clearMe(VENOM), clearMe(BLEED), clearMe(DISEASE)],
    refuse: (s, seat) =>
      hasMark(s, seat, VENOM) || hasMark(s, seat, BLEED) || hasMark(s, seat, DISEASE)
        ? undefined
        : NOT_AFFLICTED,
  };
}

function speedAgain(id: string, name: string): Entry {
  return {
    id,
    name,
    text: 'A speed ability that you have played becomes usable once more.',
    renews: { whose: 'me', classes: ['sp'] },
  };
}

/** Magic that stays spent, for points on the damage score. */
function spendForScore(
  s: DuelState,
  run: Run<DuelState>,
  seat: number,
  self: number,
  paid: number,
  by: number,
): void {
  spend(s, run, self, seat, MAGIC, paid);
  s.hit.added[other(seat)]! += by;
  if (run.listening)
    run.tell({
      type: 'add',
      clause: 'DQ-10.1',
      data: { step: s.step, seat, ability: abilityId(self), by },
    });
}

export const MODIFIERS: readonly Ability[] = listed('modifier', 'mo', [
  either('savagery', 'savagery', [BRAWN, MAGIC], 2, 'brawn or magic'),
  boost('vanquish', 'vanquish', BRAWN, 2),
  boost('focus', 'focus', MAGIC, 3),
  either('fortitude', 'fortitude', [BRAWN, ARMOUR], 3, 'brawn or armour'),
  either('eureka', 'eureka', [SPEED, BRAWN, MAGIC], 1, 'speed, brawn or magic'),
  {
    id: 'fallen-hero',
    name: 'fallen hero',
    text: '3 brawn more in this round, and you heal 10.',
    does: [me(BRAWN, 3, 'round'), heals(10)],
  },
  {
    id: 'brain-drain',
    name: 'brain drain',
    text: 'Spend up to 5 magic for good; each point adds 1 to your damage score.',
    windows: AROUND_THE_ROLL,
    addsToScore: true,
    spends: 5,
    refuse: (s, seat) => (attribute(s, seat, MAGIC) < 1 ? NO_MAGIC : undefined),
    play: (s, seat, run, self, amount) => spendForScore(s, run, seat, self, amount, amount),
  },
  boost('might-of-stone', 'might of stone', ARMOUR, 3),
  boost('iron-will', 'iron will', ARMOUR, 3),
  boost('bright-shield', 'bright shield', ARMOUR, 4),
  {
    id: 'ice-shield',
    name: 'ice shield',
    text: 'Roll a die: that much more armour in this round.',
    reads: ARMOUR,
    play: (s, seat, run, self) => {
      const face = run.die(6);
      s.controlDie[seat] = face;
      if (run.listening)
        run.tell({
          type: 'control',
          clause: 'DQ-M-ice-shield',
          data: { step: s.step, seat, ability: abilityId(self), die: face },
        });
      change(s, run, self, seat, ARMOUR, face, 'round');
    },
  },
  {
    id: 'martyr',
    name: 'martyr',
    text: 'You lose exactly 5 health instead of the damage rolled against you, and nothing follows from it.',
    windows: 1 << D,
    refuse: (s, seat) => {
      if (s.hit.faces[seat]!.length === 0 || s.hit.by[seat] === seat) return NOTHING_ROLLED;
      if (s.hit.stopped[seat] !== 0 || s.hit.martyred[seat] !== 0) return NOTHING_ROLLED;
      return s.health[seat]! <= MARTYR_LOSS ? TOO_DEAR : undefined;
    },
    play: (s, seat) => {
      s.hit.martyred[seat] = MARTYR_LOSS;
    },
  },
  { ...healing('heal', 'heal', 4), perItem: true },
  { ...healing('regrowth', 'regrowth', 6), perItem: true },
  healing('mend', 'mend', 15),
  {
    id: 'vampirism',
    name: 'vampirism',
    text: 'Heal half of the health damage that you have just done, rounded up.',
    refuse: (s, seat) => {
      if (s.caused[seat] === 0) return NO_HARM_DONE;
      return s.health[seat]! >= s.sheets[seat]!.max ? UNHURT : undefined;
    },
    play: (s, seat, run, self) => heal(s, run, seat, Math.ceil(s.caused[seat]! / 2), self),
  },
  cure('cauterise', 'cauterise'),
  cure('tourniquet', 'tourniquet'),
  speedAgain('second-wind', 'second wind'),
  {
    id: 'steal',
    name: 'steal',
    text: "One of your attributes rises to the other's value in this round.",
    raises: {
      among: [SPEED, BRAWN, MAGIC, ARMOUR],
      by: (s, seat, stat) => attribute(s, other(seat), stat) - attribute(s, seat, stat),
      span: 'round',
    },
  },
  speedAgain('beguile', 'beguile'),
  {
    id: 'expertise',
    name: 'expertise',
    text: 'As winner of the round, ignore the damage of a strike back, or of brutality, deflect or overpower.',
    windows: 1 << D,
    refuse: (s, seat, from) => {
      if (s.winner !== seat || s.hit.stopped[seat] === 1) return NO_COUNTERBLOW;
      if (s.hit.kind === STRIKE_HIT) return undefined;
      if (s.hit.kind !== INTERRUPT_HIT || from === undefined) return NO_COUNTERBLOW;
      return COUNTERBLOWS.includes(from.id) ? undefined : NO_COUNTERBLOW;
    },
    play: (s, seat) => {
      s.hit.stopped[seat] = 1;
    },
  },
  {
    id: 'usurper',
    name: 'usurper',
    text: 'Take over a speed or modifier ability that the other has already played and play it once yourself.',
    renews: { whose: 'foe', classes: ['sp', 'mo'] },
  },
  {
    id: 'bless',
    name: 'bless',
    text: 'You heal 6 and have 1 brawn or magic more for the rest of the duel.',
    raises: { among: [BRAWN, MAGIC], by: 1, span: 'rest' },
    does: [heals(6)],
  },
  boost('resolve', 'resolve', ARMOUR, 4),
  boost('spirit-ward', 'spirit ward', ARMOUR, 6),
  either('war-paint', 'war paint', [BRAWN, ARMOUR], 3, 'brawn or armour'),
  boost('cunning', 'cunning', BRAWN, 3),
  boost('wisdom', 'wisdom', MAGIC, 2),
  either('heartless', 'heartless', [BRAWN, MAGIC], 2, 'brawn or magic'),
  {
    id: 'channel',
    name: 'channel',
    text: 'Spend 2 magic for good to add 4 to your damage score.',
    perItem: true,
    windows: AROUND_THE_ROLL,
    addsToScore: true,
    refuse: (s, seat) => (attribute(s, seat, MAGIC) < 2 ? NO_MAGIC : undefined),
    play: (s, seat, run, self) => spendForScore(s, run, seat, self, 2, 4),
  },
  {
    id: 'fear',
    name: 'fear',
    text: "The other's damage score is 2 lower in this round.",
    does: [foe(SCORE, -2, 'round')],
  },
  {
    id: 'suppress',
    name: 'suppress',
    text: "The other's attack speed is 2 lower in this round.",
    does: [foe(TOTAL, -2, 'round')],
  },
  {
    id: 'refresh',
    name: 'refresh',
    text: 'Any one ability that you have used becomes usable once more.',
    renews: { whose: 'me', classes: ['sp', 'co', 'mo'] },
  },
  {
    id: 'penance',
    name: 'penance',
    text: 'Pay 4 health for one die more on your damage score, before or after the roll.',
    windows: AROUND_THE_ROLL,
    cost: 4,
    addsToScore: true,
    scoreDie: true,
  },
  { ...healing('greater-heal', 'greater heal', 8), perItem: true },
  {
    id: 'redemption',
    name: 'redemption',
    text: '2 brawn more in this round, and you heal 4.',
    does: [me(BRAWN, 2, 'round'), heals(4)],
  },
]);
