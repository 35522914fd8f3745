/** What a game's table needs, fetched when it is opened. */
import type { AnyGame } from '@fray/engine';
import { type LoadedTable, loadTable } from './table-registry.js';
import { useLoaded } from './use-loaded.js';

export function useTable(game: AnyGame): LoadedTable | undefined {
  return useLoaded(game, loadTable);
}
