/** The games that the built client shows, so that a new one is tested without a line here. */
import { games } from '@fray/games';

export interface Title {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
}

export const titles: readonly Title[] = await Promise.all(
  games.map(async ({ id, books, seats }) => ({ id, seats, title: (await books.en()).title })),
);
