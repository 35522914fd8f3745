/** Run while building: what the home page says of every game, in every language the game speaks. */
import { games } from '@fray/games';

export const facts = await Promise.all(
  games.map(async ({ id, minutes, seats, books }) => {
    const words: Record<string, { readonly title: string; readonly blurb: string }> = {};
    for (const [language, open] of Object.entries(books)) {
      const { title, blurb } = await open();
      words[language] = { title, blurb };
    }
    return { id, minutes, seats, words };
  }),
);
