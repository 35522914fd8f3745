/** How far one has come in each lesson, kept in this browser. */
import type { Place } from '@fray/lessons';

const KEY = 'fray.lessons';

export interface Progress {
  /** Where to go on; absent before the beginning. */
  readonly place?: Place;
  readonly done: boolean;
}

type KeptProgress = Readonly<Record<string, Progress>>;

function load(): KeptProgress {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as KeptProgress;
  } catch {
    return {};
  }
}

export function progressOf(game: string, lesson: string): Progress {
  return load()[`${game}/${lesson}`] ?? { done: false };
}

/** Whether a lesson was ever begun here. */
export function hasLearntAny(): boolean {
  return Object.keys(load()).length > 0;
}

/** A lesson that was done once stays done, however often it is begun again. */
export function keepProgress(game: string, lesson: string, change: Partial<Progress>): void {
  try {
    const kept = { ...load(), [`${game}/${lesson}`]: { ...progressOf(game, lesson), ...change } };
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
