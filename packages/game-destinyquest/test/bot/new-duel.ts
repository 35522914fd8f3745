/** A duel at its first question, for tests of what bots think of it. */
import { Machine, parseOptions, rngFromSeed } from '@fray/engine';
import { destinyquest } from '@fray/game-destinyquest';

export type DuelState = ReturnType<typeof destinyquest.clone>;
export const machine = new Machine(destinyquest);

export function newDuel(hero1: string, hero2: string, seed: string): DuelState {
  const options = parseOptions(destinyquest.options, { hero1, hero2 });
  if (!options.ok) throw new Error(options.error.id);
  const state = destinyquest.setup({ options: options.value, seats: 2 }, rngFromSeed(seed));
  machine.start(state);
  return state;
}
