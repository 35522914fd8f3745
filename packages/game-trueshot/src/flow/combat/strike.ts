/**
 * The strike pipeline (5.1). `landing` is steps 5 to 13, which every strike goes through; `effectStrike` is steps 1 and 2 for
 * strikes that an effect makes (TL-A10); a turn's strike has its steps 1 to 4 in `slot.ts`.
 */
import { procedureOf } from '@fray/engine';
import {
  AURA,
  DEAD,
  DISTRACTED,
  FALLING,
  FIRST_STRIKE_USED,
  RAPTOR_TRAIT,
  SILENCED,
  STRUCK_FIRST_LAP,
} from '../../data/marks.js';
import { TRAIT_OF } from '../../data/pets.js';
import {
  COSTS_OWNER,
  FIRST_STRIKE_KILLS,
  HEALS_BY_DAMAGE,
  HEALS_OTHERS,
  HITS_ALL,
  PRICKS,
  SHIELDS_OWNER,
  SILENCES,
  STRIKES_BACK,
} from '../../data/vocabulary.js';
import {
  allEnemies,
  canBeStruck,
  canStrike,
  crabFor,
  strikesBlindly,
  strikeTargets,
} from '../../rules/aims.js';
import {
  besidePet,
  boardBits,
  faceUpPets,
  has,
  inOrder,
  isFaceUp,
  isLiving,
  ownerOf,
  type Table,
} from '../../rules/board.js';
import { grudgeOf, hitPet, killPet, newSource, ownTraits, takeSpore } from '../../rules/damage.js';
import { oneLap } from '../../rules/durations.js';
import { attackOf, capWounds } from '../../rules/figures.js';
import { typeEdge } from '../../rules/forecast.js';
import { loseHealth } from '../../rules/players.js';
import { petCard, petRef, type Rules, tell } from '../../rules/tell.js';
import { NO_PET, NOTHING, type TrueshotState } from '../../state/state.js';
import { healPets } from '../effects/heal.js';
import { pick } from '../pick.js';
import { settleFallen } from './settle.js';

/** The Attack a strike is made with: a dead Boar strikes with the one it died with. */
export function strikeAttack(s: Table, pet: number): number {
  return (s.marks[pet]! & DEAD) === 0 ? attackOf(s, pet) : s.diedWith[pet]!;
}

/** A target drawn among the legal ones (Gorilla, Concussive Trait). */
export function drawTarget(s: TrueshotState, run: Rules, pet: number): number {
  const targets = inOrder(s, strikeTargets(s, pet), ownerOf(pet));
  if (targets.length < 2) return targets[0] ?? NO_PET;
  return targets[run.below(targets.length)]!;
}

type EffectStrikeLocals = { pet: number; picker: number };

export const effectStrike = procedureOf<TrueshotState, EffectStrikeLocals>()('effectStrike', {
  /** Step 1. Stopped pets make no strikes by effects either; a dead Boar does. */
  target(s, run, { pet, picker }) {
    const isDead = (s.marks[pet]! & DEAD) !== 0 && s.kind[pet]! >= 0;
    if (isDead ? s.stopped[pet]! >= s.clock : !canStrike(s, pet)) return run.leave();
    if (has(s, pet, HITS_ALL))
      return allEnemies(s, ownerOf(pet)) === 0 ? run.leave() : run.goto(effectStrike.at.all);
    if (strikesBlindly(s, pet)) s.picked = drawTarget(s, run, pet);
    else pick(s, run, picker, 'pick-strike', petCard(s.kind[pet]!), strikeTargets(s, pet));
  },
  /** Step 2. */
  redirect(s, run, { pet }) {
    const aimed = s.picked;
    if (aimed === NOTHING) return run.leave();
    const target = crabFor(s, aimed, pet);
    if ((s.marks[aimed]! & DISTRACTED) !== 0) endDistraction(s);
    if (run.listening)
      tell(run, 'effect-strike', 'TL-A10', {
        striker: petRef(s, pet),
        target: petRef(s, target),
        redirected: target !== aimed,
      });
    run.call(landing, newLanding(pet, target, 0));
  },
  done(_s, run) {
    run.leave();
  },
  all(_s, run, { pet }) {
    run.call(landing, newLanding(pet, NO_PET, 0));
  },
});

