/** Spells that change pets without removing Health (4.1, 4.2, 6.6, 8.1, 8.3). */

import { fillPetPile, joinForCombat, noteRanks, takeAway } from '../boards.js';
import { petCard } from '../cards.js';
import { fireWithoutDying, resolveDeaths, setFigures } from '../deaths.js';
import { isTarget, withoutKilling } from '../figures.js';
import { giveBonuses, healPets, healPlayer, protect } from '../hits.js';
import type { Pet } from '../setting.js';
import { askOrder, findPet, oneLap, pick, seatName, type Table, tell } from '../table.js';
import { type Cast, chooseAlly, legalPets } from './aim.js';
import type { SpellEffect } from './harm.js';

function grant(t: Table, c: Cast, attack: number, health: number): void {
  const gains = c.pets.map((pet) => ({ pet, attack, health }));
  giveBonuses(t, c.seat, gains, { lasting: true, cause: c.card, marks: c.trigger === 1 });
}

function mark(t: Table, c: Cast, state: string, change: (pet: Pet) => void): void {
  for (const pet of c.pets) {
    change(pet);
    tell(t, { kind: 'state', of: pet.id, state });
  }
}

/** TL-N61: an effect strike; with Volley each living one once, in order. Deaths of a strike are resolved within it. */
function bestialWrath(t: Table, c: Cast): void {
  grant(t, c, 1, 0);
  for (const pet of c.pets) if (isTarget(t, pet)) t.effectStrike(t, pet, c.seat);
}

/** TL-N62, the condition read for each pet. */
function counterattack(t: Table, c: Cast): void {
  const gains = c.pets.map((pet) => ({ pet, attack: pet.lostHealth ? 2 : 1, health: 0 }));
  giveBonuses(t, c.seat, gains, { lasting: true, cause: c.card, marks: c.trigger === 1 });
}

/** TL-S-readiness, TL-N63: the ally is picked anew at each trigger. */
function readiness(t: Table, c: Cast): void {
  grant(t, c, 0, 1);
  t.seats[c.seat]!.coins += 1;
  tell(t, { kind: 'coins', seat: c.seat, amount: 1 });
  if (c.all) healAllies(t, c, 1);
  else healAlly(t, c, chooseAlly(t, c), 1);
}

function healAlly(t: Table, c: Cast, ally: Pet | number, amount: number): void {
  if (typeof ally === 'number') healPlayer(t, ally, amount, c.card);
  else healPets(t, c.seat, [ally], amount, c.card);
}

function healAllies(t: Table, c: Cast, amount: number): void {
  healPlayer(t, c.seat, amount, c.card);
  healPets(t, c.seat, legalPets(t, c.seat, 'oP'), amount, c.card);
}

/** TL-N57; with Volley the caster orders them, the first named lying on top. */
function dismiss(t: Table, c: Cast): void {
  const order = askOrder(
    t,
    c.seat,
    c.card,
    c.pets.map(({ id }) => id),
  );
  for (const id of [...order].reverse()) takeAway(t, findPet(t, id)!, 'pet pile');
  noteRanks(t);
}

/** TL-N52: the caster names one of several. */
function eyes(t: Table, c: Cast): void {
  grant(t, c, 1, 0);
  if (c.trigger === 2) return;
  const named = pick(
    t,
    c.seat,
    c.card,
    c.pets.map(({ id }) => id),
  );
  if (named === undefined) return;
  t.seats[c.seat]!.eyes = { pet: named, last: undefined };
  tell(t, { kind: 'state', of: seatName(c.seat), state: `weapon uses ${named}` });
}

/** TL-N1 to TL-N8: left to right; who left or died through an earlier one is skipped. */
function feignDeath(t: Table, c: Cast): void {
  for (const pet of [...t.seats[c.seat]!.pets]) {
    fireWithoutDying(t, pet);
    resolveDeaths(t);
  }
}

/** TL-N28, TL-A14: printed figures, wounds gone. */
function revive(t: Table, c: Cast): void {
  for (const pet of c.pets) {
    const { attack, health } = petCard(pet.card);
    pet.dead = false;
    setFigures(pet, attack, health);
    // TL-N52: Eyes of the Beast reads it live again.
    for (const player of t.seats) if (player.eyes?.pet === pet.id) player.eyes.last = undefined;
    tell(t, { kind: 'return', pet: pet.id, cause: c.card });
  }
  noteRanks(t);
}

