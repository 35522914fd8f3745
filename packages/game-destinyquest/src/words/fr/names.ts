/** What attributes, marks, careers, paths and grips are called. */
import type { CareerId } from '../../heroes/career-ids.js';
import type { Bonus, Box, LootRank, Path, WeaponKind } from '../../heroes/hero.js';
import type { MarkId } from '../../state/marks.js';
import type { StatId } from '../../state/state.js';
import { neededIn } from '../common/hands.js';
import { grammar } from './parts.js';

export const STATS: Readonly<Record<StatId, string>> = {
  speed: 'vitesse',
  brawn: 'force',
  magic: 'magie',
  armour: 'armure',
  'speed-dice': 'dés de vitesse',
  'attack-speed': 'vitesse d’attaque',
  'damage-score': 'score de dégâts',
  staggered: 'armure qui ne compte pas',
  'doubled-armour': 'armure doublée',
  'damage-dice': 'dés de dégâts',
};

/** A stat as it goes with a number: "+1 dé de vitesse", "+2 dés de vitesse", "+2 en force". */
export function statWords(stat: StatId, by: number): string {
  const name = STATS[stat];
  if (name.startsWith('dés')) return Math.abs(by) === 1 ? name.replace('dés', 'dé') : name;
  return stat === 'damage-score' ? `au ${name}` : `en ${name}`;
}

export const BONUSES: Readonly<Record<Bonus, string>> = {
  speed: 'vitesse',
  brawn: 'force',
  magic: 'magie',
  armour: 'armure',
  health: 'santé',
};

export const MARKS: Readonly<Record<MarkId, string>> = {
  bleed: 'saignement',
  venom: 'venin',
  disease: 'maladie',
  burn: 'brûlure',
  'thorn-cage': 'cage d’épines',
  haunt: 'hantise',
  convulsions: 'convulsions',
  shades: 'spectres',
  'bolt-charge': 'carreau chargé',
  'stone-rain': 'pluie de pierres',
  vortex: 'vortex',
  meditation: 'méditation',
  'stone-skin': 'peau de pierre',
  'time-shift': 'saut temporel',
  'monkey-mob': 'bande de singes',
  packmaster: 'meute',
  underhand: 'coup bas',
  atonement: 'expiation',
};

export const CAREERS: Readonly<Record<CareerId, string>> = {
  gladiator: 'gladiateur',
  berserker: 'berserker',
  ranger: 'rôdeur',
  cavalier: 'chevalier',
  'shadow-ranger': 'rôdeur de l’ombre',
  inquisitor: 'inquisiteur',
  monk: 'moine',
  brigand: 'brigand',
  drake: 'draconide',
  'spirit-hunter': 'chasseur d’esprits',
  titan: 'titan',
  alchemist: 'alchimiste',
  pyromancer: 'pyromancien',
  medic: 'guérisseur',
  icelock: 'mage de glace',
  necromancer: 'nécromancien',
  acolyte: 'acolyte',
  druid: 'druide',
  scholar: 'érudit',
  runecaster: 'lanceur de runes',
  pickpocket: 'pickpocket',
  witchfinder: 'chasseur de sorcières',
  assassin: 'assassin',
  shadowstalker: 'traqueur de l’ombre',
  swordsmaster: 'maître d’armes',
  pilgrim: 'pèlerin',
  pariah: 'paria',
  thief: 'voleur',
  venomancer: 'maître des venins',
  'blood-archer': 'archer de sang',
};

/** Lessons and scenarios have heroes who have not taken up a career yet. */
export function careerName(id: string): string {
  return CAREERS[id as CareerId] ?? 'apprenti';
}

export const PATHS: Readonly<Record<Path, string>> = {
  warrior: 'guerrier',
  mage: 'mage',
  rogue: 'roublard',
};

export const BOXES: Readonly<Record<Box, string>> = {
  head: 'tête',
  cloak: 'cape',
  chest: 'torse',
  gloves: 'gants',
  feet: 'pieds',
  'main hand': 'main principale',
  'left hand': 'main gauche',
  talisman: 'talisman',
  necklace: 'collier',
  'ring 1': 'anneau 1',
  'ring 2': 'anneau 2',
};

export const RANKS: Readonly<Record<LootRank, string>> = {
  common: 'commune',
  rare: 'rare',
  epic: 'épique',
};

export const KINDS: Readonly<Record<WeaponKind, string>> = {
  sword: 'épée',
  dagger: 'dague',
  axe: 'hache',
  spear: 'lance',
  club: 'massue',
  hammer: 'marteau',
  staff: 'bâton',
  wand: 'baguette',
  'spell book': 'grimoire',
  bow: 'arc',
  shield: 'bouclier',
  'fist weapon': 'arme de poing',
  flintlock: 'pistolet',
  snake: 'serpent',
  orb: 'orbe',
  gauntlet: 'gantelet',
  anchor: 'ancre',
  other: 'autre objet',
};

const MASCULINE: ReadonlySet<string> = new Set([
  'hammer',
  'staff',
  'spell book',
  'bow',
  'shield',
  'flintlock',
  'snake',
  'orb',
  'gauntlet',
  'other',
]);

/** "un arc", "une hache". */
export function aKind(kind: string): string {
  return `${MASCULINE.has(kind) ? 'un' : 'une'} ${KINDS[kind as WeaponKind]}`;
}

/** "un arc dans la main gauche", "une dague dans chaque main". */
export const neededFor = neededIn({
  grips: (grips) => grips.map((grip) => (grip === 'bare' ? 'rien' : aKind(grip))).join(' ou '),
  each: (grips) => `${grips} dans chaque main`,
  main: (grips) => `${grips} dans la main principale`,
  left: (grips) => `${grips} dans la main gauche`,
  either: (grips) => `${grips} dans l’une des mains`,
  both: grammar.listed,
});
