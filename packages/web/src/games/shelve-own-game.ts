/** Puts a game that was not there when the page was built on the shelf, as far as this page goes. */
import { addFactsOf } from './facts.js';
import { loadOwnGame } from './own-game.js';

export async function shelveOwnGame(): Promise<void> {
  const game = await loadOwnGame();
  if (game === undefined) return;
  // The rules of the other games are not fetched before they are wanted.
  const { shelve } = await import('@fray/games/shelf');
  shelve(game);
  await addFactsOf(game);
}
