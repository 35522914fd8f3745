/** A game by its name, opened when a page asks for it. */
import type { AnyGame } from '@fray/engine';
import { openGame } from '@fray/games/shelf';
import { useLoaded } from './use-loaded.js';

/** Undefined until it is there. */
export function useGame(id: string | undefined): AnyGame | 'missing' | undefined {
  return useLoaded(id, open);
}

async function open(id: string | undefined): Promise<AnyGame | 'missing' | undefined> {
  if (id === undefined) return undefined;
  const game = await openGame(id);
  return game.ok ? game.value : 'missing';
}
