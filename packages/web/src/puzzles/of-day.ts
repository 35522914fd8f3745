/** Which puzzle belongs to which day: the games in turn, each game's puzzles in their order. */

/** A puzzle by its address. */
export interface PuzzleName {
  readonly game: string;
  readonly id: string;
}

const DAY_MS = 86_400_000;

/** The day as a whole number, as the reader's own calendar counts it. */
export function dayOf(now: Date): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS);
}

interface Shelf {
  readonly id: string;
  readonly puzzles: readonly { readonly id: string }[];
}

/** Undefined where no game has any. */
export function puzzleOfDay(day: number, shelf: readonly Shelf[]): PuzzleName | undefined {
  const games = shelf.filter(({ puzzles }) => puzzles.length > 0);
  const game = games[day % games.length];
  if (game === undefined) return undefined;
  const { id } = game.puzzles[Math.floor(day / games.length) % game.puzzles.length]!;
  return { game: game.id, id };
}

export function isSame(x: PuzzleName | undefined, y: PuzzleName): boolean {
  return x?.game === y.game && x.id === y.id;
}
