/** What cards are worth to a bot: rough figures, found by looking at them and at who won with them. */
import { PETS, petKind } from '../data/pets.js';
import { SPELLS } from '../data/spells.js';
import { BASIC, WEAPONS } from '../data/weapons.js';

const PET_EXTRAS: Readonly<Record<string, number>> = {
  'core-hound': 1.5,
  pterrordax: 3,
  worm: 2.5,
  devilsaur: 3,
  carapid: 3,
  'stone-hound': 2.5,
  chimaera: 1,
  aqiri: 1.5,
  'shale-beast': 0.5,
  'lodge-stray': 0,
  'spirit-beast': 0.5,
  'water-strider': 0.3,
  wasp: 1.5,
  scorpid: 2.5,
  hydra: -0.5,
  crab: 1,
  wolf: 1.8,
  cat: 0.5,
  clefthoof: 0.6,
  scalehide: 0.4,
  ravager: 1,
  oxen: 1,
  direhorn: 1.4,
  riverbeast: 1.2,
  'blood-beast': 0.8,
  hyena: 0.6,
  raptor: 0.6,
  basilisk: 0.6,
  boar: 1,
  spider: 1,
  crocilisk: 1.2,
  serpent: 0.8,
  gruffhorn: 0.5,
  turtle: 0.7,
  gorilla: -0.3,
  tallstrider: 0.8,
  bat: 0.4,
  'warp-stalker': 0.4,
  monkey: 0.4,
  waterfowl: 0.4,
  mechanical: 0.5,
};

const PET_WORTH: readonly number[] = PETS.map(
  ({ id, attack, health }) => attack * 1.4 + health * 0.7 + (PET_EXTRAS[id] ?? 0),
);
const DEVILSAUR = petKind('devilsaur');

/** A pet on a board, with the figures it has now. */
export function petWorth(kind: number, attack: number, health: number): number {
  const { attack: printedAttack, health: printedHealth } = PETS[kind]!;
  return PET_WORTH[kind]! + (attack - printedAttack) * 1.4 + (health - printedHealth) * 0.7;
}

/** A pet that was turned up. */
export function newPetWorth(kind: number): number {
  return kind === DEVILSAUR ? 9 : PET_WORTH[kind]!;
}

const WEAPON_EXTRAS: Readonly<Record<string, number>> = {
  kiril: 1.2,
  lotrafen: -1.5,
  'screaming-tiger': -0.5,
  falinrush: -0.6,
  dominion: 1.2,
  rhokdelar: 1.5,
  'shan-dun': 1.5,
  thasdorah: 0.8,
  thoridal: 0.4,
  talonclaw: 0.8,
  titanstrike: 0.8,
  ashjrethul: 0.6,
  arathar: 0.4,
  vishanka: 0.4,
  talrak: 0.4,
  xutenash: -1.2,
  'fang-kung': 0.4,
  klatith: 0.3,
  taoren: 0.4,
  oathbinder: 0,
  miracoran: 0.8,
};

export function weaponWorth(weapon: number, up = 0): number {
  if (weapon === BASIC) return 2 + up;
  const { id, attack } = WEAPONS[weapon]!;
  return attack + up + (WEAPON_EXTRAS[id] ?? 0.2);
}

const SPELL_WORTH: Readonly<Record<string, number>> = {
  'aspect-of-the-beast': 6,
  'aspect-of-the-pack': 5,
  'aspect-of-the-cheetah': 3,
  'aspect-of-the-monkey': 4.5,
  'aspect-of-the-wild': 3.5,
  'aspect-of-the-hawk': 1,
  'arcane-shot': 4.5,
  'multi-shot': 4,
  'rapid-shot': 5,
  'scatter-shot': 5,
  'tranquilizing-shot': 5,
  'scorpid-sting': 3,
  'serpent-sting': 3.5,
  'viper-sting': 3,
  'wyvern-sting': 3.2,
  'mongoose-bite': 3,
  'explosive-trap': 2.8,
  'freezing-trap': 2.5,
  'frost-trap': 2,
  'immolation-trap': 2,
  'bestial-wrath': 5,
  'call-pet': 4.5,
  'tame-beast': 5,
  'revive-pet': 5,
  'feed-pet': 4.5,
  growl: 5,
  'hunters-mark': 5,
  intimidation: 4.5,
  'dismiss-pet': 6,
  'scare-beast': 3.5,
  'trueshot-aura': 4.5,
  counterattack: 3.5,
  'mend-pet': 3,
  'eyes-of-the-beast': 3,
  'raptor-strike': 3.5,
  readiness: 3.5,
  disengage: 3,
  deterrence: 2.5,
  volley: 2,
  'wing-clip': 2,
  'death-chakram': 6,
  'flayed-shot': 4,
  'resonating-arrow': 5,
  'wild-spirits': 2,
  'bronze-affinity': 4.5,
  'azure-affinity': 3.5,
  'obsidian-affinity': 3.5,
  'emerald-affinity': 2.5,
  'ruby-affinity': 2.5,
};

export function spellWorth(spell: number): number {
  return SPELL_WORTH[SPELLS[spell]!.id] ?? 1.5;
}
