/** The combat phase: start effects, laps of slots, lap ends (TL-58 to TL-69). */
import { procedureOf } from '@fray/engine';
import { COMBAT_MARKS, DOOMED } from '../../data/marks.js';
import { COMBAT_START_OF, NO_EFFECT } from '../../data/pets.js';
import { WILD } from '../../data/spells.js';
import { POISONS } from '../../data/vocabulary.js';
import {
  boardBits,
  faceUpPets,
  has,
  inOrder,
  isActive,
  isLiving,
  ownerOf,
  petCount,
  seatsInOrder,
  type Table,
} from '../../rules/board.js';
import { grudgeOf, hitPet, killPet, newSource, ownTraits } from '../../rules/damage.js';
import { capWounds } from '../../rules/figures.js';
import { canDraw, drawCard } from '../../rules/piles.js';
import { loseHealth } from '../../rules/players.js';
import { updateRanks } from '../../rules/rows.js';
import { petCard, petRef, type Rules, tell } from '../../rules/tell.js';
import { COMBAT, NO_PET, NOTHING, PLACES, type TrueshotState } from '../../state/state.js';
import { PETS_PILE } from '../../verbs.js';
import { AT_COMBAT_START, runPetOps } from '../effects/effect.js';
import { healPets } from '../effects/heal.js';
import { pick } from '../pick.js';
import { tamePet } from '../preparation/tame.js';
import { settleFallen } from './settle.js';
import { isOver, newSlot, slot } from './slot.js';
import { answering } from './window.js';

/** TL-32: whoever has no pet takes the top one, if there is any. */
export const forcedTame = procedureOf<TrueshotState, { seat: number }>()('forcedTame', {
  tame(s, run, { seat }) {
    if (petCount(s, seat) > 0 || !canDraw(s, PETS_PILE) || (s.gone & (1 << seat)) !== 0) return;
    const kind = drawCard(s, run, PETS_PILE);
    if (run.listening) tell(run, 'forced', 'TL-32', { seat, by: petCard(kind) });
    tamePet(s, run, seat, kind, false);
  },
});

type CombatLocals = { queue: number[]; at: number };

export const combat = procedureOf<TrueshotState, CombatLocals>()('combat', {
  begin(s, run, l) {
    s.phase = COMBAT;
    s.clock = s.lap = 1;
    s.spent = true;
    s.stirred = true;
    s.compelled = false;
    s.wiped = [];
    s.casters = s.cast = 0;
    s.mute = s.muteNext;
    s.muteNext = 0;
    for (let seat = 0; seat < s.seats; seat++) s.purse[seat] = 0;
    l.queue = seatsInOrder(s, s.inGame, s.opener);
    l.at = 0;
    if (run.listening) tell(run, 'combat', 'TL-41', { opener: s.opener, round: s.round });
  },
  /** A Devilsaur that came so may take somebody's last pet: they take another (TL-N46). */
  forcedTames(s, run, l) {
    const seat = l.queue.find((each) => petCount(s, each) === 0 && (s.gone & (1 << each)) === 0);
    if (seat === undefined || !canDraw(s, PETS_PILE)) return;
    run.goto(combat.at.forcedTames);
    run.call(forcedTame, { seat });
  },
  /** TL-66: all pets are healed, counters start anew. */
  heal(s, _run, l) {
    for (let pet = 0; pet < s.kind.length; pet++) readyPet(s, pet);
    updateRanks(s);
    l.queue = combatStarters(s);
    l.at = 0;
  },
  /** TL-N60: before all pets' effects. */
  stings(s, run) {
    for (const victim of seatsInOrder(s, s.inGame, s.opener))
      for (const caster of seatsInOrder(s, s.inGame, s.opener)) {
        const amount = s.stings[caster * s.seats + victim]!;
        s.stings[caster * s.seats + victim] = 0;
        if (amount > 0) loseHealth(s, run, victim, amount, 'spell:serpent-sting');
      }
  },
  /** TL-60: in play order, inside one board left to right. */
  startEffects(s, run, l) {
    const pet = l.queue[l.at++];
    if (pet === undefined) return run.goto(combat.at.startWindow);
    if (!isActive(s, pet) || COMBAT_START_OF[s.effect[pet]!]!.length === 0) return;
    if (run.listening)
      tell(run, 'start-effect', 'TL-60', { pet: petRef(s, pet), by: petCard(s.effect[pet]!) });
    runPetOps(run, s.effect[pet]!, AT_COMBAT_START, ownerOf(pet), pet);
  },
  startDeaths(s, run) {
    settleFallen(s, run);
  },
  moreStarts(_s, run) {
    run.goto(combat.at.startEffects);
  },
  startWindow(_s, run) {
    run.call(answering, { what: 'combat-start' });
  },
  lap(s, run, l) {
    if (isOver(s)) return run.leave();
    s.stirred = false;
    if (run.listening) tell(run, 'lap', 'TL-F5', { lap: s.lap, must: s.compelled });
    l.queue = seatsInOrder(s, s.inGame, s.opener);
    l.at = 0;
    startOfLap(s, run);
  },
  lapDeaths(s, run) {
    settleFallen(s, run);
  },
  slots(s, run, l) {
    if (isOver(s)) return run.goto(l.at === 0 ? combat.at.lastWindow : combat.at.done);
    const seat = l.queue[l.at++];
    if (seat === undefined) return run.goto(combat.at.lapEnd);
    s.active = seat;
    s.clock++;
    run.call(slot, newSlot());
  },
  moreSlots(_s, run) {
    run.goto(combat.at.slots);
  },
  /** Opener's seat first: pets left to right, then the Aspect. */
  lapEnd(_s, run, l) {
    run.call(lapEnd, { queue: l.queue.slice(), at: 0, pet: NO_PET });
  },
  stallGuard(s, run) {
    s.compelled = s.options.stallGuard && !s.stirred;
    // The combat may be over, or its last lap (TL-A29): a last window first.
    if (isOver(s) || s.lap >= s.options.lapCap) return run.goto(combat.at.lastWindow);
    s.lap++;
    run.goto(combat.at.lap);
  },
  lastWindow(_s, run) {
    run.call(answering, { what: 'resolved' });
  },
  /** Revive Pet may have undone it. */
  really(s, run, l) {
    if (isOver(s)) return run.leave();
    if (l.at === 0) return run.goto(combat.at.slots);
    if (s.lap >= s.options.lapCap) return run.leave();
    s.lap++;
    run.goto(combat.at.lap);
  },
  done() {},
});

