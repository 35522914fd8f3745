/** Passives: what works by itself whenever its condition holds. */
import { unmark } from '../sheet/effects.js';
import { lose } from '../damage/health.js';
import {
  BLEED,
  BURN,
  DISEASE,
  type DuelState,
  HAUNT,
  hasMark,
  other,
  SHADES,
  THORN_CAGE,
  VENOM,
} from '../state/state.js';
import type { Ability } from './entry/ability.js';
import { type Entry, listed } from './entry/vocabulary.js';

const KICK_START_HEALTH = 15;
const PASSING = [BLEED, VENOM, DISEASE, BURN, THORN_CAGE, HAUNT];
const DUEL_ONLY = 'It belongs to the adventure around the fights; nothing in a duel asks for it.';

function wounds(id: string, name: string, starts: number, by: number): Entry {
  return {
    id,
    name,
    text: `Once your damage has cost the other health, they lose ${by} at the end of every round.`,
    starts,
  };
}

function aura(id: string, name: string): Entry {
  return { id, name, text: 'The other loses 1 health at the end of every round.', tick: { by: 1 } };
}

function sharper(id: string, name: string): Entry {
  return {
    id,
    name,
    text: '1 more on each of your damage-score dice.',
    dieBonus: (_s, _seat, score) => (score ? 1 : 0),
  };
}

function venomous(id: string, name: string): Entry {
  return {
    id,
    name,
    text: 'Your venom costs 1 health more at the end of every round.',
    worsens: { mark: VENOM, by: 1 },
  };
}

function idle(id: string, name: string, inert = DUEL_ONLY): Entry {
  return { id, name, text: 'Does nothing here.', inert };
}

function suffers(s: Readonly<DuelState>, seat: number): boolean {
  return hasMark(s, seat, BLEED) || hasMark(s, seat, DISEASE) || hasMark(s, seat, VENOM);
}

export const PASSIVES: readonly Ability[] = listed('passive', 'pa', [
  aura('barbs', 'barbs'),
  wounds('bleed', 'bleed', BLEED, 1),
  {
    id: 'burn',
    name: 'burn',
    text: 'Once ignite has cost the other health, they lose 1 at the end of every round.',
  },
  wounds('disease', 'disease', DISEASE, 2),
  aura('fire-aura', 'fire aura'),
  aura('thorns', 'thorns'),
  wounds('venom', 'venom', VENOM, 2),
  {
    id: 'shades',
    name: 'shades',
    text: '2 more on every damage die that you roll at the other while your shades are in play.',
    dieBonus: (s, seat) => (hasMark(s, seat, SHADES) ? 2 : 0),
  },
  sharper('acid', 'acid'),
  sharper('sear', 'sear'),
  {
    id: 'merciless',
    name: 'merciless',
    text: '1 more on each of your damage-score dice while the other has bleed, disease or venom.',
    dieBonus: (s, seat, score) => (score && suffers(s, other(seat)) ? 1 : 0),
  },
  venomous('deadly-poisons', 'deadly poisons'),
  venomous('poison-mastery', 'poison mastery'),
  {
    id: 'embers',
    name: 'embers',
    text: 'Your burn costs 2 health at the end of every round.',
    worsens: { mark: BURN, by: 1 },
  },
  {
    id: 'lightning',
    name: 'lightning',
    text: "Whenever the other's damage score or dice cost you health, they lose 2.",
    taken: 2,
  },
  {
    id: 'leech',
    name: 'leech',
    text: 'You heal 2 whenever your damage score or dice cost the other health.',
    caused: 2,
  },
  {
    id: 'life-spark',
    name: 'life spark',
    text: 'You heal 4 whenever you roll a double.',
    doubleHeals: 4,
  },
  {
    id: 'dark-claw',
    name: 'dark claw',
    text: 'The other loses 4 health whenever you roll a double.',
    double: (s, seat, run, self) => lose(s, run, other(seat), 4, self, 'DQ-V-dark-claw'),
  },
  {
    id: 'cleansing-light',
    name: 'cleansing light',
    text: 'You heal 2 at the end of every round.',
    endHeal: () => 2,
  },
  {
    id: 'first-strike',
    name: 'first strike',
    text: 'Before the first round: one damage die past armour.',
    needs: { main: ['dagger'], words: 'a dagger in the main hand' },
    before: { dice: 1 },
  },
  {
    id: 'first-cut',
    name: 'first cut',
    text: 'Before the first round: 1 damage past armour. Not for assassins.',
    before: { fixed: 1, unlessCareer: 'assassin' },
  },
  {
    id: 'shield-spin',
    name: 'shield spin',
    text: 'Each 1 that the other rolls for attack speed costs them one damage die at once.',
    needs: { left: ['shield'], words: 'a shield in the left hand' },
    answersOnes: true,
  },
  {
    id: 'swift-strikes',
    name: 'swift strikes',
    text: "Each 6 on your attack-speed dice costs the other your faster weapon's speed in health.",
    needs: { main: ['sword'], left: ['sword'], words: 'a sword in each hand' },
    speedSettled: (s, seat, run, self) => {
      const { mainSpeed, leftSpeed } = s.sheets[seat]!.weapons;
      for (const face of s.speedDice[seat]!)
        if (face === 6) lose(s, run, other(seat), Math.max(mainSpeed, leftSpeed), self, 'DQ-V-swift-strikes');
    },
  },
  {
    id: 'seeing-red',
    name: 'seeing red',
    text: '2 speed more while your health is 20 or less.',
    rage: { by: 2, at: 20 },
  },
  { id: 'second-skin', name: 'second skin', text: 'Piercing does not work on you.', immuneTo: ['piercing'] },
  { id: 'steadfast', name: 'steadfast', text: 'Knockdown does not work on you.', immuneTo: ['knockdown'] },
  {
    id: 'kick-start',
    name: 'kick start',
    text: 'The first time you drop to 0 you are back at 15 health and rid of all passive effects on you.',
    saves: (s, seat, run, self) => {
      const at = s.sheets[seat]!.abilities.indexOf(self);
      if (s.left[seat]![at] === 0) return false;
      s.left[seat]![at] = 0;
      s.health[seat] = KICK_START_HEALTH;
      for (const which of PASSING) unmark(s, run, self, seat, which);
      return true;
    },
  },
  {
    id: 'vitriol',
    name: 'vitriol',
    text: 'Both heroes lose 1 health at the end of every round.',
    tick: { by: 1, both: true },
  },
  idle(
    'ambidextrous',
    'ambidextrous',
    'It only says in which hands swords may go; the hero sheet has done that.',
  ),
  idle('beep-beep', 'beep! beep!'),
  idle('good-taste', 'good taste'),
  idle('loot-master', 'loot master'),
  idle('midas-touch', 'midas touch'),
  idle('patchwork-pauper', 'patchwork pauper'),
  idle('stake', 'stake', 'It only works against vampires, and no hero is one.'),
]);
