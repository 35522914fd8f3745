/** Modifiers (DQ-10.1) that raise attributes, heal, pay or bring abilities back. */

import type { Run } from '@fray/engine';
import { atonableTick } from '../damage/atonable.js';
import { heal } from '../damage/health.js';
import { renew } from '../play/renew.js';
import { tellControl } from '../play/tell-control.js';
import { carries } from '../sheet/carries.js';
import { addUp, change } from '../sheet/effects.js';
import { attribute } from '../sheet/values.js';
import {
  ARMOUR,
  ATONEMENT,
  BLEED,
  BRAWN,
  C,
  D,
  DISEASE,
  type DuelState,
  E,
  F,
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
import { refusal, tell } from '../words/speak.js';
import type { AbilityId } from './ability-ids.js';
import type { Ability } from './entry/ability.js';
import { type AbilityEntry, clearMe, foe, heals, listed, markMe, me } from './entry/vocabulary.js';
import { abilityClause, abilityId } from './ids.js';

const AROUND_THE_ROLL = (1 << C) | (1 << D);

const NO_MAGIC = refusal('R-FLOOR', 'no-magic');
const NOTHING_ROLLED = refusal('DQ-M-martyr', 'nothing-rolled');
const NO_COUNTERBLOW = refusal('DQ-M-expertise', 'no-counterblow');
const NO_HARM_DONE = refusal('DQ-M-vampirism', 'no-harm-done');
const UNHURT = refusal('DQ-P2', 'full-health');
const NOT_AFFLICTED = refusal('DQ-10.1', 'not-afflicted');
const NOTHING_TO_ATONE = refusal('DQ-M-atonement', 'nothing-to-atone');
const TOO_DEAR = refusal('R-COST', 'too-dear');

const COUNTERBLOWS = ['overpower', 'deflect', 'brutality'];
const MARTYR_LOSS = 5;
/** Damage for each point that reaper heals. */
const PER_HEALTH = 5;

function boost(id: AbilityId, stat: number, by: number): AbilityEntry {
  return {
    id,
    does: [me(stat, by, 'round')],
  };
}

function either(id: AbilityId, among: readonly number[], by: number): AbilityEntry {
  return {
    id,
    raises: { among, by, span: 'round' },
  };
}

function healing(id: AbilityId, by: number): AbilityEntry {
  return { id, does: [heals(by)] };
}

function cure(id: AbilityId): AbilityEntry {
  return {
    id,
    does: [clearMe(VENOM), clearMe(BLEED), clearMe(DISEASE)],
    refuse: (s, seat) =>
      hasMark(s, seat, VENOM) || hasMark(s, seat, BLEED) || hasMark(s, seat, DISEASE)
        ? undefined
        : NOT_AFFLICTED,
  };
}

function speedAgain(id: AbilityId): AbilityEntry {
  return {
    id,
    renews: { whose: 'me', classes: ['sp'] },
  };
}

function steals(id: AbilityId): AbilityEntry {
  return {
    id,
    raises: {
      among: [SPEED, BRAWN, MAGIC, ARMOUR],
      by: (s, seat, stat) => attribute(s, other(seat), stat) - attribute(s, seat, stat),
      span: 'round',
    },
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
  addUp(s, run, self, seat, MAGIC, -paid, 'rest');
  s.hit.added[other(seat)]! += by;
  if (run.listening)
    tell(run, 'add', abilityClause(self), { step: s.step, seat, ability: abilityId(self), by });
}

export const MODIFIERS: readonly Ability[] = listed('modifier', 'mo', [
  either('savagery', [BRAWN, MAGIC], 2),
  boost('vanquish', BRAWN, 2),
  boost('focus', MAGIC, 3),
  either('fortitude', [BRAWN, ARMOUR], 3),
  either('eureka', [SPEED, BRAWN, MAGIC], 1),
  {
    id: 'fallen-hero',
    does: [me(BRAWN, 3, 'round'), heals(10)],
  },
  {
    id: 'brain-drain',
    windows: AROUND_THE_ROLL,
    addsToScore: true,
    spends: 5,
    refuse: (s, seat) => (attribute(s, seat, MAGIC) < 1 ? NO_MAGIC : undefined),
    play: (s, seat, run, self, amount) => spendForScore(s, run, seat, self, amount, amount),
  },
  boost('might-of-stone', ARMOUR, 3),
  boost('iron-will', ARMOUR, 3),
  boost('bright-shield', ARMOUR, 4),
  {
    id: 'ice-shield',
    reads: ARMOUR,
    play: (s, seat, run, self) => {
      const face = run.die(6);
      s.controlDie[seat] = face;
      if (run.listening) tellControl(s, run, seat, self, face, 'DQ-M-ice-shield');
      change(s, run, self, seat, ARMOUR, face, 'round');
    },
  },
  {
    id: 'martyr',
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
  { ...healing('heal', 4), perItem: true },
  { ...healing('regrowth', 6), perItem: true },
  healing('mend', 15),
  {
    id: 'vampirism',
    refuse: (s, seat) => {
      if (s.caused[seat] === 0) return NO_HARM_DONE;
      return s.health[seat]! >= s.sheets[seat]!.max ? UNHURT : undefined;
    },
    play: (s, seat, run, self) => heal(s, run, seat, Math.ceil(s.caused[seat]! / 2), self),
  },
  cure('cauterise'),
  cure('tourniquet'),
  speedAgain('second-wind'),
  steals('steal'),
  speedAgain('beguile'),
  {
    id: 'expertise',
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
    renews: { whose: 'foe', classes: ['sp', 'mo'] },
  },
  {
    id: 'bless',
    raises: {
      among: [BRAWN, MAGIC],
      by: 1,
      more: (s, seat) => (carries(s, seat, 'miracle') ? 1 : 0),
      span: 'rest',
    },
    does: [heals(6)],
  },
  boost('resolve', ARMOUR, 4),
  boost('spirit-ward', ARMOUR, 6),
  either('war-paint', [BRAWN, ARMOUR], 3),
  boost('cunning', BRAWN, 3),
  boost('wisdom', MAGIC, 2),
  either('heartless', [BRAWN, MAGIC], 2),
  {
    id: 'channel',
    perItem: true,
    windows: AROUND_THE_ROLL,
    addsToScore: true,
    refuse: (s, seat) => (attribute(s, seat, MAGIC) < 2 ? NO_MAGIC : undefined),
    play: (s, seat, run, self) => spendForScore(s, run, seat, self, 2, 4),
  },
  {
    id: 'fear',
    does: [foe(SCORE, -2, 'round')],
  },
  {
    id: 'suppress',
    does: [foe(TOTAL, -2, 'round')],
  },
  {
    id: 'refresh',
    renews: { whose: 'me', classes: ['sp', 'co', 'mo'] },
  },
  {
    id: 'penance',
    windows: AROUND_THE_ROLL,
    cost: 4,
    addsToScore: true,
    scoreDie: true,
  },
  { ...healing('greater-heal', 8), perItem: true },
  {
    id: 'redemption',
    does: [me(BRAWN, 2, 'round'), heals(4)],
  },
  {
    id: 'atonement',
    windows: 1 << F,
    does: [markMe(ATONEMENT)],
    refuse: (s, seat) => (atonableTick(s, other(seat)) === 0 ? NOTHING_TO_ATONE : undefined),
    worth: (s, seat) => Math.min(atonableTick(s, other(seat)), s.sheets[seat]!.max - s.health[seat]!) - 2,
  },
  {
    id: 'blessed-blades',
    needs: { main: ['sword'], left: ['sword'] },
    refuse: (s, seat) => (s.health[seat]! >= s.sheets[seat]!.max ? UNHURT : undefined),
    play: (s, seat, run, self) => heal(s, run, seat, weaponBrawn(s, seat), self),
    worth: (s, seat) =>
      s.sheets[seat]!.max - s.health[seat]! >= weaponBrawn(s, seat) ? weaponBrawn(s, seat) : -1,
  },
  {
    id: 'faithful-friend',
    windows: AROUND_THE_ROLL,
    addsToScore: true,
    does: [me(SCORE, 2, 'round')],
    worth: () => 1,
  },
  { id: 'insight', does: [foe(ARMOUR, -2, 'two-rounds')] },
  {
    ...boost('magic-tap', MAGIC, 2),
    double: (s, seat, run, self) => giveBack(s, run, seat, self),
  },
  boost('many-scales', ARMOUR, 3),
  steals('parasite'),
  {
    id: 'purge',
    does: [clearMe(DISEASE), clearMe(VENOM)],
    refuse: (s, seat) => (hasMark(s, seat, DISEASE) || hasMark(s, seat, VENOM) ? undefined : NOT_AFFLICTED),
  },
  {
    id: 'reaper',
    windows: 1 << E,
    refuse: (s, seat) => {
      if (s.winner !== seat || s.scored === 0 || s.hurt < PER_HEALTH) return NO_HARM_DONE;
      return s.health[seat]! >= s.sheets[seat]!.max ? UNHURT : undefined;
    },
    play: (s, seat, run, self) => heal(s, run, seat, Math.floor(s.hurt / PER_HEALTH), self),
    worth: (s) => Math.floor(s.hurt / PER_HEALTH) - 1,
  },
]);

export const INERT_MODIFIERS: readonly Ability[] = listed('passive', 'mo', [
  { id: 'shock-treatment', inert: true },
]);

function weaponBrawn(s: Readonly<DuelState>, seat: number): number {
  const { mainBrawn, leftBrawn } = s.sheets[seat]!.weapons;
  return mainBrawn + leftBrawn;
}

/** A spent ability has its use again. */
function giveBack(s: DuelState, run: Run<DuelState>, seat: number, self: number): void {
  const place = s.sheets[seat]!.abilities.indexOf(self);
  if (s.left[seat]![place]! > 0) return;
  renew(s, run, seat, self, place);
}
