/** One drawing for every pet and spell, and the signs of types and figures, nearly all from game-icons. */
import alienBug from 'game-icon:alien-bug';
import angryEyes from 'game-icon:angry-eyes';
import archeryTarget from 'game-icon:archery-target';
import armadillo from 'game-icon:armadillo';
import arrowCluster from 'game-icon:arrow-cluster';
import arrowsShield from 'game-icon:arrows-shield';
import aura from 'game-icon:aura';
import bandageRoll from 'game-icon:bandage-roll';
import bassetHoundHead from 'game-icon:basset-hound-head';
import bat from 'game-icon:bat';
import bearHead from 'game-icon:bear-head';
import beastEye from 'game-icon:beast-eye';
import beetleShell from 'game-icon:beetle-shell';
import boar from 'game-icon:boar';
import boomerang from 'game-icon:boomerang';
import bowArrow from 'game-icon:bow-arrow';
import branchArrow from 'game-icon:branch-arrow';
import buffaloHead from 'game-icon:buffalo-head';
import burningEmbers from 'game-icon:burning-embers';
import camelHead from 'game-icon:camel-head';
import cat from 'game-icon:cat';
import chameleonGlyph from 'game-icon:chameleon-glyph';
import checkedShield from 'game-icon:checked-shield';
import circularSaw from 'game-icon:circular-saw';
import clawSlashes from 'game-icon:claw-slashes';
import conversation from 'game-icon:conversation';
import crab from 'game-icon:crab';
import crocJaws from 'game-icon:croc-jaws';
import crossedSwords from 'game-icon:crossed-swords';
import deadHead from 'game-icon:dead-head';
import dimetrodon from 'game-icon:dimetrodon';
import dinosaurRex from 'game-icon:dinosaur-rex';
import doubleDragon from 'game-icon:double-dragon';
import doubleShot from 'game-icon:double-shot';
import dragonHead from 'game-icon:dragon-head';
import duck from 'game-icon:duck';
import eagleHead from 'game-icon:eagle-head';
import egyptianBird from 'game-icon:egyptian-bird';
import emerald from 'game-icon:emerald';
import exitDoor from 'game-icon:exit-door';
import eyeTarget from 'game-icon:eye-target';
import featheredWing from 'game-icon:feathered-wing';
import flame from 'game-icon:flame';
import flyingBeetle from 'game-icon:flying-beetle';
import footprint from 'game-icon:footprint';
import foxHead from 'game-icon:fox-head';
import frog from 'game-icon:frog';
import frozenBlock from 'game-icon:frozen-block';
import gecko from 'game-icon:gecko';
import gorilla from 'game-icon:gorilla';
import griffinSymbol from 'game-icon:griffin-symbol';
import hawkEmblem from 'game-icon:hawk-emblem';
import hearts from 'game-icon:hearts';
import horseHead from 'game-icon:horse-head';
import hound from 'game-icon:hound';
import hourglass from 'game-icon:hourglass';
import hydra from 'game-icon:hydra';
import hyenaHead from 'game-icon:hyena-head';
import iciclesAura from 'game-icon:icicles-aura';
import impLaugh from 'game-icon:imp-laugh';
import jellyfish from 'game-icon:jellyfish';
import lasso from 'game-icon:lasso';
import leechingWorm from 'game-icon:leeching-worm';
import lion from 'game-icon:lion';
import longLeggedSpider from 'game-icon:long-legged-spider';
import magicGate from 'game-icon:magic-gate';
import mammoth from 'game-icon:mammoth';
import mantaRay from 'game-icon:manta-ray';
import meat from 'game-icon:meat';
import monkey from 'game-icon:monkey';
import neckBite from 'game-icon:neck-bite';
import oakLeaf from 'game-icon:oak-leaf';
import openBook from 'game-icon:open-book';
import ostrich from 'game-icon:ostrich';
import pawHeart from 'game-icon:paw-heart';
import pawPrint from 'game-icon:paw-print';
import pterodactylus from 'game-icon:pterodactylus';
import quiver from 'game-icon:quiver';
import ramProfile from 'game-icon:ram-profile';
import rat from 'game-icon:rat';
import returnArrow from 'game-icon:return-arrow';
import rhinocerosHorn from 'game-icon:rhinoceros-horn';
import robotGolem from 'game-icon:robot-golem';
import rockGolem from 'game-icon:rock-golem';
import runningNinja from 'game-icon:running-ninja';
import rupee from 'game-icon:rupee';
import sandCastle from 'game-icon:sand-castle';
import scarabBeetle from 'game-icon:scarab-beetle';
import scorpion from 'game-icon:scorpion';
import scorpionTail from 'game-icon:scorpion-tail';
import seaSerpent from 'game-icon:sea-serpent';
import semiClosedEye from 'game-icon:semi-closed-eye';
import sheep from 'game-icon:sheep';
import shieldEchoes from 'game-icon:shield-echoes';
import sittingDog from 'game-icon:sitting-dog';
import sleepy from 'game-icon:sleepy';
import snake from 'game-icon:snake';
import snakeBite from 'game-icon:snake-bite';
import snakeTongue from 'game-icon:snake-tongue';
import sparkSpirit from 'game-icon:spark-spirit';
import spellBook from 'game-icon:spell-book';
import spiderAlt from 'game-icon:spider-alt';
import spikedDragonHead from 'game-icon:spiked-dragon-head';
import stagHead from 'game-icon:stag-head';
import stoneBlock from 'game-icon:stone-block';
import swordClash from 'game-icon:sword-clash';
import tapir from 'game-icon:tapir';
import targetShot from 'game-icon:target-shot';
import thunderStruck from 'game-icon:thunder-struck';
import tick from 'game-icon:tick';
import triceratopsHead from 'game-icon:triceratops-head';
import turtle from 'game-icon:turtle';
import twoCoins from 'game-icon:two-coins';
import velociraptor from 'game-icon:velociraptor';
import waspSting from 'game-icon:wasp-sting';
import waterDrop from 'game-icon:water-drop';
import whistle from 'game-icon:whistle';
import wolfHead from 'game-icon:wolf-head';
import wolfHowl from 'game-icon:wolf-howl';
import wolfTrap from 'game-icon:wolf-trap';

