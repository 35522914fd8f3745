/** Every career of the first two books, and what it teaches. Some have nothing to do in a duel (DQ-P4). */
import { type Message, message } from '@fray/engine';
import type { AbilityId } from '../abilities/ability-ids.js';
import type { NoDuelId } from '../words/ids.js';
import type { Path } from './hero.js';

export type CareerId =
  | 'gladiator'
  | 'berserker'
  | 'ranger'
  | 'cavalier'
  | 'shadow-ranger'
  | 'inquisitor'
  | 'monk'
  | 'brigand'
  | 'drake'
  | 'spirit-hunter'
  | 'titan'
  | 'alchemist'
  | 'pyromancer'
  | 'medic'
  | 'icelock'
  | 'necromancer'
  | 'acolyte'
  | 'druid'
  | 'scholar'
  | 'runecaster'
  | 'pickpocket'
  | 'witchfinder'
  | 'assassin'
  | 'shadowstalker'
  | 'swordsmaster'
  | 'pilgrim'
  | 'pariah'
  | 'thief'
  | 'venomancer'
  | 'blood-archer';

export interface Career {
  readonly id: CareerId;
  readonly path: Path;
  readonly book: 1 | 2;
  /** The two abilities it teaches. */
  readonly abilities: readonly AbilityId[];
  /** Why no hero of a duel can have it; absent for those that can. */
  readonly noDuel?: Message;
}

const OUTSIDE = noDuel('outside-fights');

export const CAREERS: readonly Career[] = [
  open('warrior', 1, 'gladiator', 'blood-rage', 'head-butt'),
  open('warrior', 1, 'berserker', 'seeing-red', 'raining-blows'),
  open('warrior', 1, 'ranger', 'lay-of-the-land', 'natures-revenge'),
  open('warrior', 1, 'cavalier', 'shield-spin', 'shield-wall'),
  open('warrior', 1, 'shadow-ranger', 'black-rain', 'thorn-fist'),
  open('warrior', 1, 'inquisitor', 'cleansing-light', 'avenging-spirit'),
  open('warrior', 2, 'monk', 'focused-strike', 'meditation'),
  shut('warrior', 2, 'brigand', noEntry('pillage')),
  shut('warrior', 2, 'drake', noEntry('fiery temper', 'searing mantle')),
  shut('warrior', 2, 'spirit-hunter', noEntry('spirit mark')),
  open('warrior', 2, 'titan', 'stone-skin', 'trample'),
  shut('mage', 1, 'alchemist', OUTSIDE),
  open('mage', 1, 'pyromancer', 'ignite', 'burn'),
  open('mage', 1, 'medic', 'mend', 'tourniquet'),
  open('mage', 1, 'icelock', 'ice-shards', 'ice-shield'),
  open('mage', 1, 'necromancer', 'shades', 'sacrifice'),
  shut('mage', 2, 'acolyte', noEntry('last rites')),
  open('mage', 2, 'druid', 'thorn-cage', 'ley-line-infusion'),
  shut('mage', 2, 'scholar', noEntry('tome raider', 'bright spark')),
  shut('mage', 2, 'runecaster', noEntry('magic tap')),
  shut('rogue', 1, 'pickpocket', OUTSIDE),
  open('rogue', 1, 'witchfinder', 'judgment', 'execution'),
  open('rogue', 1, 'assassin', 'first-strike', 'deadly-poisons'),
  open('rogue', 1, 'shadowstalker', 'shadow-speed', 'shadow-fury'),
  open('rogue', 1, 'swordsmaster', 'swift-strikes', 'ambidextrous'),
  shut('rogue', 2, 'pilgrim', noEntry('charm offensive', 'blessed blades')),
  open('rogue', 2, 'pariah', 'beguile', 'double-punch'),
  shut('rogue', 2, 'thief', noEntry('backstab', 'cutpurse')),
  shut('rogue', 2, 'venomancer', noEntry('snake strike', 'toxicology')),
  open('rogue', 2, 'blood-archer', 'blood-hail', 'blood-thief'),
];

function open(path: Path, book: 1 | 2, id: CareerId, ...abilities: AbilityId[]): Career {
  return { id, path, book, abilities };
}

function shut(path: Path, book: 1 | 2, id: CareerId, why: Message): Career {
  return { id, path, book, abilities: [], noDuel: why };
}

/** Abilities of the books that these rules have no entry for. */
function noEntry(...abilities: string[]): Message {
  return noDuel('no-entry', abilities);
}

function noDuel(id: NoDuelId, abilities: string[] = []): Message {
  return message(id, { abilities });
}
