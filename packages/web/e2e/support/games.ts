/** The games that the built client shows, so that a new one is tested without a line here. */
import { games } from '@fray/games';

export interface Title {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether everybody brings something of their own, such as a hero, and so says when they are ready. */
  readonly brings: boolean;
}

export const titles: readonly Title[] = await Promise.all(
  games.map(async ({ id, books, seats, options }) => ({
    id,
    seats,
    brings: options.some(({ seat }) => seat !== undefined),
    title: (await books.en()).title,
  })),
);