/** TL-N15: the copy leaves the pile, which is shuffled; the second trigger takes another own pet. */
function callPet(t: Table, c: Cast): void {
  if (c.trigger === 2) {
    const named = new Set(c.pets.map(({ card }) => card));
    const others = legalPets(t, c.seat, 'copied').filter((pet) => !pet.temporary && !named.has(pet.card));
    const id = pick(
      t,
      c.seat,
      `target of ${c.card}`,
      others.map((pet) => pet.id),
    );
    c.pets = id === undefined ? [] : [findPet(t, id)!];
  }
  for (const pet of c.pets) {
    if (!legalPets(t, c.seat, 'copied').includes(pet)) continue;
    t.petPile.splice(t.petPile.indexOf(pet.card), 1);
    t.petPile = t.chance.shuffle(t.petPile, 'pet pile');
    joinForCombat(t, c.seat, pet.card);
  }
}

/** TL-N18, TL-A25. */
function tameBeast(t: Table, c: Cast): void {
  if (t.seats[c.seat]!.pets.length >= 3) return;
  fillPetPile(t);
  const card = t.petPile.shift();
  if (card === undefined) return;
  const hasExotic = t.seats[c.seat]!.pets.some((pet) => petCard(pet.card).exotic);
  if (!(petCard(card).exotic && hasExotic)) {
    joinForCombat(t, c.seat, card);
    return;
  }
  t.petDiscard.push(card);
  tell(t, { kind: 'card', card, from: 'pet pile', to: 'pet discard' });
}

/** TL-S-wild-spirits: one discarded pet for all. */
function wildSpirits(t: Table, c: Cast): void {
  const chosen = pick(t, c.seat, c.card, [...new Set(t.petDiscard)]);
  if (chosen === undefined) return;
  withoutKilling(t, () => {
    mark(t, c, `spirit of ${chosen}`, (pet) => {
      pet.spirit = chosen;
    });
  });
}

function scare(t: Table, c: Cast): void {
  withoutKilling(t, () => {
    mark(t, c, 'scared', (pet) => {
      pet.scaredUntil = Math.max(pet.scaredUntil, oneLap(t));
    });
  });
  noteRanks(t);
}

/** TL-N14: no hit, triggers nothing. */
function huntersMark(pet: Pet): void {
  pet.marked = true;
  pet.markWounds = 0;
}

function deter(t: Table, c: Cast, pet: Pet): void {
  pet.deterred.push({ from: c.seat, until: oneLap(t) });
}

export const PET_SPELLS: Readonly<Record<string, SpellEffect>> = {
  'bestial-wrath': bestialWrath,
  'call-pet': callPet,
  'concussive-trait': (t, c) =>
    mark(t, c, 'random targets', (pet) => Object.assign(pet, { concussed: true })),
  counterattack,
  deterrence: (t, c) => mark(t, c, `deterred from ${seatName(c.seat)}`, (pet) => deter(t, c, pet)),
  disengage: (t, c) => c.pets.forEach((pet) => void protect(t, pet, oneLap(t))),
  'dismiss-pet': dismiss,
  'distracting-trait': (t, c) =>
    mark(t, c, 'distracting', (pet) => Object.assign(pet, { distracting: true })),
  'eyes-of-the-beast': eyes,
  'feed-pet': (t, c) => grant(t, c, 0, 2),
  'feign-death': feignDeath,
  growl: (t, c) => grant(t, c, 2, 0),
  'hunters-mark': (t, c) => mark(t, c, 'Health is 1', huntersMark),
  intimidation: (t, c) => {
    grant(t, c, 1, 0);
    for (const pet of c.pets) protect(t, pet, oneLap(t));
  },
  'mend-pet': (t, c) => healPets(t, c.seat, c.pets, 'full', c.card),
  'raptor-strike': (t, c) => {
    grant(t, c, 1, 0);
    mark(t, c, 'raptor strike', (pet) => Object.assign(pet, { raptorTrait: true }));
  },
  readiness,
  'revive-pet': revive,
  'scare-beast': scare,
  'tame-beast': tameBeast,
  'trueshot-aura': (t, c) => {
    grant(t, c, 1, 0);
    mark(t, c, 'trueshot aura', (pet) => Object.assign(pet, { aura: c.seat }));
  },
  'wing-clip': (t, c) =>
    withoutKilling(t, () => mark(t, c, 'clipped', (pet) => Object.assign(pet, { clipped: true }))),
  'death-chakram': (t, c) =>
    mark(t, c, 'dies next lap', (pet) => Object.assign(pet, { doomedNextLap: true })),
  'wild-spirits': wildSpirits,
  'bronze-affinity': (t, c) => grant(t, c, 1, 1),
  // TL-S-emerald-affinity: with every target at once the caster and all own pets.
  'emerald-affinity': (t, c) => {
    if (c.all) healAllies(t, c, 2);
    else for (const ally of [...c.players, ...c.pets]) healAlly(t, c, ally, 2);
  },
};
