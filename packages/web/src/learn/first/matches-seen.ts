/** The first matches of each game that this browser has played: the first is told in three lines, and hints fade with each. */

const KEY = 'fray.first';
/** After so many matches nobody is new to a game. */
export const FIRST_MATCHES = 3;

interface Begun {
  /** Whether the card has been read. */
  readonly told: boolean;
  /** Those matches, by their session. */
  readonly matches: readonly string[];
}

type Kept = Readonly<Record<string, Begun>>;
const NEW: Begun = { told: false, matches: [] };

function load(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function keep(game: string, begun: Begun): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...load(), [game]: begun }));
  } catch {
    // A browser that keeps nothing tells it again.
  }
}

/** Whether the game has been told in three lines here. */
export function wasTold(game: string): boolean {
  return (load()[game] ?? NEW).told;
}

export function keepTold(game: string): void {
  keep(game, { ...(load()[game] ?? NEW), told: true });
}

/** The how manieth match of its game this is, from 0; `FIRST_MATCHES` for all later ones. */
export function matchNumber(game: string, session: string): number {
  const begun = load()[game] ?? NEW;
  const at = begun.matches.indexOf(session);
  if (at !== -1) return at;
  const number = begun.matches.length;
  if (number < FIRST_MATCHES) keep(game, { ...begun, matches: [...begun.matches, session] });
  return number;
}