/** A moth with its wings spread, which game-icons has not. */
const MOTH =
  '<path fill="currentColor" d="M244 150C236 96 204 60 168 46c34 26 56 66 62 110-52-52-128-76-206-66 8 82 52 140 118 164-40 12-66 40-74 84 46 46 112 46 158-24v100c0 26 12 52 30 66 18-14 30-40 30-66V314c46 70 112 70 158 24-8-44-34-72-74-84 66-24 110-82 118-164-78-10-154 14-206 66 6-44 28-84 62-110-36 14-68 50-76 104zM112 150a30 30 0 1 1 0 60 30 30 0 0 1 0-60zm288 0a30 30 0 1 1 0 60 30 30 0 0 1 0-60z"/>';

const PETS: Readonly<Record<string, string>> = {
  bat,
  'carrion-bird': egyptianBird,
  cat,
  clefthoof: rhinocerosHorn,
  crocilisk: crocJaws,
  gorilla,
  ravager: alienBug,
  ray: mantaRay,
  scalehide: armadillo,
  scorpid: scorpion,
  spider: spiderAlt,
  tallstrider: ostrich,
  wasp: waspSting,
  'wind-serpent': seaSerpent,
  wolf: wolfHead,
  basilisk: chameleonGlyph,
  'bird-of-prey': eagleHead,
  boar,
  fox: foxHead,
  gruffhorn: ramProfile,
  hound: bassetHoundHead,
  hyena: hyenaHead,
  mechanical: robotGolem,
  monkey,
  moth: MOTH,
  raptor: velociraptor,
  rodent: rat,
  serpent: snake,
  sporebat: jellyfish,
  'warp-stalker': dimetrodon,
  bear: bearHead,
  beetle: beetleShell,
  'blood-beast': tick,
  crab,
  direhorn: triceratopsHead,
  dragonhawk: dragonHead,
  feathermane: griffinSymbol,
  hopper: frog,
  hydra,
  lizard: gecko,
  oxen: buffaloHead,
  riverbeast: tapir,
  stag: stagHead,
  turtle,
  waterfowl: duck,
  chimaera: doubleDragon,
  'core-hound': hound,
  devilsaur: dinosaurRex,
  aqiri: scarabBeetle,
  pterrordax: pterodactylus,
  'shale-beast': rockGolem,
  'water-strider': longLeggedSpider,
  carapid: flyingBeetle,
  'spirit-beast': sparkSpirit,
  'stone-hound': lion,
  worm: leechingWorm,
  'lodge-stray': sittingDog,
  camel: camelHead,
  courser: horseHead,
  mammoth,
  'lesser-dragonkin': spikedDragonHead,
};

