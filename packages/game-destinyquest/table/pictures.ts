/** One drawing for each career, box, weapon and attribute, all from game-icons. */

import archer from 'game-icon:archer';
import bandit from 'game-icon:bandit';
import barbarian from 'game-icon:barbarian';
import barbute from 'game-icon:barbute';
import axe from 'game-icon:battle-axe';
import biceps from 'game-icon:biceps';
import knuckles from 'game-icon:brass-knuckles';
import breastplate from 'game-icon:breastplate';
import broadsword from 'game-icon:broadsword';
import caduceus from 'game-icon:caduceus';
import cloak from 'game-icon:cloak';
import cloakDagger from 'game-icon:cloak-dagger';
import crossedSwords from 'game-icon:crossed-swords';
import crystalBall from 'game-icon:crystal-ball';
import wand from 'game-icon:crystal-wand';
import fire from 'game-icon:fire-spell-cast';
import gauntlet from 'game-icon:gauntlet';
import gemPendant from 'game-icon:gem-pendant';
import hearts from 'game-icon:hearts';
import hoodedAssassin from 'game-icon:hooded-assassin';
import ice from 'game-icon:ice-spell-cast';
import boots from 'game-icon:leather-boot';
import fist from 'game-icon:mailed-fist';
import meditation from 'game-icon:meditation';
import mountedKnight from 'game-icon:mounted-knight';
import necklace from 'game-icon:necklace';
import ninja from 'game-icon:ninja-heroic-stance';
import pistol from 'game-icon:pistol-gun';
import dagger from 'game-icon:plain-dagger';
import bow from 'game-icon:pocket-bow';
import ring from 'game-icon:ring';
import golem from 'game-icon:rock-golem';
import roundShield from 'game-icon:round-shield';
import scales from 'game-icon:scales';
import shield from 'game-icon:shield';
import skullStaff from 'game-icon:skull-staff';
import snake from 'game-icon:snake';
import spellBook from 'game-icon:spell-book';
import spear from 'game-icon:stone-spear';
import striking from 'game-icon:striking-arrows';
import sunPriest from 'game-icon:sun-priest';
import tree from 'game-icon:tree-face';
import visoredHelm from 'game-icon:visored-helm';
import hammer from 'game-icon:warhammer';
import wingfoot from 'game-icon:wingfoot';
import staff from 'game-icon:wizard-staff';
import club from 'game-icon:wood-club';
import type { HeroItem } from '../src/heroes/hero.js';

const CAREERS: Readonly<Record<string, string>> = {
  gladiator: barbute,
  berserker: barbarian,
  ranger: archer,
  cavalier: mountedKnight,
  'shadow-ranger': hoodedAssassin,
  inquisitor: sunPriest,
  monk: meditation,
  titan: golem,
  pyromancer: fire,
  medic: caduceus,
  icelock: ice,
  necromancer: skullStaff,
  druid: tree,
  witchfinder: scales,
  assassin: cloakDagger,
  shadowstalker: ninja,
  swordsmaster: crossedSwords,
  pariah: bandit,
  'blood-archer': striking,
};

const KINDS: Readonly<Record<string, string>> = {
  sword: broadsword,
  dagger,
  axe,
  spear,
  club,
  hammer,
  staff,
  wand,
  'spell book': spellBook,
  bow,
  shield: roundShield,
  'fist weapon': knuckles,
  flintlock: pistol,
  snake,
};

const BOXES: Readonly<Record<string, string>> = {
  head: visoredHelm,
  cloak,
  chest: breastplate,
  gloves: gauntlet,
  feet: boots,
  'main hand': fist,
  'left hand': fist,
  talisman: gemPendant,
  necklace,
  'ring 1': ring,
  'ring 2': ring,
};

const PATHS: Readonly<Record<string, string>> = {
  warrior: crossedSwords,
  mage: crystalBall,
  rogue: dagger,
};

const ATTRIBUTES: Readonly<Record<string, string>> = {
  speed: wingfoot,
  brawn: biceps,
  magic: crystalBall,
  armour: shield,
};

export function pictureOfCareer(career: string): string {
  return CAREERS[career] ?? shield;
}

export function pictureOfBox(box: string, item?: HeroItem): string {
  return pictureOfItem(box, item?.kind ?? undefined);
}

/** By the kind alone, for an item that is still being made. */
export function pictureOfItem(box: string, kind: string | undefined): string {
  return (kind === undefined ? undefined : KINDS[kind]) ?? BOXES[box] ?? shield;
}

export function pictureOfPath(path: string): string {
  return PATHS[path] ?? shield;
}

export function pictureOfAttribute(name: string): string {
  return ATTRIBUTES[name] ?? shield;
}

export const HEART = hearts;
