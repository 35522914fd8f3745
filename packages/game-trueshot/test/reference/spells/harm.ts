/** Spells that remove Health: Shots, Stings, the Bite, Traps and Affinities (4.1, 4.2, 8.1, 8.3). */

import { countOnBoard } from '../figures.js';
import { enlarge, type Hit, hitPlayer, land, stop } from '../hits.js';
import type { Pet } from '../setting.js';
import { findPet, newSource, oneLap, ownerOf, pick, seatName, type Table, tell } from '../table.js';
import { legalTargets, throughCrab } from '../targets.js';
import type { Cast } from './aim.js';

export type SpellEffect = (t: Table, c: Cast) => void;

/** TL-A22: every removal of the spell, riders and later parts too. */
const doubled = (c: Cast, amount: number): number => (c.thoridal ? 2 * amount : amount);

/** The "+" removal: base, waiting marks on the first trigger, Rodent on both, Sporebat on one victim, then Thori'dal. */
function enlarged(t: Table, c: Cast, base: number, victims: string[]): (victim: string) => number {
  const isBite = c.spell.family === 'sting' || c.spell.family === 'bite';
  const rodents = isBite ? countOnBoard(t, c.seat, 'rodent') : 0;
  const marks = c.trigger === 1 ? c.bonus : 0;
  const sporebat = c.trigger === 1 ? enlarge(t, c.seat, victims) : () => 0;
  return (victim) => doubled(c, base + marks + rodents + sporebat(victim));
}

/** Hits on every pet aimed at, landing together; only the first of several is enlarged. */
function hitPets(t: Table, c: Cast, base: number, times = 1): void {
  const source = newSource(t);
  const first = enlarged(
    t,
    c,
    base,
    c.pets.map(({ id }) => id),
  );
  const hits: Hit[] = [];
  for (let time = 0; time < times; time += 1)
    for (const target of c.pets) {
      const amount = time === 0 ? first(target.id) : doubled(c, base);
      hits.push({ target, amount, by: undefined, side: c.seat, cause: c.card, source });
    }
  land(t, hits);
}

function hitPlayers(t: Table, c: Cast, base: number): void {
  const amount = enlarged(t, c, base, c.players.map(seatName));
  for (const player of c.players) hitPlayer(t, player, amount(seatName(player)), c.card);
}

function addMark(t: Table, seat: number, mark: 'arcane' | 'aiming', amount: number): void {
  t.seats[seat]!.marks[mark] += amount;
  tell(t, { kind: 'state', of: seatName(seat), state: `${mark} mark` });
}

/** TL-N24: the caster turns the open strike of a pet shot; then Crab again. The second trigger may pick anew. */
function turnStrike(t: Table, c: Cast): void {
  const { open } = t;
  if (open?.target === undefined || !c.pets.some(({ id }) => id === open.striker)) return;
  const striker = findPet(t, open.striker)!;
  const target = findPet(t, open.target);
  const isMine = target !== undefined && ownerOf(t, target) === c.seat;
  if (!isMine && !(c.trigger === 2 && open.turned)) return;
  const legal = legalTargets(t, striker, ownerOf(t, striker)).map(({ id }) => id);
  const others = c.trigger === 2 && open.turned ? legal : legal.filter((id) => id !== open.target);
  const chosen = pick(t, c.seat, 'scatter-shot', others);
  if (chosen === undefined) return;
  tell(t, { kind: 'redirect', from: open.target, to: chosen, cause: 'scatter-shot' });
  open.target = throughCrab(t, findPet(t, chosen)!, striker).id;
  open.turned = true;
}

/** TL-N41, the later end counts. */
function silencePlayer(t: Table, seat: number): void {
  const player = t.seats[seat]!;
  player.silencedUntil = Math.max(player.silencedUntil, oneLap(t));
  tell(t, { kind: 'state', of: seatName(seat), state: 'cannot cast', until: player.silencedUntil });
}

function toSpellDiscard(t: Table, card: string, from: string): void {
  t.spellDiscard.push(card);
  tell(t, { kind: 'card', card, from, to: 'spell discard' });
}

/** TL-N40: the victim picks; a Mammoth protects the cards of its owner (TL-P-mammoth). */
function discardSpell(t: Table, victim: number, cause: string): void {
  const { hand } = t.seats[victim]!;
  if (countOnBoard(t, victim, 'mammoth') > 0) return;
  const chosen = pick(
    t,
    victim,
    `discard for ${cause}`,
    hand.map(({ card }) => card),
  );
  if (chosen === undefined) return;
  hand.splice(
    hand.findIndex(({ card }) => card === chosen),
    1,
  );
  toSpellDiscard(t, chosen, seatName(victim));
}

