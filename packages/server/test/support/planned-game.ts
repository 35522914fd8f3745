/** The model game with an option that takes anything, as own battlefields do. */
import { type AnyGame, type OptionDefinition, ok } from '@fray/engine';
import { modelGame } from './model-game.js';

const plan: OptionDefinition = {
  id: 'plan',
  clause: 'M-11',
  default: 'none',
  basis: 'letter',
  parse: (value) => ok(value as string),
};

export const plannedGame: AnyGame = { ...modelGame, options: [...modelGame.options, plan] };

/** A plan of so many letters; each number makes another one. */
export function planOf(letters: number, number = 0): { readonly name: string } {
  const around = JSON.stringify({ name: '' }).length;
  return { name: `${number} `.padEnd(letters - around, 'x') };
}
