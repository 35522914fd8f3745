/** Who may strike whom, and where an aim is turned: TL-61, TL-N26, Distracting Trait, Crab and Beetle. */
import { adjacentSeats, has, hasLivingPet, isTarget, isUp } from './figures.js';
import type { Pet } from './setting.js';
import { clockwise, ownerOf, type Table, tell } from './table.js';

/** TL-A38, TL-N27: nothing stops this pet from striking. */
export function mayStrike(t: Table, pet: Pet): boolean {
  return isUp(t, pet) && pet.stoppedUntil < t.slot;
}

/** TL-N26 and TL-N64, for one striker on the board of `side`. */
export function mayBeStruck(t: Table, target: Pet, striker: Pet): boolean {
  if (!isTarget(t, target) || target.protectedUntil >= t.slot) return false;
  // TL-P-cat: not in the first lap, unless it has struck in that lap.
  if (t.lapOne && has(t, target, 'cat') && !target.struckThisLap) return false;
  return !striker.deterred.some(({ from, until }) => from === ownerOf(t, target) && until >= t.slot);
}

/** TL-61: neighbours, and with four players the opposite one when neither neighbour has a living pet. */
function seatsInReach(t: Table, seat: number): number[] {
  const near = adjacentSeats(t, seat);
  if (t.seats.length < 4 || near.some((other) => hasLivingPet(t, other))) return near;
  return clockwise(t, seat).filter((other) => other !== seat);
}

/** From the seat after the striker's clockwise, left to right. */
export function legalTargets(t: Table, striker: Pet, seat: number): Pet[] {
  const reach = seatsInReach(t, seat);
  return clockwise(t, seat)
    .filter((other) => reach.includes(other))
    .flatMap((other) => t.seats[other]!.pets)
    .filter((target) => mayBeStruck(t, target, striker));
}

/** TL-N25: a free choice must take a marked pet if one is legal. */
export function boundTargets(t: Table, striker: Pet, seat: number): Pet[] {
  const legal = legalTargets(t, striker, seat);
  const marked = legal.filter((target) => target.distracting);
  return marked.length > 0 ? marked : legal;
}

/** TL-N23: all living face-up pets of all opponents. */
export function wormVictims(t: Table, seat: number): Pet[] {
  return clockwise(t, seat)
    .filter((other) => other !== seat)
    .flatMap((other) => t.seats[other]!.pets)
    .filter((pet) => isTarget(t, pet));
}

/** TL-P-crab, TL-T4: the left Crab that may be struck; a Crab aimed at stays the target. */
export function throughCrab(t: Table, target: Pet, striker: Pet): Pet {
  if (has(t, target, 'crab')) return target;
  const board = t.seats[ownerOf(t, target)]!.pets;
  const crab = board.find((pet) => has(t, pet, 'crab') && mayBeStruck(t, pet, striker));
  if (crab === undefined) return target;
  tell(t, { kind: 'redirect', from: target.id, to: crab.id, cause: 'crab' });
  return crab;
}

/** TL-P-beetle, TL-N38, TL-T4: `legal` is what the spell could pick, `taken` what it already has. */
export function throughBeetle(t: Table, target: Pet, legal: readonly Pet[], taken: readonly Pet[]): Pet {
  if (has(t, target, 'beetle')) return target;
  const board = t.seats[ownerOf(t, target)]!.pets;
  const beetle = board.find((pet) => has(t, pet, 'beetle') && legal.includes(pet) && !taken.includes(pet));
  if (beetle === undefined) return target;
  tell(t, { kind: 'redirect', from: target.id, to: beetle.id, cause: 'beetle' });
  return beetle;
}

/** Direct neighbours in the row, dead and scared pets not skipped (TL-A24); only those that can be hit. */
export function neighboursUp(t: Table, pet: Pet): Pet[] {
  const row = t.seats[ownerOf(t, pet)]!.pets;
  const place = row.indexOf(pet);
  return [row[place - 1], row[place + 1]].filter(
    (other) => other !== undefined && isTarget(t, other),
  ) as Pet[];
}
