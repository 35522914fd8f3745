/** An option that belongs to a seat: each player of the hidden-roles model may start with wounds, but not all of them. */
import type { OptionDefinition, Options } from '@fray/engine';

const optionId = (seat: number): string => `handicap-${seat + 1}`;

export function handicapOptions(seats: number): OptionDefinition[] {
  return Array.from({ length: seats }, (_, seat) => ({
    id: optionId(seat),
    clause: 'MH-09',
    values: [0, 1, 2],
    default: 0,
    basis: 'ruling',
    seat,
  }));
}

/** The wounds that every seat starts with. */
export function handicaps(options: Options, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => Number(options[optionId(seat)]));
}

export function isEverybodyHandicapped(options: Options, seats: number): boolean {
  return handicaps(options, seats).every((wounds) => wounds > 0);
}
