/** All games at once, for programs that have room for them: terminal, server, tests. A page opens one by one from the shelf. */
import { type AnyGame, assert, fail, type Message, ok, type Result } from '@fray/engine';
import { noSuchGame, openToThink, shelved, shelve as toShelf } from './shelf.js';

export const games: readonly AnyGame[] = await Promise.all(
  shelved().map(async (id) => {
    const opened = await openToThink(id);
    assert(opened.ok, `${id} is on the shelf`);
    return opened.value;
  }),
);

/** A game that is written elsewhere joins the shelf, in this process alone. */
export function shelve(game: AnyGame): void {
  toShelf(game);
  (games as AnyGame[]).push(game);
}

export function findGame(id: string): Result<AnyGame, Message> {
  const game = games.find((g) => g.id === id);
  return game === undefined
    ? fail(
        noSuchGame(
          id,
          games.map((g) => g.id),
        ),
      )
    : ok(game);
}
