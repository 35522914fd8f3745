/** What attributes, marks, careers and grips are called, and how names are written. */
import type { CareerId } from '../../heroes/career-ids.js';
import type { MarkId } from '../../state/marks.js';
import type { StatId } from '../../state/state.js';
import { neededIn } from '../common/hands.js';
import { article, grammar } from './parts.js';

export const STATS: Readonly<Record<StatId, string>> = {
  speed: 'speed',
  brawn: 'brawn',
  magic: 'magic',
  armour: 'armour',
  'speed-dice': 'attack-speed dice',
  'attack-speed': 'attack speed',
  'damage-score': 'damage score',
  staggered: 'armour that counts for nothing',
  'doubled-armour': 'doubled armour',
  'damage-dice': 'damage dice',
};

/** A stat as it goes with a number: "1 attack-speed die", "2 attack-speed dice". */
export function statWords(stat: StatId, by: number): string {
  return Math.abs(by) === 1 ? STATS[stat].replace(/dice$/, 'die') : STATS[stat];
}

export const MARKS: Readonly<Record<MarkId, string>> = {
  bleed: 'bleed',
  venom: 'venom',
  disease: 'disease',
  burn: 'burn',
  'thorn-cage': 'thorn cage',
  haunt: 'haunt',
  convulsions: 'convulsions',
  shades: 'shades',
  'bolt-charge': 'a bolt charge',
  'stone-rain': 'stone rain',
  vortex: 'a vortex',
  meditation: 'meditation',
  'stone-skin': 'stone skin',
  'time-shift': 'a time shift',
  'monkey-mob': 'monkey mob',
  packmaster: 'the packmaster’s hounds',
  underhand: 'an underhand trick',
  atonement: 'atonement',
};

export const CAREERS: Readonly<Record<CareerId, string>> = {
  gladiator: 'gladiator',
  berserker: 'berserker',
  ranger: 'ranger',
  cavalier: 'cavalier',
  'shadow-ranger': 'shadow ranger',
  inquisitor: 'inquisitor',
  monk: 'monk',
  brigand: 'brigand',
  drake: 'drake',
  'spirit-hunter': 'spirit hunter',
  titan: 'titan',
  alchemist: 'alchemist',
  pyromancer: 'pyromancer',
  medic: 'medic',
  icelock: 'icelock',
  necromancer: 'necromancer',
  acolyte: 'acolyte',
  druid: 'druid',
  scholar: 'scholar',
  runecaster: 'runecaster',
  pickpocket: 'pickpocket',
  witchfinder: 'witchfinder',
  assassin: 'assassin',
  shadowstalker: 'shadowstalker',
  swordsmaster: 'swordsmaster',
  pilgrim: 'pilgrim',
  pariah: 'pariah',
  thief: 'thief',
  venomancer: 'venomancer',
  'blood-archer': 'blood archer',
};

/** Lessons and scenarios have heroes who have not taken up a career yet. */
export function careerName(id: string): string {
  return CAREERS[id as CareerId] ?? 'apprentice';
}

/** "a bow in the left hand", "a dagger in each hand". */
export const neededFor = neededIn({
  grips: (grips) => grips.map((grip) => (grip === 'bare' ? 'nothing' : article(grip))).join(' or '),
  each: (grips) => `${grips} in each hand`,
  main: (grips) => `${grips} in the main hand`,
  left: (grips) => `${grips} in the left hand`,
  either: (grips) => `${grips} in either hand`,
  both: grammar.listed,
});

/** Names are typed with a straight apostrophe. */
export function called(name: string): string {
  return name.replaceAll("'", '’');
}
