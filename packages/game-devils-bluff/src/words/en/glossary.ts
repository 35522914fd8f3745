/** Everything with a name that can be looked up. */
import type { GlossaryEntry } from '@fray/engine';
import { EDITIONS } from '../../data/editions.js';
import { GEAR, GEAR_IDS, type GearId } from '../../data/gear.js';
import { PROFILES } from '../../data/profiles.js';
import { WEAPONS, type Weapon } from '../../data/weapons.js';
import { GEAR_NAMES, PROFILE_NAMES, WEAPON_NAMES } from './terms.js';

export const GEAR_TEXTS: Readonly<Record<GearId, string>> = {
  horse:
    'Moves 12 inches, +1 on attacks at the same or a lower level; no cover, no climbing, no fences. Two a gang.',
  'whiskey-flask': 'The first Injury Test may be made with two cards, one of which is kept.',
  'aces-wild': 'An Ace counts as 11 for this model.',
  'quick-draw': 'Once: when attacked, a free Revolver attack on the attacker comes first.',
  'dodge-roll': 'When attacked with an Assault weapon: one Command Point moves it up to 2 inches.',
  'steady-hands': 'Rushing costs 2 instead of 4.',
  'mounted-combat': '+2 with Assault weapons from the saddle.',
  intuition: 'Once, at the start of an activation: the other player shows two cards of the hand. One a gang.',
  gunfighter: 'Two Attack actions in a row with a Revolver, in an activation without moving.',
  'armoured-plates': 'Defence 8 or more. Later edition, one a gang.',
  climber: 'Climbs ladders for nothing and walls at 2 inches a level. Later edition.',
  'move-it': 'Once: after its activation its gang activates again at once. Later edition.',
  runner: 'Moves 6 inches. Later edition.',
};

const RULES: readonly (readonly [id: string, name: string, clause: string, text: string])[] = [
  ['accurate', 'Accurate', 'DB-S-accurate', '+2 on attack draws.'],
  ['assault', 'Assault', 'DB-S-assault', 'Neither close range nor rushing spoils the attack.'],
  [
    'blast',
    'Blast',
    'DB-S-blast',
    'If it hits, everyone else within 2 inches of the target’s centre is hit, too.',
  ],
  ['heavy', 'Heavy', 'DB-S-heavy', 'The attack costs one Command Point more and must be announced.'],
  ['one-use', 'One Use', 'DB-S-one-use', 'Once a battle.'],
  ['rending', 'Rending', 'DB-S-rending', 'A King that hits adds a hit.'],
  ['shred', 'Shred', 'DB-S-shred', '2 more are needed on counter draws.'],
  ['longshot', 'Longshot', 'DB-S-longshot', 'Twice the range with a single draw.'],
  [
    'leader',
    'Leader',
    'DB-S-leader',
    'The Leader and friends within 6 inches pass the one-point check without a card.',
  ],
  ['rookie', 'Rookie', 'DB-S-rookie', 'Draws of this model may not be exchanged with the hand.'],
];

const MORE: readonly (readonly [id: string, name: string, clause: string, text: string])[] = [
  [
    'terrain-cover',
    'Cover',
    'DB-T-cover',
    'Partly hidden behind it, Defence is 4 easier and never above 13. Not for riders.',
  ],
  ['terrain-rough', 'Rough', 'DB-T-rough', '1 inch to enter, no stopping.'],
  ['terrain-climbable', 'Climbable', 'DB-T-climbable', '1 inch a level up, one level down is free.'],
  [
    'meld',
    'Set or run',
    'DB-09',
    'Three or four cards of one value, or in a row with alternating colours, save a failed draw if their sum reaches the figure.',
  ],
  [
    'routing',
    'Routing',
    'DB-41',
    'A gang that lost half its models or its Leader draws a card at each activation; past 21 it runs.',
  ],
  ['rush', 'Rush', 'DB-31', 'Three or more actions cost 4 on attack draws.'],
];

function weaponEntry(weapon: Weapon): GlossaryEntry {
  const rules = RULES.filter(
    ([id]) => (weapon as unknown as Record<string, unknown>)[camel(id)] !== undefined,
  );
  return {
    name: WEAPON_NAMES[weapon.id]!,
    text: rules.length === 0 ? 'No special rules.' : `${rules.map(([, name]) => name).join(', ')}.`,
    clause: `DB-W-${weapon.id}`,
    facts: [
      { label: 'Range', value: `${weapon.range / 1000}″` },
      { label: 'Attacks', value: `${weapon.attacks}` },
      { label: 'Damage', value: `${weapon.damage}` },
      { label: 'Piercing', value: `${weapon.piercing}` },
      { label: 'Dollars', value: `${weapon.cost}` },
    ],
  };
}

function camel(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function gearEntry(id: GearId): GlossaryEntry {
  const gear = GEAR.first.find((each) => each.id === id) ?? GEAR.later.find((each) => each.id === id)!;
  const clause = gear.category === 'equipment' || id === 'horse' ? `DB-E-${id}` : `DB-U-${id}`;
  return {
    name: GEAR_NAMES[id]!,
    text: GEAR_TEXTS[id],
    clause,
    facts: [{ label: 'Dollars', value: `${gear.cost}` }],
  };
}

function profileEntry(profile: (typeof PROFILES)['first'][number]): GlossaryEntry {
  return {
    name: PROFILE_NAMES[profile.id]!,
    text: `Up to ${profile.gear} dollars of gear.`,
    clause: `DB-P-${profile.id}`,
    facts: [
      { label: 'Command', value: `${profile.command}` },
      { label: 'Movement', value: `${profile.movement / 1000}″` },
      { label: 'Skill', value: `${profile.skill}+` },
      { label: 'Defence', value: `${profile.defence}+` },
      { label: 'Toughness', value: `${profile.toughness}` },
      { label: 'Hit Points', value: `${profile.hp}` },
      { label: 'Dollars', value: `${profile.cost}` },
    ],
  };
}

export const GLOSSARY: Readonly<Record<string, GlossaryEntry>> = Object.fromEntries([
  ...WEAPONS[EDITIONS.first.id].map((weapon) => [`weapon-${weapon.id}`, weaponEntry(weapon)]),
  ...GEAR_IDS.map((id) => [`gear-${id}`, gearEntry(id)]),
  ...PROFILES.first.map((profile) => [`profile-${profile.id}`, profileEntry(profile)]),
  ...RULES.map(([id, name, clause, text]) => [`rule-${id}`, { name, text, clause }]),
  ...MORE.map(([id, name, clause, text]) => [id, { name, text, clause }]),
]);