type LandingLocals = {
  pet: number;
  /** The struck pet, or none for a strike at everybody. */
  target: number;
  /** A neighbour of the target whom Trueshot Aura hits as well. */
  neighbour: number;
  /** What came of it, after step 7. */
  dealt: number;
  /** Health that the strike took from anybody (TL-N33). */
  removed: number;
  /** Which answer of a chain it is: 0 for a strike that answers nothing. */
  answer: number;
};

export function newLanding(pet: number, target: number, answer: number): LandingLocals {
  return { pet, target, neighbour: NO_PET, dealt: 0, removed: 0, answer };
}

export const landing = procedureOf<TrueshotState, LandingLocals>()('landing', {
  /** Step 5: it counts as made from here on. */
  counts(s, run, l) {
    newSource(s);
    const { pet, target } = l;
    if (s.lap <= 1) s.marks[pet]! |= STRUCK_FIRST_LAP;
    if (target !== NO_PET) {
      s.struck[pet]! |= 1 << target;
      s.struckBy[target]! |= 1 << pet;
    }
    for (let n = ownTraits(s, pet, COSTS_OWNER); n > 0; n--)
      loseHealth(s, run, ownerOf(pet), 1, petCard(s.effect[pet]!));
    const aura = target !== NO_PET && (s.marks[pet]! & AURA) !== 0;
    s.picked = NOTHING;
    if (aura)
      pick(s, run, s.auraBy[pet]!, 'pick-aura', 'spell:trueshot-aura', besidePet(s, target) & faceUpPets(s));
  },
  /** A waiting Sporebat mark goes with the strike's own hit; of a strike at everybody the owner picks one victim (TL-N44). */
  victims(s, run, l) {
    if (s.picked !== NOTHING) l.neighbour = s.picked;
    s.picked = NOTHING;
    if (l.target === NO_PET && s.spore[ownerOf(l.pet)]! > 0)
      pick(s, run, ownerOf(l.pet), 'pick-spore', 'pet:sporebat', allEnemies(s, ownerOf(l.pet)));
  },
  /** Steps 5 to 8. */
  hits(s, run, l) {
    const spored = l.target === NO_PET ? s.picked : l.target;
    const spore = spored === NO_PET ? 0 : takeSpore(s, ownerOf(l.pet));
    const before = allWounds(s);
    if (l.target === NO_PET) hitEverybody(s, run, l, spored, spore);
    else hitTarget(s, run, l, spore);
    l.removed = allWounds(s) - before;
  },
  /** Step 9: Turtle, also when it falls to the strike. */
  pricks(s, run, l) {
    const { pet, target } = l;
    if (target === NO_PET || !isLiving(s, pet)) return;
    for (let n = ownTraits(s, target, PRICKS); n > 0; n--) {
      newSource(s);
      const amount = 1 + grudgeOf(s, target, pet) + takeSpore(s, ownerOf(target));
      hitPet(s, run, pet, amount, target, petCard(s.effect[target]!));
    }
  },
  /** Step 10: the striker, if it is above 0. */
  after(s, run, l) {
    const { pet } = l;
    if (!isLiving(s, pet) || (s.marks[pet]! & FALLING) !== 0) return;
    afterStrike(s, run, l);
    const heals = ownTraits(s, pet, HEALS_OTHERS);
    if (heals === 0) return;
    const others = inOrder(s, faceUpPets(s) & boardBits(ownerOf(pet)) & ~(1 << pet), ownerOf(pet));
    healPets(s, run, ownerOf(pet), others, heals, petCard(s.effect[pet]!));
  },
  /** Steps 11 and 12. */
  deaths(s, run) {
    settleFallen(s, run);
  },
  /** Step 13: a struck Wasp answers. A chain ends with a strike that removed no Health (TL-N33). */
  answer(s, run, l) {
    const { pet, target, answer } = l;
    if (target === NO_PET || !has(s, target, STRIKES_BACK) || !canStrike(s, target)) return;
    if (!isLiving(s, pet) || !canBeStruck(s, pet, target) || (answer > 0 && l.removed === 0)) return;
    if (has(s, target, HITS_ALL)) return run.call(landing, newLanding(target, NO_PET, answer + 1));
    const struck = crabFor(s, pet, target);
    if (run.listening)
      tell(run, 'answered', 'TL-P-wasp', {
        striker: petRef(s, target),
        target: petRef(s, struck),
        redirected: struck !== pet,
      });
    run.call(landing, newLanding(target, struck, answer + 1));
  },
});

