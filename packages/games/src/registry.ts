/** The registry: the only file that names all games. Adding a game is one folder and one line here. */
import { type AnyGame, fail, ok, type Result } from '@fray/engine';
import { destinyquest } from '@fray/game-destinyquest';
import { rohan } from '@fray/game-rohan';

export const games: readonly AnyGame[] = [rohan, destinyquest];

export function findGame(id: string): Result<AnyGame> {
  const game = games.find((g) => g.id === id);
  if (game !== undefined) return ok(game);
  const known = games.map((g) => g.id).join(', ');
  return fail(`There is no game called "${id.slice(0, 40)}"; choose one of ${known}.`);
}
