/** Which drawing a hero has: the ready ones their own, others that of their career, or of their path. */
import type { Hero } from '../../src/index.js';
import bloodArcher from './heroes/blood-archer.svg';
import cavalier from './heroes/cavalier.svg';
import druid from './heroes/druid.svg';
import gladiator from './heroes/gladiator.svg';
import icelock from './heroes/icelock.svg';
import inquisitor from './heroes/inquisitor.svg';
import monk from './heroes/monk.svg';
import necromancer from './heroes/necromancer.svg';
import pariah from './heroes/pariah.svg';
import pyromancer from './heroes/pyromancer.svg';
import ranger from './heroes/ranger.svg';
import shadowRanger from './heroes/shadow-ranger.svg';
import shadowstalker from './heroes/shadowstalker.svg';
import titan from './heroes/titan.svg';
import witchfinder from './heroes/witchfinder.svg';

const CAREERS: Readonly<Record<string, string>> = {
  ...{
    gladiator,
    cavalier,
    inquisitor,
    monk,
    ranger,
    'shadow-ranger': shadowRanger,
    titan,
    pyromancer,
    icelock,
  },
  ...{ necromancer, druid, shadowstalker, witchfinder, pariah, 'blood-archer': bloodArcher },
  ...{ berserker: titan, medic: inquisitor, swordsmaster: witchfinder, assassin: shadowstalker },
};

const PATHS: Readonly<Record<Hero['path'], string>> = {
  warrior: gladiator,
  mage: pyromancer,
  rogue: shadowstalker,
};

export function pictureOf({ id, career, path }: Pick<Hero, 'id' | 'career' | 'path'>): string {
  return CAREERS[id] ?? CAREERS[career] ?? PATHS[path];
}
