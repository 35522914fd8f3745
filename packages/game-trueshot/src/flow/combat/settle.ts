/**
 * Steps 11 and 12: deaths together, then kill effects, then death effects, until all is quiet. Whatever these effects bring to 0
 * dies with the next batch (step 12); only a strike that a death effect makes deals with its own deaths.
 */
import { procedureOf } from '@fray/engine';
import { CAME_BACK, DEAD, FALLING, HUNTED, SET, SILENCED } from '../../data/marks.js';
import { TRAIT_OF } from '../../data/pets.js';
import {
  COMES_BACK,
  EXACT,
  GROWS_BY_KILL,
  HIDES_AFTER_KILL,
  PERMANENT,
  SURPLUS,
} from '../../data/vocabulary.js';
import {
  boardBits,
  deathTimes,
  faceUpPets,
  has,
  inOrder,
  isActive,
  isLiving,
  isThere,
  neighbours,
  ownerOf,
  type Table,
} from '../../rules/board.js';
import { giveBonus } from '../../rules/bonuses.js';
import { grudgeOf, hitPet, isAnyFalling, newSource, ownTraits, takeSpore } from '../../rules/damage.js';
import { oneLap } from '../../rules/durations.js';
import { attackOf } from '../../rules/figures.js';
import { updateRanks } from '../../rules/rows.js';
import { petCard, petRef, type Rules, tell } from '../../rules/tell.js';
import { NO_PET, NOTHING, type TrueshotState } from '../../state/state.js';
import { AT_DEATH, deathKinds, runPetOps } from '../effects/effect.js';
import { pick } from '../pick.js';

type SettleLocals = {
  /** Killer and victim in turn, then the dead in order, each with the effect that fires. */
  kills: number[];
  deaths: number[];
  at: number;
  amount: number;
};

/** "Active player first": in a slot its player, otherwise the opener (TL-A4). */
export function firstInOrder(s: Table): number {
  return (s.clock & 1) === 0 ? s.active : s.opener;
}

export const settle = procedureOf<TrueshotState, SettleLocals>()('settle', {
  turnOver(s, run, l) {
    const fallen = inOrder(s, fallingPets(s), firstInOrder(s));
    if (fallen.length === 0) return run.leave();
    for (const pet of fallen) s.diedWith[pet] = attackOf(s, pet);
    const dead = fallen.filter((pet) => !comesBack(s, run, pet));
    for (const pet of dead) s.marks[pet]! = (s.marks[pet]! & ~FALLING) | DEAD;
    if (run.listening) for (const pet of dead) tellDeath(s, run, pet);
    updateRanks(s);
    l.kills = killsOf(s, dead);
    l.deaths = dead.flatMap((pet) => deathsOf(s, pet));
    l.at = 0;
  },
  kill(s, run, l) {
    if (l.at >= l.kills.length) return run.goto(settle.at.death);
    const [killer, victim] = [l.kills[l.at]!, l.kills[l.at + 1]!];
    l.at += 2;
    l.amount = 0;
    s.picked = NOTHING;
    if (isLiving(s, killer)) afterKill(s, run, l, killer, victim);
  },
  /** Clefthoof, Scalehide: another enemy pet of an adjacent player takes what is left over. */
  passOn(s, run, l) {
    if (l.amount > 0 && s.picked !== NOTHING) {
      const killer = l.kills[l.at - 2]!;
      const more = grudgeOf(s, killer, s.picked) + takeSpore(s, ownerOf(killer));
      newSource(s);
      hitPet(s, run, s.picked, l.amount + more, killer, petCard(s.kind[killer]!));
    }
  },
  moreKills(_s, run) {
    run.goto(settle.at.kill);
  },
  death(_s, _run, l) {
    l.at = 0;
  },
  fire(s, run, l) {
    if (l.at >= l.deaths.length) return run.goto(settle.at.turnOver);
    const [pet, kind] = [l.deaths[l.at]!, l.deaths[l.at + 1]!];
    l.at += 2;
    if (!isThere(s, pet)) return;
    if (run.listening) tell(run, 'death-effect', 'TL-08', { pet: petRef(s, pet), by: petCard(kind) });
    runPetOps(run, kind, AT_DEATH, ownerOf(pet), pet);
  },
  moreDeaths(_s, run) {
    run.goto(settle.at.fire);
  },
});

/** Deals with deaths if there are any. Call it last in a step. */
export function settleFallen(s: TrueshotState, run: Rules): void {
  if (isAnyFalling(s)) run.call(settle, { kills: [], deaths: [], at: 0, amount: 0 });
}

function fallingPets(s: Table): number {
  let pets = 0;
  for (let pet = 0; pet < s.marks.length; pet++) if ((s.marks[pet]! & FALLING) !== 0) pets |= 1 << pet;
  return pets;
}

