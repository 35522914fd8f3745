/** What attributes, marks, careers, paths and grips are called. */
import type { CareerId } from '../../heroes/career-ids.js';
import type { Bonus, Box, LootRank, Path, WeaponKind } from '../../heroes/hero.js';
import type { MarkId } from '../../state/marks.js';
import type { StatId } from '../../state/state.js';
import { neededIn } from '../common/hands.js';
import { grammar } from './parts.js';

export const STATS: Readonly<Record<StatId, string>> = {
  speed: 'Tempo',
  brawn: 'Kraft',
  magic: 'Magie',
  armour: 'Rüstung',
  'speed-dice': 'Tempowürfel',
  'attack-speed': 'Angriffstempo',
  'damage-score': 'Schadenswert',
  staggered: 'Rüstung, die nicht zählt',
  'doubled-armour': 'doppelte Rüstung',
  'damage-dice': 'Schadenswürfel',
};

export const BONUSES: Readonly<Record<Bonus, string>> = {
  speed: 'Tempo',
  brawn: 'Kraft',
  magic: 'Magie',
  armour: 'Rüstung',
  health: 'Leben',
};

export const MARKS: Readonly<Record<MarkId, string>> = {
  bleed: 'Blutung',
  venom: 'Gift',
  disease: 'Seuche',
  burn: 'Brand',
  'thorn-cage': 'Dornenkäfig',
  haunt: 'Heimsuchung',
  convulsions: 'Krämpfe',
  shades: 'Schemen',
  'bolt-charge': 'geladener Bolzen',
  'stone-rain': 'Steinregen',
  vortex: 'Strudel',
  meditation: 'Meditation',
  'stone-skin': 'Steinhaut',
  'time-shift': 'Zeitsprung',
  'monkey-mob': 'Affenbande',
  packmaster: 'Rudel',
  underhand: 'Hinterlist',
  atonement: 'Sühne',
};

export const CAREERS: Readonly<Record<CareerId, string>> = {
  gladiator: 'Gladiator',
  berserker: 'Berserker',
  ranger: 'Waldläufer',
  cavalier: 'Ritter',
  'shadow-ranger': 'Schattenläufer',
  inquisitor: 'Inquisitor',
  monk: 'Mönch',
  brigand: 'Wegelagerer',
  drake: 'Drachling',
  'spirit-hunter': 'Geisterjäger',
  titan: 'Titan',
  alchemist: 'Alchemist',
  pyromancer: 'Pyromant',
  medic: 'Heiler',
  icelock: 'Eismagier',
  necromancer: 'Nekromant',
  acolyte: 'Akolyth',
  druid: 'Druide',
  scholar: 'Gelehrter',
  runecaster: 'Runenwirker',
  pickpocket: 'Taschendieb',
  witchfinder: 'Hexenjäger',
  assassin: 'Assassine',
  shadowstalker: 'Schattenpirscher',
  swordsmaster: 'Schwertmeister',
  pilgrim: 'Pilger',
  pariah: 'Ausgestoßener',
  thief: 'Dieb',
  venomancer: 'Giftmischer',
  'blood-archer': 'Blutschütze',
};

/** Lessons and scenarios have heroes who have not taken up a career yet. */
export function careerName(id: string): string {
  return CAREERS[id as CareerId] ?? 'Lehrling';
}

export const PATHS: Readonly<Record<Path, string>> = { warrior: 'Krieger', mage: 'Magier', rogue: 'Schurke' };

export const MANY_OF_PATH: Readonly<Record<Path, string>> = {
  warrior: 'Krieger',
  mage: 'Magier',
  rogue: 'Schurken',
};

export const BOXES: Readonly<Record<Box, string>> = {
  head: 'Kopf',
  cloak: 'Umhang',
  chest: 'Brust',
  gloves: 'Handschuhe',
  feet: 'Füße',
  'main hand': 'Haupthand',
  'left hand': 'linke Hand',
  talisman: 'Talisman',
  necklace: 'Halskette',
  'ring 1': 'Ring 1',
  'ring 2': 'Ring 2',
};

export const RANKS: Readonly<Record<LootRank, string>> = {
  common: 'gewöhnlich',
  rare: 'selten',
  epic: 'episch',
};

export const KINDS: Readonly<Record<WeaponKind, string>> = {
  sword: 'Schwert',
  dagger: 'Dolch',
  axe: 'Axt',
  spear: 'Speer',
  club: 'Keule',
  hammer: 'Hammer',
  staff: 'Stab',
  wand: 'Zauberstab',
  'spell book': 'Zauberbuch',
  bow: 'Bogen',
  shield: 'Schild',
  'fist weapon': 'Faustwaffe',
  flintlock: 'Pistole',
  snake: 'Schlange',
  orb: 'Kugel',
  gauntlet: 'Panzerhandschuh',
  anchor: 'Anker',
  other: 'anderes Ding',
};

const FEMININE: ReadonlySet<string> = new Set(['axe', 'club', 'fist weapon', 'flintlock', 'snake', 'orb']);
const NEUTER: ReadonlySet<string> = new Set(['sword', 'spell book', 'other']);

/** In the accusative: "einen Bogen", "eine Axt". */
export function oneOfKind(kind: string): string {
  const article = FEMININE.has(kind) ? 'eine' : NEUTER.has(kind) ? 'ein' : 'einen';
  return `${article} ${KINDS[kind as WeaponKind]}`;
}

/** In the nominative: "ein Bogen", "eine Axt". */
export function aKind(kind: string): string {
  return oneOfKind(kind).replace('einen', 'ein');
}

/** "einen Bogen in der linken Hand", "einen Dolch in jeder Hand". */
export const neededFor = neededIn({
  grips: (grips) => grips.map((grip) => (grip === 'bare' ? 'nichts' : oneOfKind(grip))).join(' oder '),
  each: (grips) => `${grips} in jeder Hand`,
  main: (grips) => `${grips} in der Haupthand`,
  left: (grips) => `${grips} in der linken Hand`,
  either: (grips) => `${grips} in einer der Hände`,
  both: grammar.listed,
});
