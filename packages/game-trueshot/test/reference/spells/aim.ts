/** What a spell may take as its targets, and how they are picked (4.2, TL-A20, TL-X-volley, TL-X-hound). */
import { hasFreePlace } from '../boards.js';
import { type Aim, petCard, type SpellCard } from '../cards.js';
import { countOnBoard, isTarget } from '../figures.js';
import type { Pet } from '../setting.js';
import { clockwise, findPet, ownerOf, petsFrom, pick, seatName, seatNumber, type Table } from '../table.js';
import { throughBeetle } from '../targets.js';

/** A spell while it resolves. */
export interface Cast {
  readonly seat: number;
  readonly card: string;
  readonly spell: SpellCard;
  /** Every possible target at once: Volley, or Lesser Dragonkin for an Affinity. */
  readonly all: boolean;
  pets: Pet[];
  players: number[];
  /** The pet picked beside a player aimed at (Stings, Freezing Trap). */
  readonly riders: Map<number, Pet>;
  /** Arcane and Aiming marks used by this cast. */
  bonus: number;
  readonly thoridal: boolean;
  trigger: 1 | 2;
  /** The hand a Trap goes to. */
  receiver: number | undefined;
}

/** The pets a kind of aim allows, from the caster's seat clockwise, left to right. */
export function legalPets(t: Table, seat: number, aim: Aim): Pet[] {
  const all = petsFrom(t, seat);
  const own = t.seats[seat]!.pets;
  switch (aim) {
    case 'P':
      return all.filter((pet) => isTarget(t, pet));
    case 'oP':
    case 'ally':
      return own.filter((pet) => isTarget(t, pet));
    case 'eP':
      return all.filter((pet) => isTarget(t, pet) && ownerOf(t, pet) !== seat);
    case 'dead':
      return own.filter((pet) => pet.dead);
    case 'copied':
      // TL-N15, TL-N16: Exotics have no second copy.
      return hasFreePlace(t, seat)
        ? own.filter((pet) => !petCard(pet.card).exotic && t.petPile.includes(pet.card))
        : [];
    default:
      return [];
  }
}

/** Players still in the game; TL-P-bear keeps its owner from Traps. */
export function legalPlayers(t: Table, seat: number, aim: Aim): number[] {
  const all = clockwise(t, seat);
  if (aim === 'PL') return all;
  if (aim === 'ally') return [seat];
  if (aim === 'OP') return all.filter((other) => other !== seat);
  if (aim === 'trapped') return all.filter((other) => other !== seat && countOnBoard(t, other, 'bear') === 0);
  return [];
}

/** TL-A20. */
export function isCastable(t: Table, seat: number, { aim }: SpellCard): boolean {
  if (aim === 'none') return true;
  if (aim === 'place') return hasFreePlace(t, seat) && t.petPile.length + t.petDiscard.length > 0;
  return legalPets(t, seat, aim).length + legalPlayers(t, seat, aim).length > 0;
}

/** TL-N38: not for Revive and Call Pet. */
export const turnsToBeetle = (aim: Aim): boolean => aim !== 'dead' && aim !== 'copied';

/** TL-X-hound: one more different pet for every Hound. */
function pickPets(t: Table, c: Cast): Pet[] {
  const legal = legalPets(t, c.seat, c.spell.aim);
  const isShot = c.spell.family === 'shot' || c.spell.family === 'arrow';
  const wanted = 1 + (isShot ? countOnBoard(t, c.seat, 'hound') : 0);
  const chosen: Pet[] = [];
  while (chosen.length < wanted) {
    const left = legal.filter((pet) => !chosen.includes(pet)).map(({ id }) => id);
    const id = pick(t, c.seat, `target of ${c.card}`, left);
    if (id === undefined) break;
    chosen.push(findPet(t, id)!);
  }
  if (turnsToBeetle(c.spell.aim))
    for (let i = 0; i < chosen.length; i += 1) chosen[i] = throughBeetle(t, chosen[i]!, legal, chosen);
  return chosen;
}

/** A living pet of a player aimed at, picked by the caster; Beetle counts unless Volley took everything. */
function pickRiders(t: Table, c: Cast): void {
  for (const player of c.players) {
    const legal = t.seats[player]!.pets.filter((pet) => isTarget(t, pet));
    const id = pick(
      t,
      c.seat,
      `pet of ${seatName(player)}`,
      legal.map((pet) => pet.id),
    );
    if (id === undefined) continue;
    const chosen = findPet(t, id)!;
    c.riders.set(player, c.all ? chosen : throughBeetle(t, chosen, legal, []));
  }
}

/** Emerald Affinity: the caster or an own pet. */
function pickAlly(t: Table, c: Cast): void {
  const ally = chooseAlly(t, c);
  if (typeof ally === 'number') c.players = [ally];
  else c.pets = [ally];
}

/** TL-N63: the caster or an own living pet. */
export function chooseAlly(t: Table, c: Cast): Pet | number {
  const legal = legalPets(t, c.seat, 'oP');
  const names = [seatName(c.seat), ...legal.map(({ id }) => id)];
  const chosen = pick(t, c.seat, `ally of ${c.card}`, names)!;
  return chosen === names[0] ? c.seat : throughBeetle(t, findPet(t, chosen)!, legal, []);
}

/** Targets of a spell, all of them before anything happens. */
export function takeAim(t: Table, c: Cast): void {
  const { aim } = c.spell;
  if (c.all) {
    c.pets = legalPets(t, c.seat, aim);
    c.players = legalPlayers(t, c.seat, aim);
  } else if (aim === 'ally') pickAlly(t, c);
  else {
    const players = legalPlayers(t, c.seat, aim).map(seatName);
    const player = pick(t, c.seat, `target of ${c.card}`, players);
    if (player !== undefined) c.players = [seatNumber(player)];
    else c.pets = pickPets(t, c);
  }
  if (c.spell.rider) pickRiders(t, c);
  if (aim === 'trapped')
    c.receiver = seatNumber(pick(t, c.seat, `receiver of ${c.card}`, c.players.map(seatName))!);
}

/** TL-X-thasdorah: targets no longer legal are left out of the second trigger. */
export function dropIllegal(t: Table, c: Cast): void {
  const legal = legalPets(t, c.seat, c.spell.aim);
  // Call Pet goes on to another own pet and must know the first.
  if (c.spell.aim !== 'copied') c.pets = c.pets.filter((pet) => legal.includes(pet));
  for (const [player, pet] of c.riders) if (!isTarget(t, pet)) c.riders.delete(player);
}
