/** What a click on "Play" needs, for a page that loads nothing of it before somebody comes near. */
import { openGame } from '@fray/games/shelf';
import { loadTable } from '../../games/table-registry.js';

export { startLocal } from '../local-matches.js';

/** Fetches a table before it is wanted, so that it opens at once. */
export async function prefetchTable(id: string): Promise<void> {
  const game = await openGame(id);
  if (game.ok) await loadTable(game.value);
}
