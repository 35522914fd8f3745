/** Every spell: family, what it is aimed at, and what it does in order, one entry each. */
import { AURA, CONCUSSED, DISTRACTED, RAPTOR_TRAIT } from './marks.js';
import { BASE, DRAGONFLIGHT, SHADOWLANDS } from './pets.js';
import {
  AFFINITY,
  AIM_ALLY,
  AIM_CALLABLE,
  AIM_ENEMY,
  AIM_NONE,
  AIM_OPPONENT,
  AIM_OWN,
  AIM_OWN_DEAD,
  AIM_PET,
  AIM_PLAYER,
  AIM_TRAPPABLE,
  ARROW,
  ASPECT,
  BITE,
  BITE_LOSS,
  BONUS,
  BORROW,
  CALL_COPY,
  CLIP,
  COIN,
  COUNTER_BONUS,
  DETER,
  DISCARD_SPELL,
  DOOM,
  EYES,
  FEIGN,
  FETCH_SPELL,
  FLAY,
  FREEZE_FIGURES,
  GUARD,
  HEAL_PET,
  HIT,
  HUNT,
  LATER_LOSS,
  LOOK_ENDS,
  LOOK_THREE,
  LOOK_TOPS,
  LOSE,
  MEND,
  NEXT_ALL,
  NEXT_SPELL,
  NO_FAMILY,
  ON_NOBODY,
  ON_OWNER,
  ON_RIDERS,
  ON_TARGETS,
  OPEN_HANDS,
  type Op,
  op,
  PERMANENT,
  PICK_ALLY,
  PLACE_TRAP,
  RETARGET,
  REVIVE,
  removal,
  SCARE,
  SET_ASPECT,
  SHOT,
  SILENCE,
  STING,
  STOP,
  STRIKE,
  TAME_TOP,
  TO_PILE,
  TRAIT_MARK,
  TRAP,
  WEAKEN,
} from './vocabulary.js';

export interface Spell {
  readonly id: string;
  readonly family: number;
  readonly aim: number;
  readonly ops: readonly Op[];
  /** Whether it also names one living pet of each player it is aimed at. */
  readonly rider: boolean;
  /** Whether Spirit Beast keeps it for a second cast (TL-X-spirit-beast). */
  readonly keeps: boolean;
  readonly set: number;
}

function spell(id: string, family: number, aim: number, ops: readonly Op[], set = BASE): Spell {
  const keeps = family !== ASPECT && family !== TRAP;
  return { id, family, aim, ops, rider: ops.some(({ on }) => on === ON_RIDERS), keeps, set };
}

const aspect = (id: string): Spell => spell(id, ASPECT, AIM_NONE, [op(SET_ASPECT, ON_OWNER)]);
/** A removal of Health that marks enlarge, from a pet. */
const shoots = (n: number): Op => removal(HIT, ON_TARGETS, n);
/** The same from a player. */
const bites = (n: number): Op => removal(LOSE, ON_TARGETS, n);
const raises = (attack: number, health = 0): Op => op(BONUS, ON_TARGETS, attack, health, PERMANENT);
const onPet = (id: string, ...ops: Op[]): Spell => spell(id, NO_FAMILY, AIM_PET, ops);
const shot = (id: string, ...ops: Op[]): Spell => spell(id, SHOT, AIM_PET, ops);
const sting = (id: string, ...ops: Op[]): Spell => spell(id, STING, AIM_PLAYER, ops);
const trap = (id: string, ...ops: Op[]): Spell =>
  spell(id, TRAP, AIM_TRAPPABLE, [op(PLACE_TRAP, ON_TARGETS), ...ops]);
const untargeted = (id: string, ...ops: Op[]): Spell => spell(id, NO_FAMILY, AIM_NONE, ops);

