/** The registry: the only file that names all games. Adding a game is one folder and one line here. */
import { type AnyGame, fail, type Message, message, ok, type Result } from '@fray/engine';
import { destinyquest } from '@fray/game-destinyquest';
import { devilsBluff } from '@fray/game-devils-bluff';
import { rohan } from '@fray/game-rohan';
import { shadowHunters } from '@fray/game-shadow-hunters';
import { trueshot } from '@fray/game-trueshot';

export const games: readonly AnyGame[] = [rohan, destinyquest, shadowHunters, trueshot, devilsBluff];

/** A game that is written elsewhere joins the shelf, in this process or page alone. */
export function shelve(game: AnyGame): void {
  (games as AnyGame[]).push(game);
}

/** What is wrong is a message: whoever asked says it in their own words. */
export function findGame(id: string): Result<AnyGame, Message> {
  const game = games.find((g) => g.id === id);
  if (game !== undefined) return ok(game);
  return fail(message('no-such-game', { given: id.slice(0, 40), known: games.map((g) => g.id) }));
}
