/** Every career of the first two books, and what it teaches. What does nothing in a duel is inert (DQ-P4). */
import type { AbilityId } from '../abilities/ability-ids.js';
import type { CareerId } from './career-ids.js';
import type { Path } from './hero.js';

export interface Career {
  readonly id: CareerId;
  readonly path: Path;
  readonly book: 1 | 2;
  /** The two abilities it teaches. */
  readonly abilities: readonly AbilityId[];
}

export const CAREERS: readonly Career[] = [
  open('warrior', 1, 'gladiator', 'blood-rage', 'head-butt'),
  open('warrior', 1, 'berserker', 'seeing-red', 'raining-blows'),
  open('warrior', 1, 'ranger', 'lay-of-the-land', 'natures-revenge'),
  open('warrior', 1, 'cavalier', 'shield-spin', 'shield-wall'),
  open('warrior', 1, 'shadow-ranger', 'black-rain', 'thorn-fist'),
  open('warrior', 1, 'inquisitor', 'cleansing-light', 'avenging-spirit'),
  open('warrior', 2, 'monk', 'focused-strike', 'meditation'),
  open('warrior', 2, 'brigand', 'war-paint', 'pillage'),
  open('warrior', 2, 'drake', 'fiery-temper', 'searing-mantle'),
  open('warrior', 2, 'spirit-hunter', 'spirit-mark', 'spirit-ward'),
  open('warrior', 2, 'titan', 'stone-skin', 'trample'),
  open('mage', 1, 'alchemist', 'good-taste', 'midas-touch'),
  open('mage', 1, 'pyromancer', 'ignite', 'burn'),
  open('mage', 1, 'medic', 'mend', 'tourniquet'),
  open('mage', 1, 'icelock', 'ice-shards', 'ice-shield'),
  open('mage', 1, 'necromancer', 'shades', 'sacrifice'),
  open('mage', 2, 'acolyte', 'bless', 'last-rites'),
  open('mage', 2, 'druid', 'thorn-cage', 'ley-line-infusion'),
  open('mage', 2, 'scholar', 'tome-raider', 'bright-spark'),
  open('mage', 2, 'runecaster', 'refresh', 'magic-tap'),
  open('rogue', 1, 'pickpocket', 'patchwork-pauper', 'loot-master'),
  open('rogue', 1, 'witchfinder', 'judgment', 'execution'),
  open('rogue', 1, 'assassin', 'first-strike', 'deadly-poisons'),
  open('rogue', 1, 'shadowstalker', 'shadow-speed', 'shadow-fury'),
  open('rogue', 1, 'swordsmaster', 'swift-strikes', 'ambidextrous'),
  open('rogue', 2, 'pilgrim', 'charm-offensive', 'blessed-blades'),
  open('rogue', 2, 'pariah', 'beguile', 'double-punch'),
  open('rogue', 2, 'thief', 'backstab', 'cutpurse'),
  open('rogue', 2, 'venomancer', 'snake-strike', 'toxicology'),
  open('rogue', 2, 'blood-archer', 'blood-hail', 'blood-thief'),
];

function open(path: Path, book: 1 | 2, id: CareerId, ...abilities: AbilityId[]): Career {
  return { id, path, book, abilities };
}
