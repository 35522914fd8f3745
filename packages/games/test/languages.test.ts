import { translationFault } from '@fray/testkit';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.js';

const spoken = games.flatMap((game) =>
  Object.keys(game.books)
    .filter((language) => language !== 'en')
    .map((language) => ({ id: game.id, language, game })),
);

describe('a language of a game', () => {
  it.each(spoken)('$language of $id says everything, and nothing in English', async ({ game, language }) => {
    expect(
      await translationFault(game, language, { configs: [{}], matches: 1, seed: language }),
    ).toBeUndefined();
  });

  it('is found out where a sentence was left in English', async () => {
    const game = games[0]!;
    const half = {
      ...game,
      books: { ...game.books, de: async () => ({ ...(await game.books.en()), language: 'de' }) },
    };
    expect(await translationFault(half, 'de', { configs: [{}], matches: 1 })).toMatch(/^still English: /);
  });
});
