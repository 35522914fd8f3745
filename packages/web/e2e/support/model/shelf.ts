/** In place of the shelf: the hidden-roles model alone, for a client and a server of its own. */
import { type AnyGame, fail, type Message, message, ok, type Result } from '@fray/engine';
import { HOUSE_RULES, hiddenRoles } from '@fray/testkit/models';

const games: AnyGame[] = [hiddenRoles(HOUSE_RULES)];

export function shelve(game: AnyGame): void {
  games.push(game);
}

export async function openGame(id: string): Promise<Result<AnyGame, Message>> {
  const game = games.find((each) => each.id === id);
  return game === undefined ? fail(message('no-such-game', { given: id, known: [] })) : ok(game);
}

/** It has learnt nothing. */
export const openToThink = openGame;

/** What the client's pages know of it. */
export async function collectFacts() {
  return Promise.all(
    games.map(async ({ id, minutes, seats, books }) => {
      const { title, blurb } = await books.en();
      return { id, minutes, seats, words: { en: { title, blurb } }, lessons: [], puzzles: [] };
    }),
  );
}
