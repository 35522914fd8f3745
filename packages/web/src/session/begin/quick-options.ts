/** How often a game was begun here with one click: what it is played with changes each time. */
import type { Options } from '@fray/engine';
import { faceOf } from '../../games/faces.js';

const KEY = 'fray.quick';

function timesOf(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Of the match that is about to begin. */
export function quickOptions(game: string): Options {
  const quick = faceOf(game)?.quick;
  if (quick === undefined) return {};
  const times = timesOf();
  const nth = times[game] ?? 0;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...times, [game]: nth + 1 }));
  } catch {
    // A browser that keeps nothing begins with the same pair each time.
  }
  return quick(nth);
}
