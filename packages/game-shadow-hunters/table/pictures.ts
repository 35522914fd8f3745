/** One drawing for each area, card, character and sign, all from game-icons. */
import angelWings from 'game-icon:angel-wings';
import banana from 'game-icon:banana-peeled';
import bat from 'game-icon:bat';
import axe from 'game-icon:battle-axe';
import bindle from 'game-icon:bindle';
import book from 'game-icon:book-aura';
import brokenHeart from 'game-icon:broken-heart';
import candle from 'game-icon:candle-light';
import chainsaw from 'game-icon:chainsaw';
import chocolate from 'game-icon:chocolate-bar';
import church from 'game-icon:church';
import compass from 'game-icon:compass';
import cowled from 'game-icon:cowled';
import crystal from 'game-icon:crystal-ball';
import deadWood from 'game-icon:dead-wood';
import skull from 'game-icon:death-skull';
import dodging from 'game-icon:dodging';
import doubled from 'game-icon:doubled';
import knife from 'game-icon:dripping-knife';
import duel from 'game-icon:duel';
import dynamite from 'game-icon:dynamite';
import crack from 'game-icon:earth-crack';
import brooch from 'game-icon:emerald-necklace';
import rays from 'game-icon:explosion-rays';
import firstAid from 'game-icon:first-aid-kit';
import gate from 'game-icon:gate';
import ghost from 'game-icon:ghost';
import goblin from 'game-icon:goblin-head';
import graveyard from 'game-icon:graveyard';
import hearts from 'game-icon:hearts';
import holy from 'game-icon:holy-symbol';
import hood from 'game-icon:hooded-figure';
import katana from 'game-icon:katana';
import lantern from 'game-icon:lantern-flame';
import lightning from 'game-icon:lightning-storm';
import machineGun from 'game-icon:machine-gun';
import swirl from 'game-icon:magic-swirl';
import mirror from 'game-icon:mirror-mirror';
import moon from 'game-icon:moon';
import nurse from 'game-icon:nurse-female';
import pentacle from 'game-icon:pentacle';
import person from 'game-icon:person';
import pierced from 'game-icon:pierced-heart';
import rosary from 'game-icon:prayer-beads';
import revolver from 'game-icon:revolver';
import robber from 'game-icon:robber';
import robe from 'game-icon:robe';
import shieldBash from 'game-icon:shield-bash';
import spade from 'game-icon:spade';
import spear from 'game-icon:spear-hook';
import spider from 'game-icon:spider-alt';
import stigmata from 'game-icon:stigmata';
import sun from 'game-icon:sun';
import sunbeams from 'game-icon:sunbeams';
import swap from 'game-icon:swap-bag';
import altar from 'game-icon:sword-altar';
import tears from 'game-icon:tear-tracks';
import talisman from 'game-icon:tribal-pendant';
import shadows from 'game-icon:two-shadows';
import vampire from 'game-icon:vampire-dracula';
import doll from 'game-icon:voodoo-doll';
import flask from 'game-icon:water-flask';
import werewolf from 'game-icon:werewolf';
import wings from 'game-icon:winged-shield';
import face from 'game-icon:woman-elf-face';
import cabin from 'game-icon:wood-cabin';

export const AREA_PICTURES: Readonly<Record<string, string>> = {
  cabin,
  gate,
  church,
  cemetery: graveyard,
  woods: deadWood,
  altar,
};

const CARD_PICTURES: Readonly<Record<string, string>> = {
  advent: candle,
  blessing: sunbeams,
  chocolate,
  'concealed-knowledge': book,
  'disenchant-mirror': mirror,
  'first-aid': firstAid,
  'flare-of-judgement': rays,
  'guardian-angel': angelWings,
  'holy-water-of-healing': flask,
  'fortune-brooch': brooch,
  'holy-robe': robe,
  'mystic-compass': compass,
  'silver-rosary': rosary,
  'spear-of-longinus': spear,
  talisman,
  'banana-peel': banana,
  'bloodthirsty-spider': spider,
  'diabolic-ritual': pentacle,
  dynamite,
  'moody-goblin': goblin,
  'spiritual-doll': doll,
  'vampire-bat': bat,
  'butcher-knife': knife,
  chainsaw,
  'rusted-broad-axe': axe,
  handgun: revolver,
  'machine-gun': machineGun,
  masamune: katana,
  'hermits-prediction': crystal,
};

/** Hermit cards share the Hermit's lantern: which one it is, is for two people alone. */
export function cardPicture(id: string): string {
  return CARD_PICTURES[id] ?? lantern;
}

const CHARACTER_PICTURES: Readonly<Record<string, string>> = {
  emi: swirl,
  franklin: lightning,
  george: crack,
  ellen: cowled,
  'fu-ka': nurse,
  gregor: wings,
  unknown: shadows,
  vampire,
  werewolf,
  'ultra-soul': ghost,
  valkyrie: spear,
  wight: skull,
  allie: hearts,
  bob: robber,
  charles: pierced,
  daniel: tears,
  agnes: face,
  bryan: bindle,
  catherine: stigmata,
  david: spade,
};

export function characterPicture(id: string): string {
  return CHARACTER_PICTURES[id] ?? person;
}

/** Sun, crescent, ring: never a seat's shape. */
export const FACTION_PICTURES: Readonly<Record<string, string>> = {
  hunter: sun,
  shadow: moon,
  neutral: holy,
};

export const HOUSE_PICTURES: Readonly<Record<string, string>> = {
  useIt: swap,
  duelDice: duel,
  criticalMisses: brokenHeart,
  coupDeGrace: skull,
  lastStand: shieldBash,
  blur: dodging,
  doubleIt: doubled,
};

export const DECK_PICTURES: readonly string[] = [lantern, sun, moon];
export const UNREVEALED = hood;
export const HEART = hearts;
