/** The games that the built client shows, so that a new one is tested without a line here. */
import { games } from '@fray/games';

export const titles: readonly { readonly id: string; readonly title: string }[] = await Promise.all(
  games.map(async ({ id, books }) => ({ id, title: (await books.en()).title })),
);
