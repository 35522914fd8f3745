/** The game of a plan: one of the shelf, or one that its own module exports. */
import { type AnyGame, assert } from '@fray/engine';
import { openToThink } from '@fray/games/shelf';
import type { Plan } from '../plan.js';

export async function loadGame({ game: id, module }: Plan): Promise<AnyGame> {
  if (module !== undefined) return ((await import(/* @vite-ignore */ module)) as { game: AnyGame }).game;
  const game = await openToThink(id);
  assert(game.ok, `no game ${id}`);
  return game.value;
}
