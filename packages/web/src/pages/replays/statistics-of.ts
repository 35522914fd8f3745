/** Counts what the matches of this browser came to, by game. */
import type { KeptMatch } from '../../session/archive.js';

export interface Row {
  readonly game: string;
  readonly played: number;
  readonly won: number;
}

/** Finished matches in which one person of this screen played: against oneself nobody wins or loses. */
export function statisticsOf(matches: readonly KeptMatch[]): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const { game, people, winners } of matches) {
    if (winners === undefined || people.length !== 1) continue;
    const { played, won } = rows.get(game) ?? { played: 0, won: 0 };
    rows.set(game, { game, played: played + 1, won: won + (winners.includes(people[0]!) ? 1 : 0) });
  }
  return [...rows.values()];
}
