/** Effects on pets that take several picks: strikes of many, dismissals, calls, death effects without dying, shares. */
import { procedureOf } from '@fray/engine';
import { IS_EXOTIC } from '../../data/pets.js';
import { allEnemies, callable } from '../../rules/aims.js';
import {
  deathTimes,
  inOrder,
  isActive,
  isLiving,
  isThere,
  ownerOf,
  petCount,
  presentPets,
} from '../../rules/board.js';
import { grudgeOf, hitPet, newSource } from '../../rules/damage.js';
import { drawCard, onTopOfPets, shufflePile } from '../../rules/piles.js';
import { exoticOf, takePet, updateRanks } from '../../rules/rows.js';
import { petCard, petRef, tell } from '../../rules/tell.js';
import { NO_PET, NOTHING, PLACES, type TrueshotState } from '../../state/state.js';
import { PETS_PILE } from '../../verbs.js';
import { settleFallen } from '../combat/settle.js';
import { effectStrike, strikeAttack } from '../combat/strike.js';
import { pick, sharing } from '../pick.js';
import { tamePet } from '../preparation/tame.js';
import { AT_DEATH, deathKinds, runPetOps } from './effect.js';

/** Each of these pets strikes once, in order; one seat picks the targets (Bestial Wrath, Boar, Crocilisk). */
export const strikingEach = procedureOf<TrueshotState, { pets: number; picker: number; own: number }>()(
  'strikingEach',
  {
    next(s, run, l) {
      const [pet] = inOrder(s, l.pets, l.picker);
      if (pet === undefined) return run.leave();
      l.pets &= ~(1 << pet);
      // Only a pet's own effect lets it strike when dead (Boar); under Volley one may have died meanwhile.
      if (l.own === 1 || isLiving(s, pet)) run.call(effectStrike, { pet, picker: l.picker });
    },
    again(_s, run) {
      run.goto(strikingEach.at.next);
    },
  },
);

/** TL-N57: on top of the pile one after the other, in the order the caster likes. */
export const dismissing = procedureOf<TrueshotState, { seat: number; pets: number }>()('dismissing', {
  pick(s, run, l) {
    l.pets &= presentPets(s);
    if (l.pets === 0) {
      // All of them leave together for the ranks (TL-A4).
      updateRanks(s);
      return run.leave();
    }
    pick(s, run, l.seat, 'pick-dismiss', 'spell:dismiss-pet', l.pets);
  },
  dismiss(s, run) {
    const pet = s.picked;
    run.goto(dismissing.at.pick);
    if (pet === NOTHING) return;
    if (run.listening)
      tell(run, 'left', 'TL-N57', { pet: petRef(s, pet), to: 'pile', by: 'spell:dismiss-pet' });
    onTopOfPets(s, takePet(s, pet));
  },
});

/** Call Pet: second copies from the pile while places last; the pile is shuffled afterwards (TL-N15). */
export const calling = procedureOf<TrueshotState, { seat: number; pets: number; all: number }>()('calling', {
  pick(s, run, l) {
    l.pets &= callable(s, l.seat);
    s.picked = NOTHING;
    if (l.all === 1) s.picked = inOrder(s, l.pets, l.seat)[0] ?? NOTHING;
    else pick(s, run, l.seat, 'pick-call', 'spell:call-pet', l.pets);
  },
  call(s, run, l) {
    if (s.picked === NOTHING) return run.leave();
    l.pets &= ~(1 << s.picked);
    const kind = s.kind[s.picked]!;
    s.petPile.splice(s.petPile.lastIndexOf(kind), 1);
    shufflePile(s, run, PETS_PILE);
    tamePet(s, run, l.seat, kind, true);
  },
  again(_s, run, l) {
    if (l.all === 1) run.goto(calling.at.pick);
  },
});

