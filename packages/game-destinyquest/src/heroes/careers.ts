/** Every career of the first two books, and what it teaches. Some have nothing to do in a duel (DQ-P4). */
import type { Path } from './hero.js';

export interface Career {
  readonly id: string;
  readonly name: string;
  readonly path: Path;
  readonly book: 1 | 2;
  /** The two abilities it teaches, by name. */
  readonly abilities: readonly string[];
  /** Why no hero of a duel can have it; absent for those that can. */
  readonly unavailable?: string;
}

export const CAREERS: readonly Career[] = [
  open('warrior', 1, 'Gladiator', 'blood rage', 'head butt'),
  open('warrior', 1, 'Berserker', 'seeing red', 'raining blows'),
  open('warrior', 1, 'Ranger', 'lay of the land', "nature's revenge"),
  open('warrior', 1, 'Cavalier', 'shield spin', 'shield wall'),
  open('warrior', 1, 'Shadow ranger', 'black rain', 'thorn fist'),
  open('warrior', 1, 'Inquisitor', 'cleansing light', 'avenging spirit'),
  open('warrior', 2, 'Monk', 'focused strike', 'meditation'),
  shut('warrior', 2, 'Brigand', 'these rules have no entry for pillage'),
  shut('warrior', 2, 'Drake', 'these rules have no entry for fiery temper and searing mantle'),
  shut('warrior', 2, 'Spirit hunter', 'these rules have no entry for spirit mark'),
  open('warrior', 2, 'Titan', 'stone skin', 'trample'),
  shut('mage', 1, 'Alchemist', 'what it teaches works outside of fights only'),
  open('mage', 1, 'Pyromancer', 'ignite', 'burn'),
  open('mage', 1, 'Medic', 'mend', 'tourniquet'),
  open('mage', 1, 'Icelock', 'ice shards', 'ice shield'),
  open('mage', 1, 'Necromancer', 'shades', 'sacrifice'),
  shut('mage', 2, 'Acolyte', 'these rules have no entry for last rites'),
  open('mage', 2, 'Druid', 'thorn cage', 'ley line infusion'),
  shut('mage', 2, 'Scholar', 'these rules have no entry for tome raider and bright spark'),
  shut('mage', 2, 'Runecaster', 'these rules have no entry for magic tap'),
  shut('rogue', 1, 'Pickpocket', 'what it teaches works outside of fights only'),
  open('rogue', 1, 'Witchfinder', 'judgment', 'execution'),
  open('rogue', 1, 'Assassin', 'first strike', 'deadly poisons'),
  open('rogue', 1, 'Shadowstalker', 'shadow speed', 'shadow fury'),
  open('rogue', 1, 'Swordsmaster', 'swift strikes', 'ambidextrous'),
  shut('rogue', 2, 'Pilgrim', 'these rules have no entry for charm offensive and blessed blades'),
  open('rogue', 2, 'Pariah', 'beguile', 'double punch'),
  shut('rogue', 2, 'Thief', 'these rules have no entry for backstab and cutpurse'),
  shut('rogue', 2, 'Venomancer', 'these rules have no entry for snake strike and toxicology'),
  open('rogue', 2, 'Blood archer', 'blood hail', 'blood thief'),
];

function open(path: Path, book: 1 | 2, name: string, ...abilities: string[]): Career {
  return { id: idOf(name), name, path, book, abilities };
}

function shut(path: Path, book: 1 | 2, name: string, unavailable: string): Career {
  return { id: idOf(name), name, path, book, abilities: [], unavailable };
}

function idOf(name: string): string {
  return name.toLowerCase().replace(' ', '-');
}
