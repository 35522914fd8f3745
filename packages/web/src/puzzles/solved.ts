/** Which puzzles one has solved, and on which days the puzzle of the day: kept in this browser. */
import { isSame, type PuzzleName } from './of-day.js';
import { todaysPuzzle } from './puzzles.js';

const KEY = 'fray.puzzles';

interface Kept {
  /** "game/id": by oneself, or looked up. */
  readonly puzzles: Readonly<Record<string, 'solved' | 'shown'>>;
  readonly days: readonly number[];
}

const NOTHING: Kept = { puzzles: {}, days: [] };
/** A week is shown; a little more does no harm. */
const MOST_DAYS = 30;

function load(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

export function solvedOf({ game, id }: PuzzleName): 'solved' | 'shown' | undefined {
  return load().puzzles[`${game}/${id}`];
}

export function hasSolvedAny(): boolean {
  return Object.keys(load().puzzles).length > 0;
}

export function solvedOnDay(day: number): boolean {
  return load().days.includes(day);
}

/** What was solved once stays solved. The day counts if it was its puzzle. */
export function keepSolved(name: PuzzleName, how: 'solved' | 'shown', day: number): void {
  const { puzzles, days } = load();
  const key = `${name.game}/${name.id}`;
  const isDay = isSame(todaysPuzzle(day), name) && how === 'solved' && !days.includes(day);
  const kept: Kept = {
    puzzles: puzzles[key] === 'solved' ? puzzles : { ...puzzles, [key]: how },
    days: isDay ? [...days, day].slice(-MOST_DAYS) : days,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still asks.
  }
}