/** TL-S-resonating-arrow: not itself, it is still resolving. */
function takeSpell(t: Table, c: Cast): void {
  const chosen = pick(t, c.seat, c.card, [...new Set(t.spellDiscard)]);
  if (chosen === undefined) return;
  t.spellDiscard.splice(t.spellDiscard.lastIndexOf(chosen), 1);
  t.seats[c.seat]!.hand.push({ card: chosen, placements: 0 });
  tell(t, { kind: 'card', card: chosen, from: 'spell discard', to: seatName(c.seat) });
}

function penalise(t: Table, pet: Pet): void {
  pet.penalty += 1;
  tell(t, { kind: 'state', of: pet.id, state: '-1 Attack' });
}

const shots: Record<string, SpellEffect> = {
  'arcane-shot': (t, c) => {
    hitPets(t, c, 3);
    addMark(t, c.seat, 'arcane', 1);
  },
  'multi-shot': (t, c) => hitPets(t, c, 1, 3),
  'rapid-shot': (t, c) => {
    hitPets(t, c, 3);
    for (const pet of c.pets) hitPlayer(t, ownerOf(t, pet), doubled(c, 1), c.card);
  },
  'scatter-shot': (t, c) => {
    hitPets(t, c, 3);
    turnStrike(t, c);
  },
  'tranquilizing-shot': (t, c) => {
    hitPets(t, c, 3);
    for (const pet of c.pets) stop(t, pet, oneLap(t));
  },
  // Three hits at the start of the next three laps; Thas'dorah: each twice.
  'flayed-shot': (t, c) => {
    const first = enlarged(
      t,
      c,
      1,
      c.pets.map(({ id }) => id),
    );
    for (const pet of c.pets) {
      const later = [first(pet.id), doubled(c, 1), doubled(c, 1)];
      later.forEach((amount, lap) => {
        pet.flayed[lap] = [...(pet.flayed[lap] ?? []), amount];
      });
      tell(t, { kind: 'state', of: pet.id, state: 'flayed' });
    }
  },
  'resonating-arrow': (t, c) => {
    hitPets(t, c, 3);
    takeSpell(t, c);
  },
};

const stings: Record<string, SpellEffect> = {
  'scorpid-sting': (t, c) => {
    hitPlayers(t, c, 1);
    for (const pet of c.riders.values()) penalise(t, pet);
  },
  // TL-N60: one later hit of 1, doubled if Thori'dal was held when it was cast.
  'serpent-sting': (t, c) => {
    hitPlayers(t, c, 1);
    for (const player of c.players) t.seats[player]!.laterLosses.push(doubled(c, 1));
  },
  'viper-sting': (t, c) => {
    hitPlayers(t, c, 1);
    for (const player of c.players) silencePlayer(t, player);
  },
  'wyvern-sting': (t, c) => {
    hitPlayers(t, c, 1);
    for (const pet of c.riders.values()) stop(t, pet, oneLap(t));
  },
  // TL-N59
  'mongoose-bite': (t, c) => hitPlayers(t, c, t.seats[c.seat]!.lostHealthLastRound ? 2 : 1),
};

const traps: Record<string, SpellEffect> = {
  'explosive-trap': (t, c) => hitPlayers(t, c, 1),
  'freezing-trap': (t, c) => {
    for (const pet of c.riders.values()) stop(t, pet, oneLap(t));
  },
  'frost-trap': (t, c) => {
    for (const player of c.players) silencePlayer(t, player);
  },
  'immolation-trap': (t, c) => {
    for (const player of c.players) discardSpell(t, player, c.card);
  },
};

const affinities: Record<string, SpellEffect> = {
  'azure-affinity': (t, c) => {
    hitPlayers(t, c, 1);
    addMark(t, c.seat, 'arcane', 1);
  },
  'obsidian-affinity': (t, c) => {
    hitPlayers(t, c, 1);
    for (const player of c.players) discardSpell(t, player, c.card);
  },
  'ruby-affinity': (t, c) => {
    hitPets(t, c, 1);
    for (const pet of c.pets) pet.ruby = true;
  },
  aiming: (t, c) => addMark(t, c.seat, 'aiming', 2),
};

export const HARM: Readonly<Record<string, SpellEffect>> = { ...shots, ...stings, ...traps, ...affinities };
