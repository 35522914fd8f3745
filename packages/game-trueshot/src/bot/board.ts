/** What a bot reads off a view: pets, what they are worth, who is weak. */
import type { SeatView } from '@fray/engine';
import { DEAD } from '../data/marks.js';
import { NO_PET, PLACES } from '../state/state.js';
import type { TrueshotView } from '../view/view.js';
import { petWorth } from './worth.js';

export type View = SeatView<TrueshotView>;

export function owner(pet: number): number {
  return Math.floor(pet / PLACES);
}

export function isAlive({ table }: View, pet: number): boolean {
  return pet !== NO_PET && table.kind[pet]! >= 0 && (table.marks[pet]! & DEAD) === 0;
}

export function worthOf({ table }: View, pet: number): number {
  return petWorth(table.kind[pet]!, table.attack[pet]!, table.current[pet]!);
}

/** Living pets of a seat, the best first. */
export function livingPets(view: View, seat: number): number[] {
  const pets = [0, 1, 2].map((i) => seat * PLACES + i).filter((pet) => isAlive(view, pet));
  return pets.sort((a, b) => worthOf(view, b) - worthOf(view, a));
}

/** The declared strike that is about to fell one of the seat's pets. */
export function threat(view: View): { readonly striker: number; readonly target: number } | undefined {
  const { declared } = view.table;
  return declared?.falls && owner(declared.target) === view.seat ? declared : undefined;
}

/** Opponents still in the game, the one with least Health first. */
export function opponents({ table, seat }: View): number[] {
  return table.health
    .map((_, other) => other)
    .filter((other) => other !== seat && (table.inGame & (1 << other)) !== 0)
    .sort((a, b) => table.health[a]! - table.health[b]!);
}