export const SPELLS: readonly Spell[] = [
  aspect('aspect-of-the-beast'),
  aspect('aspect-of-the-cheetah'),
  aspect('aspect-of-the-hawk'),
  aspect('aspect-of-the-monkey'),
  aspect('aspect-of-the-pack'),
  aspect('aspect-of-the-wild'),

  shot('arcane-shot', shoots(3), op(NEXT_SPELL, ON_OWNER, 1)),
  shot('multi-shot', shoots(1), op(HIT, ON_TARGETS, 1), op(HIT, ON_TARGETS, 1)),
  shot('rapid-shot', shoots(3), op(LOSE, ON_TARGETS, 1)),
  shot('scatter-shot', shoots(3), op(RETARGET, ON_TARGETS)),
  shot('tranquilizing-shot', shoots(3), op(STOP, ON_TARGETS)),

  sting('scorpid-sting', bites(1), op(WEAKEN, ON_RIDERS, 1)),
  sting('serpent-sting', bites(1), op(LATER_LOSS, ON_TARGETS, 1)),
  sting('viper-sting', bites(1), op(SILENCE, ON_TARGETS)),
  sting('wyvern-sting', bites(1), op(STOP, ON_RIDERS)),
  spell('mongoose-bite', BITE, AIM_PLAYER, [removal(BITE_LOSS, ON_TARGETS, 1)]),

  trap('explosive-trap', bites(1)),
  trap('freezing-trap', op(STOP, ON_RIDERS)),
  trap('frost-trap', op(SILENCE, ON_TARGETS)),
  trap('immolation-trap', op(DISCARD_SPELL, ON_TARGETS)),

  untargeted('aiming', op(NEXT_SPELL, ON_OWNER, 2)),
  untargeted('beast-lore', op(LOOK_ENDS, ON_NOBODY)),
  onPet('bestial-wrath', raises(1), op(STRIKE, ON_TARGETS)),
  spell('call-pet', NO_FAMILY, AIM_CALLABLE, [op(CALL_COPY, ON_TARGETS)]),
  onPet('concussive-trait', op(TRAIT_MARK, ON_TARGETS, CONCUSSED)),
  onPet('counterattack', op(COUNTER_BONUS, ON_TARGETS, 1, 2)),
  onPet('deterrence', op(DETER, ON_TARGETS)),
  spell('disengage', NO_FAMILY, AIM_OWN, [op(GUARD, ON_TARGETS)]),
  onPet('dismiss-pet', op(TO_PILE, ON_TARGETS)),
  onPet('distracting-trait', op(TRAIT_MARK, ON_TARGETS, DISTRACTED)),
  untargeted('eagle-eye', op(LOOK_TOPS, ON_NOBODY)),
  onPet('eyes-of-the-beast', raises(1), op(EYES, ON_TARGETS)),
  onPet('feed-pet', raises(0, 2)),
  untargeted('feign-death', op(FEIGN, ON_NOBODY)),
  untargeted('flare', op(OPEN_HANDS, ON_NOBODY)),
  onPet('growl', raises(2)),
  onPet('hunters-mark', op(HUNT, ON_TARGETS)),
  onPet('intimidation', raises(1), op(GUARD, ON_TARGETS)),
  onPet('mend-pet', op(MEND, ON_TARGETS)),
  onPet('raptor-strike', raises(1), op(TRAIT_MARK, ON_TARGETS, RAPTOR_TRAIT)),
  onPet('readiness', raises(0, 1), op(COIN, ON_OWNER, 1), op(HEAL_PET, PICK_ALLY, 1)),
  spell('revive-pet', NO_FAMILY, AIM_OWN_DEAD, [op(REVIVE, ON_TARGETS)]),
  spell('scare-beast', NO_FAMILY, AIM_ENEMY, [op(SCARE, ON_TARGETS)]),
  untargeted('tame-beast', op(TAME_TOP, ON_NOBODY)),
  untargeted('tracking', op(LOOK_THREE, ON_NOBODY)),
  onPet('trueshot-aura', raises(1), op(TRAIT_MARK, ON_TARGETS, AURA)),
  untargeted('volley', op(NEXT_ALL, ON_OWNER)),
  onPet('wing-clip', op(CLIP, ON_TARGETS)),

  spell('death-chakram', NO_FAMILY, AIM_PET, [op(DOOM, ON_TARGETS)], SHADOWLANDS),
  spell('flayed-shot', SHOT, AIM_PET, [removal(FLAY, ON_TARGETS, 3)], SHADOWLANDS),
  spell('resonating-arrow', ARROW, AIM_PET, [shoots(3), op(FETCH_SPELL, ON_NOBODY)], SHADOWLANDS),
  spell('wild-spirits', NO_FAMILY, AIM_OWN, [op(BORROW, ON_TARGETS)], SHADOWLANDS),
  spell('azure-affinity', AFFINITY, AIM_OPPONENT, [bites(1), op(NEXT_SPELL, ON_OWNER, 1)], DRAGONFLIGHT),
  spell('bronze-affinity', AFFINITY, AIM_OWN, [raises(1, 1)], DRAGONFLIGHT),
  spell('emerald-affinity', AFFINITY, AIM_ALLY, [op(HEAL_PET, ON_TARGETS, 2)], DRAGONFLIGHT),
  spell('obsidian-affinity', AFFINITY, AIM_OPPONENT, [bites(1), op(DISCARD_SPELL, ON_TARGETS)], DRAGONFLIGHT),
  spell('ruby-affinity', AFFINITY, AIM_ENEMY, [shoots(1), op(FREEZE_FIGURES, ON_TARGETS)], DRAGONFLIGHT),
];

export const SPELL_IDS: readonly string[] = SPELLS.map(({ id }) => id);

export function spellKind(id: string): number {
  return SPELL_IDS.indexOf(id);
}

export const BEAST: number = spellKind('aspect-of-the-beast');
export const CHEETAH: number = spellKind('aspect-of-the-cheetah');
export const HAWK: number = spellKind('aspect-of-the-hawk');
export const MONKEY: number = spellKind('aspect-of-the-monkey');
export const PACK: number = spellKind('aspect-of-the-pack');
export const WILD: number = spellKind('aspect-of-the-wild');
/** The four Traps are counted by their place from the first (TL-24). */
export const FIRST_TRAP: number = spellKind('explosive-trap');
export const TRAPS = 4;

export function isTrap(spell: number): boolean {
  return SPELLS[spell]!.family === TRAP;
}

export function isAspect(spell: number): boolean {
  return SPELLS[spell]!.family === ASPECT;
}