const SPELLS: Readonly<Record<string, string>> = {
  'aspect-of-the-beast': beastEye,
  'aspect-of-the-cheetah': runningNinja,
  'aspect-of-the-hawk': hawkEmblem,
  'aspect-of-the-monkey': monkey,
  'aspect-of-the-pack': pawPrint,
  'aspect-of-the-wild': oakLeaf,
  'arcane-shot': magicGate,
  'multi-shot': arrowCluster,
  'rapid-shot': doubleShot,
  'scatter-shot': branchArrow,
  'tranquilizing-shot': sleepy,
  'scorpid-sting': scorpionTail,
  'serpent-sting': snakeBite,
  'viper-sting': snakeTongue,
  'wyvern-sting': waspSting,
  'mongoose-bite': neckBite,
  'explosive-trap': wolfTrap,
  'freezing-trap': frozenBlock,
  'frost-trap': iciclesAura,
  'immolation-trap': burningEmbers,
  aiming: archeryTarget,
  'beast-lore': openBook,
  'bestial-wrath': angryEyes,
  'call-pet': whistle,
  'concussive-trait': boomerang,
  counterattack: swordClash,
  deterrence: shieldEchoes,
  disengage: returnArrow,
  'dismiss-pet': exitDoor,
  'distracting-trait': conversation,
  'eagle-eye': eagleHead,
  'eyes-of-the-beast': semiClosedEye,
  'feed-pet': meat,
  'feign-death': deadHead,
  flare: flame,
  growl: wolfHowl,
  'hunters-mark': targetShot,
  intimidation: impLaugh,
  'mend-pet': bandageRoll,
  'raptor-strike': clawSlashes,
  readiness: hourglass,
  'revive-pet': pawHeart,
  'scare-beast': sheep,
  'tame-beast': lasso,
  tracking: footprint,
  'trueshot-aura': aura,
  volley: arrowsShield,
  'wing-clip': featheredWing,
  'death-chakram': circularSaw,
  'flayed-shot': pawPrint,
  'resonating-arrow': thunderStruck,
  'wild-spirits': sparkSpirit,
  'azure-affinity': waterDrop,
  'bronze-affinity': sandCastle,
  'emerald-affinity': emerald,
  'obsidian-affinity': stoneBlock,
  'ruby-affinity': rupee,
};

export function petPicture(id: string): string {
  return PETS[id] ?? pawPrint;
}

export function spellPicture(id: string): string {
  return SPELLS[id] ?? spellBook;
}

/** Claws, eye, shield: never a seat's shape. Pets without a type have none. */
export const TYPE_PICTURES: readonly string[] = [clawSlashes, eyeTarget, checkedShield];
export const ATTACK = crossedSwords;
export const HEART = hearts;
export const COIN = twoCoins;
export const SPELL = spellBook;
export const PAW = pawPrint;
/** The first choice, preparation, combat, round end. */
export const PHASE_PICTURES: readonly string[] = [pawPrint, twoCoins, crossedSwords, spellBook];
export const ACTION = quiver;
export const ARMS = bowArrow;
export const AWAY_PICTURE = egyptianBird;
