/** Passives: what works by itself whenever its condition holds. */
import { heal, lose } from '../damage/health.js';
import { carries } from '../sheet/carries.js';
import { addUp } from '../sheet/effects.js';
import { lastingArmour } from '../sheet/values.js';
import {
  ARMOUR,
  BLEED,
  BRAWN,
  BURN,
  DISEASE,
  type DuelState,
  hasMark,
  other,
  SCORE_HIT,
  SHADES,
  SPEED,
  VENOM,
} from '../state/state.js';
import type { AbilityId } from './ability-ids.js';
import type { Ability } from './entry/ability.js';
import { type AbilityEntry, foe, listed } from './entry/vocabulary.js';

function wounds(id: AbilityId, starts: number): AbilityEntry {
  return {
    id,
    starts,
  };
}

function aura(id: AbilityId): AbilityEntry {
  return { id, tick: { by: 1 } };
}

function sharper(id: AbilityId): AbilityEntry {
  return {
    id,
    dieBonus: (_s, _seat, score) => (score ? 1 : 0),
  };
}

function venomous(id: AbilityId): AbilityEntry {
  return {
    id,
    worsens: { mark: VENOM, by: 1 },
  };
}

function idle(id: AbilityId): AbilityEntry {
  return { id, inert: true };
}

function suffers(s: Readonly<DuelState>, seat: number): boolean {
  return hasMark(s, seat, BLEED) || hasMark(s, seat, DISEASE) || hasMark(s, seat, VENOM);
}

export const PASSIVES: readonly Ability[] = listed('passive', 'pa', [
  aura('barbs'),
  wounds('bleed', BLEED),
  {
    id: 'burn',
  },
  wounds('disease', DISEASE),
  aura('fire-aura'),
  aura('thorns'),
  wounds('venom', VENOM),
  {
    id: 'shades',
    dieBonus: (s, seat) => (hasMark(s, seat, SHADES) ? 2 : 0),
  },
  sharper('acid'),
  sharper('sear'),
  {
    id: 'merciless',
    dieBonus: (s, seat, score) => (score && suffers(s, other(seat)) ? 1 : 0),
  },
  venomous('deadly-poisons'),
  venomous('poison-mastery'),
  {
    id: 'embers',
    worsens: { mark: BURN, by: 1 },
  },
  {
    id: 'lightning',
    taken: 2,
  },
  {
    id: 'leech',
    caused: 2,
  },
  {
    id: 'life-spark',
    doubleHeals: 4,
  },
  {
    id: 'dark-claw',
    double: (s, seat, run, self) => lose(s, run, other(seat), 4, self, 'DQ-V-dark-claw'),
  },
  {
    id: 'cleansing-light',
    endHeal: () => 2,
  },
  {
    id: 'first-strike',
    needs: { main: ['dagger'] },
    before: { dice: 1 },
  },
  {
    id: 'first-cut',
    before: { fixed: 1, unlessCareer: 'assassin' },
  },
  {
    id: 'shield-spin',
    needs: { left: ['shield'] },
    answersOnes: true,
  },
  {
    id: 'swift-strikes',
    needs: { main: ['sword'], left: ['sword'] },
    speedSettled: (s, seat, run, self) => {
      const { mainSpeed, leftSpeed } = s.sheets[seat]!.weapons;
      for (const face of s.speedDice[seat]!)
        if (face === 6) lose(s, run, other(seat), Math.max(mainSpeed, leftSpeed), self, 'DQ-V-swift-strikes');
    },
  },
  {
    id: 'seeing-red',
    rage: { stat: SPEED, by: 2, at: 20 },
  },
  { id: 'second-skin', immuneTo: ['piercing'] },
  { id: 'steadfast', immuneTo: ['knockdown'] },
  {
    id: 'kick-start',
    saves: 15,
  },
  {
    id: 'vitriol',
    tick: { by: 1, both: true },
  },
  idle('ambidextrous'),
  idle('beep-beep'),
  idle('good-taste'),
  idle('loot-master'),
  idle('midas-touch'),
  idle('patchwork-pauper'),
  idle('stake'),
  {
    id: 'attraction',
    settled: (s, seat, run, self, sixes) => {
      if (s.hit.kind === SCORE_HIT && sixes > 0) addUp(s, run, self, other(seat), ARMOUR, -sixes, 'rest');
    },
  },
  { id: 'coup-de-grace', threshold: { at: 10, fells: true } },
  { id: 'headshot', threshold: { at: 5, fells: true } },
  {
    id: 'exploit',
    foeRolls: (s, seat, run, self, face) => {
      if (face === 1) lose(s, run, other(seat), 1, self, 'DQ-V-exploit');
    },
  },
  { id: 'faith', doubleHeals: 2 },
  {
    id: 'fiery-temper',
    foeSettled: (s, seat, run, self, sixes) => {
      const seen = s.rare!.sixes[seat]!;
      s.rare!.sixes[seat] = seen + sixes;
      const pairs = Math.floor((seen + sixes) / 2) - Math.floor(seen / 2);
      if (pairs > 0) addUp(s, run, self, seat, BRAWN, 2 * pairs, 'rest');
    },
  },
  { id: 'searing-mantle', tick: { by: (s, seat) => Math.floor(lastingArmour(s, seat) / 4) } },
  { id: 'gouge', worsens: { mark: BLEED, by: 1 } },
  { id: 'turn-up-the-heat', tick: { by: (s, seat) => (carries(s, seat, 'fire-aura') ? 1 : 0) } },
  {
    id: 'last-rites',
    threshold: { at: 15, does: [foe(SPEED, -1, 'rest'), foe(ARMOUR, -1, 'rest')] },
  },
  { id: 'miracle' },
  {
    id: 'snake-strike',
    needs: { left: ['snake'] },
    before: { dice: 2, starts: [BLEED, VENOM, DISEASE] },
  },
  {
    id: 'sweet-spot',
    namesNumber: true,
    foeRolls: (s, seat, run, self, face) => {
      if (face === s.rare!.named[seat]) lose(s, run, other(seat), 2, self, 'DQ-V-sweet-spot');
    },
  },
  { id: 'tome-raider' },
  { id: 'toxicology', wards: [DISEASE, VENOM] },
  { id: 'tranquillity' },
  { id: 'vindicator', twice: ['double-punch'] },
  { id: 'weaver', onCombat: (s, seat, run, self) => heal(s, run, seat, 2, self) },
  { id: 'indomitable', firm: [BRAWN] },
  { id: 'demon-blood' },
  { id: 'hexed' },
  idle('holy-protector'),
  idle('fire-shield'),
  idle('insulated'),
  idle('defender'),
  idle('broken-trust'),
  idle('pillage'),
  idle('cutpurse'),
]);