/** Tame Beast: the top of the pile for this combat; a second Exotic goes to the discard (TL-N18). */
export const tamingTop = procedureOf<TrueshotState, { seat: number }>()('tamingTop', {
  draw(s, run, { seat }) {
    if (petCount(s, seat) === PLACES || (s.petPile.length === 0 && s.petDiscard.length === 0)) return;
    const kind = drawCard(s, run, PETS_PILE);
    if (run.listening) tell(run, 'turned-up', 'TL-S-tame-beast', { seat, by: petCard(kind) });
    if (IS_EXOTIC[kind] && exoticOf(s, seat) !== NO_PET) {
      s.petDiscard.push(kind);
      if (run.listening) tell(run, 'turned-away', 'TL-N18', { seat, by: petCard(kind) });
    } else tamePet(s, run, seat, kind, true);
  },
});

/** Feign Death: the death effects of one's living pets, left to right, without dying (TL-N5). */
export const feigning = procedureOf<TrueshotState, { seat: number; pets: number[]; at: number }>()(
  'feigning',
  {
    begin(s, _run, l) {
      l.pets = inOrder(s, 0b111 << (l.seat * PLACES), l.seat);
    },
    fire(s, run, l) {
      const pet = l.pets[l.at++];
      if (pet === undefined) return run.leave();
      if (isThere(s, pet) && isActive(s, pet)) run.call(firing, { pet, at: 0 });
    },
    deaths(s, run) {
      settleFallen(s, run);
    },
    again(_s, run) {
      run.goto(feigning.at.fire);
    },
  },
);

/** The death effects of one living pet, again with Rae'shalare. */
export const firing = procedureOf<TrueshotState, { pet: number; at: number }>()('firing', {
  next(s, run, l) {
    const kinds = isThere(s, l.pet) && isActive(s, l.pet) ? deathKinds(s, l.pet) : [];
    const owner = ownerOf(l.pet);
    const kind = kinds[Math.floor(l.at / deathTimes(s, owner))];
    if (kind === undefined) return run.leave();
    l.at++;
    if (run.listening) tell(run, 'death-effect', 'TL-N6', { pet: petRef(s, l.pet), by: petCard(kind) });
    runPetOps(run, kind, AT_DEATH, owner, l.pet);
  },
  deaths(s, run) {
    settleFallen(s, run);
  },
  again(_s, run) {
    run.goto(firing.at.next);
  },
});

type SplitLocals = { pet: number; rest: number; victims: number[]; shares: number[]; spored: number };

/** Aqiri: its Attack, split as its owner likes among enemy pets; each share is one hit. */
export const splitting = procedureOf<TrueshotState, SplitLocals>()('splitting', {
  begin(s, run, l) {
    const owner = ownerOf(l.pet);
    l.rest = strikeAttack(s, l.pet);
    l.victims = inOrder(s, allEnemies(s, owner), owner);
    if (l.victims.length === 0 || l.rest === 0) run.leave();
  },
  share(s, run, l) {
    const last = l.shares.length === l.victims.length - 1;
    if (last || l.rest === 0) s.picked = l.rest;
    else
      run.call(sharing, {
        seat: ownerOf(l.pet),
        by: petCard(s.kind[l.pet]!),
        to: l.victims[l.shares.length]!,
        rest: l.rest,
      });
  },
  shared(s, run, l) {
    l.shares.push(s.picked);
    l.rest -= s.picked;
    if (l.shares.length < l.victims.length) run.goto(splitting.at.share);
  },
  spore(s, run, l) {
    let hit = 0;
    for (const [i, share] of l.shares.entries()) if (share > 0) hit |= 1 << l.victims[i]!;
    s.picked = NOTHING;
    const owner = ownerOf(l.pet);
    if (s.spore[owner]! > 0) pick(s, run, owner, 'pick-spore', 'pet:sporebat', hit);
  },
  hits(s, run, l) {
    const owner = ownerOf(l.pet);
    const spore = s.spore[owner]!;
    if (s.picked !== NOTHING) s.spore[owner] = 0;
    newSource(s);
    for (const [i, share] of l.shares.entries()) {
      const victim = l.victims[i]!;
      const more = grudgeOf(s, l.pet, victim) + (victim === s.picked ? spore : 0);
      if (share > 0) hitPet(s, run, victim, share + more, l.pet, petCard(s.kind[l.pet]!));
    }
  },
});
