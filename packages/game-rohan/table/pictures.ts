/** One drawing for each card, side and figure, all from game-icons. */
import archer from 'game-icon:archer';
import battleAxe from 'game-icon:battle-axe';
import hand from 'game-icon:black-hand-shield';
import cavalry from 'game-icon:cavalry';
import crossedSwords from 'game-icon:crossed-swords';
import crown from 'game-icon:crown';
import dwarf from 'game-icon:dwarf-face';
import elfHelmet from 'game-icon:elf-helmet';
import goblinHead from 'game-icon:goblin-head';
import hearts from 'game-icon:hearts';
import hood from 'game-icon:hooded-figure';
import whiteHorse from 'game-icon:horse-head';
import mountedKnight from 'game-icon:mounted-knight';
import orcHead from 'game-icon:orc-head';
import primitiveTorch from 'game-icon:primitive-torch';
import shield from 'game-icon:shield';
import siegeRam from 'game-icon:siege-ram';
import spears from 'game-icon:spears';
import barrel from 'game-icon:unlit-bomb';
import wizard from 'game-icon:wizard-face';

const PICTURES: Readonly<Record<string, string>> = {
  strider: hood,
  'elven-prince': archer,
  recruit: spears,
  'elf-soldier': elfHelmet,
  lockbearer: dwarf,
  'the-white': wizard,
  'the-king': crown,
  eomer: mountedKnight,
  cavalry,
  'uruk-hai': orcHead,
  orc: goblinHead,
  dunlending: primitiveTorch,
  berserker: battleAxe,
  'battering-ram': siegeRam,
  felgrom: barrel,
};

/** Whose picture is lit by fires, and whose by the sun. */
const OF_ISENGARD: ReadonlySet<string> = new Set([
  'uruk-hai',
  'orc',
  'dunlending',
  'berserker',
  'battering-ram',
  'felgrom',
]);

export function isOfIsengard(id: string): boolean {
  return OF_ISENGARD.has(id);
}

export function pictureOf(id: string): string {
  return PICTURES[id] ?? shield;
}

/** What each side's card backs show. */
export const BACKS: readonly string[] = [whiteHorse, hand];
export const ATTACK = crossedSwords;
export const DEFENCE = shield;
export const HEART = hearts;