function allWounds(s: Table): number {
  return s.wounds.reduce((sum, wounds) => sum + wounds, 0);
}

/** Worm: a flat 1 to all enemy pets at once; nobody counts as struck (TL-N23). */
function hitEverybody(s: TrueshotState, run: Rules, l: LandingLocals, spored: number, spore: number): void {
  const { pet } = l;
  spendsFirstStrike(s, pet);
  if (run.listening) tell(run, 'struck-all', 'TL-P-worm', { striker: petRef(s, pet) });
  for (const victim of inOrder(s, allEnemies(s, ownerOf(pet)), ownerOf(pet)))
    l.dealt += hitPet(
      s,
      run,
      victim,
      1 + grudgeOf(s, pet, victim) + (victim === spored ? spore : 0),
      pet,
      petCard(s.kind[pet]!),
    );
}

function hitTarget(s: TrueshotState, run: Rules, l: LandingLocals, spore: number): void {
  const { pet, target, neighbour } = l;
  const attack = strikeAttack(s, pet);
  const edge = typeEdge(s, pet, target);
  const amount = attack + edge + grudgeOf(s, pet, target) + spore;
  const kills = spendsFirstStrike(s, pet);
  if (run.listening)
    tell(run, 'struck', 'TL-63', {
      striker: petRef(s, pet),
      target: petRef(s, target),
      amount,
      attack,
      edge,
    });
  l.dealt = hitPet(s, run, target, amount, pet, petCard(s.kind[pet]!));
  // TL-N36: a hit of the Attack alone; Gruffhorn's grudge is on strikes at the pet that struck it.
  if (neighbour !== NO_PET) hitPet(s, run, neighbour, attack, pet, 'spell:trueshot-aura');
  if (kills) {
    killPet(s, target, pet);
    if (run.listening)
      tell(run, 'killed', 'TL-P-scorpid', { striker: petRef(s, pet), target: petRef(s, target) });
  }
}

/** Scorpid: the first strike it makes in a combat; a borrowed effect counts for itself. */
function spendsFirstStrike(s: TrueshotState, pet: number): boolean {
  const first = (s.marks[pet]! & FIRST_STRIKE_USED) === 0;
  s.marks[pet]! |= FIRST_STRIKE_USED;
  if (!has(s, pet, FIRST_STRIKE_KILLS)) return false;
  if (TRAIT_OF[s.effect[pet]!] === FIRST_STRIKE_KILLS && first) return true;
  if (TRAIT_OF[s.also[pet]!] !== FIRST_STRIKE_KILLS || s.alsoUsed[pet] !== 0) return false;
  s.alsoUsed[pet] = 1;
  return true;
}

function afterStrike(s: TrueshotState, run: Rules, l: LandingLocals): void {
  const { pet, target, dealt } = l;
  const owner = ownerOf(pet);
  const by = petCard(s.effect[pet]!);
  const heal = dealt * ownTraits(s, pet, HEALS_BY_DAMAGE);
  if (heal > 0) healPets(s, run, owner, [pet], heal, by);
  if (has(s, pet, SHIELDS_OWNER) || (s.marks[pet]! & RAPTOR_TRAIT) !== 0) {
    s.shielded[owner] = Math.max(s.shielded[owner]!, oneLap(s));
    if (run.listening) tell(run, 'shield', 'TL-P-raptor', { seat: owner, by: petRef(s, pet) });
  }
  if (target !== NO_PET && has(s, pet, SILENCES) && isFaceUp(s, target)) {
    s.marks[target]! |= SILENCED;
    capWounds(s, target);
    if (run.listening) tell(run, 'silenced', 'TL-P-chimaera', { pet: petRef(s, target), by: petRef(s, pet) });
  }
}

/** TL-N25: a strike that had to take a marked pet uses all marks up. */
export function endDistraction(s: TrueshotState): void {
  for (let pet = 0; pet < s.marks.length; pet++) s.marks[pet]! &= ~DISTRACTED;
}