function readyPet(s: TrueshotState, pet: number): void {
  if (s.kind[pet]! < 0) return;
  if (s.options.survivorsHeal) s.wounds[pet] = 0;
  s.marks[pet]! &= ~COMBAT_MARKS;
  capWounds(s, pet);
  s.struck[pet] = s.struckBy[pet] = s.ignored[pet] = s.alsoUsed[pet] = 0;
  s.also[pet] = NO_EFFECT;
  s.killer[pet] = NO_PET;
}

function combatStarters(s: Table): number[] {
  let pets = 0;
  for (let pet = 0; pet < s.kind.length; pet++)
    if (s.kind[pet]! >= 0 && COMBAT_START_OF[s.effect[pet]!]!.length > 0) pets |= 1 << pet;
  return inOrder(s, pets, s.opener);
}

/** Death Chakram and Flayed Shot, before the lap's first slot. */
function startOfLap(s: TrueshotState, run: Rules): void {
  for (let pet = 0; pet < s.kind.length; pet++)
    if (s.kind[pet]! >= 0 && (s.marks[pet]! & DOOMED) !== 0) {
      s.marks[pet]! &= ~DOOMED;
      killPet(s, pet, NO_PET);
    }
  if (s.flays.length === 0) return;
  for (const [pet, , plus, times] of s.flays) {
    newSource(s);
    hitPet(s, run, pet!, (1 + plus!) * times!, NO_PET, 'spell:flayed-shot');
  }
  s.flays = s.flays.flatMap(([pet, laps, , times]) => (laps! > 1 ? [[pet!, laps! - 1, 0, times!]] : []));
}

type LapEndLocals = { queue: number[]; at: number; pet: number };

export const lapEnd = procedureOf<TrueshotState, LapEndLocals>()('lapEnd', {
  seat(s, run, l) {
    const seat = l.queue[l.at];
    if (seat === undefined) return run.leave();
    l.pet = nextSerpent(s, seat, NO_PET);
    if (l.pet === NO_PET) run.goto(lapEnd.at.aspect);
  },
  /** Serpent: 1 damage to each living pet it struck in this combat. */
  poison(s, run, l) {
    const victims = s.struck[l.pet]! & faceUpPets(s);
    const owner = ownerOf(l.pet);
    s.picked = NOTHING;
    if (s.spore[owner]! > 0 && victims !== 0) pick(s, run, owner, 'pick-spore', 'pet:sporebat', victims);
  },
  poisoned(s, run, l) {
    const owner = ownerOf(l.pet);
    const spore = s.spore[owner]!;
    if (s.picked !== NOTHING) s.spore[owner] = 0;
    for (let n = ownTraits(s, l.pet, POISONS); n > 0; n--) {
      newSource(s);
      for (const victim of inOrder(s, s.struck[l.pet]! & faceUpPets(s), s.opener)) {
        const amount = 1 + grudgeOf(s, l.pet, victim) + (victim === s.picked ? spore : 0);
        hitPet(s, run, victim, amount, l.pet, petCard(s.effect[l.pet]!));
      }
      s.picked = NOTHING;
    }
    settleFallen(s, run);
  },
  nextPet(s, run, l) {
    l.pet = nextSerpent(s, l.queue[l.at]!, l.pet);
    if (l.pet !== NO_PET) run.goto(lapEnd.at.poison);
  },
  /** Aspect of the Wild. */
  aspect(s, run, l) {
    const seat = l.queue[l.at++]!;
    run.goto(lapEnd.at.seat);
    if (s.aspect[seat] === WILD)
      healPets(
        s,
        run,
        seat,
        inOrder(s, faceUpPets(s) & boardBits(seat), seat),
        1,
        'spell:aspect-of-the-wild',
      );
  },
});

/** The next living face-up pet with Serpent's effect to the right of one. */
function nextSerpent(s: Table, seat: number, after: number): number {
  let past = after === NO_PET;
  for (let place = seat * PLACES; place < seat * PLACES + PLACES; place++) {
    const pet = s.row[place]!;
    if (past && pet !== NO_PET && isLiving(s, pet) && has(s, pet, POISONS)) return pet;
    if (pet === after) past = true;
  }
  return NO_PET;
}