/** TL-N29: Stone Hound's first death of a round is none; it stands there with 1 Attack and 3 Health. */
function comesBack(s: TrueshotState, run: Rules, pet: number): boolean {
  if ((s.marks[pet]! & CAME_BACK) !== 0 || !has(s, pet, COMES_BACK)) return false;
  s.marks[pet]! |= CAME_BACK;
  setFigures(s, pet, 1, 3);
  if (run.listening) tell(run, 'came-back', 'TL-P-stone-hound', { pet: petRef(s, pet) });
  return true;
}

/** TL-A14: a set value, which overrules an earlier one; the bonuses it had sleep until round end, wounds are gone. */
export function setFigures(s: TrueshotState, pet: number, attack: number, health: number): void {
  s.marks[pet]! = (s.marks[pet]! & ~(FALLING | DEAD | HUNTED)) | SET;
  s.setAttack[pet] = attack;
  s.setHealth[pet] = health;
  s.asleepAttack[pet]! += s.foreverAttack[pet]!;
  s.asleepHealth[pet]! += s.foreverHealth[pet]!;
  s.asleepNextAttack[pet]! += s.nextAttack[pet]!;
  s.asleepNextHealth[pet]! += s.nextHealth[pet]!;
  s.foreverAttack[pet] = s.foreverHealth[pet] = s.roundAttack[pet] = s.roundHealth[pet] = 0;
  s.nextAttack[pet] = s.nextHealth[pet] = 0;
  s.wounds[pet] = s.woundsThen[pet] = 0;
}

function tellDeath(s: TrueshotState, run: Rules, pet: number): void {
  const by = s.killer[pet]!;
  const killer = by === NO_PET || !isThere(s, by) ? null : petRef(s, by);
  tell(run, 'died', 'TL-65', { pet: petRef(s, pet), killer });
}

/** Killers in order, each with its victims in order; spells and weapons kill for nobody (TL-A17). */
function killsOf(s: Table, dead: readonly number[]): number[] {
  let killers = 0;
  for (const pet of dead) if (s.killer[pet] !== NO_PET) killers |= 1 << s.killer[pet]!;
  return inOrder(s, killers, firstInOrder(s)).flatMap((killer) =>
    dead.flatMap((pet) => (s.killer[pet] === killer ? killOf(s, killer, pet) : [])),
  );
}

/** Whoever borrows its own effect of passing damage on does so twice. */
function killOf(s: Table, killer: number, victim: number): number[] {
  const twice = ownTraits(s, killer, SURPLUS) === 2 || ownTraits(s, killer, EXACT) === 2;
  return twice ? [killer, victim, killer, victim] : [killer, victim];
}

/** The death effects of one pet: its own and a borrowed one, again with Rae'shalare. */
function deathsOf(s: Table, pet: number): number[] {
  if ((s.marks[pet]! & SILENCED) !== 0) return [];
  const times = deathTimes(s, ownerOf(pet));
  return deathKinds(s, pet).flatMap((kind) => (times === 2 ? [pet, kind, pet, kind] : [pet, kind]));
}

/** Kill effects of one killer for one victim. */
function afterKill(s: TrueshotState, run: Rules, l: SettleLocals, killer: number, victim: number): void {
  if (!isActive(s, killer)) return;
  const owner = ownerOf(killer);
  const by = petCard(s.kind[killer]!);
  for (const trait of [TRAIT_OF[s.effect[killer]!]!, TRAIT_OF[s.also[killer]!]!]) {
    if (trait === GROWS_BY_KILL) giveBonus(s, run, owner, 1 << killer, 1, 0, PERMANENT, by);
    else if (trait === HIDES_AFTER_KILL) {
      s.guarded[killer] = Math.max(s.guarded[killer]!, oneLap(s));
      if (run.listening) tell(run, 'guarded', 'TL-P-warp-stalker', { pet: petRef(s, killer), by });
    } else if (trait === SURPLUS) l.amount = Math.max(l.amount, s.surplus[victim]!);
    else if (trait === EXACT && s.surplus[victim] === 0) l.amount = Math.max(l.amount, s.lastHit[victim]!);
  }
  if (l.amount > 0) pick(s, run, owner, 'pick-surplus', by, adjacentEnemies(s, owner));
}

/** Living face-up pets of the neighbours. */
export function adjacentEnemies(s: Table, seat: number): number {
  const beside = neighbours(s, seat);
  let pets = 0;
  for (let other = 0; other < s.seats; other++) if ((beside & (1 << other)) !== 0) pets |= boardBits(other);
  return pets & faceUpPets(s);
}
