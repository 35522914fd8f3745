/** The tournament of this browser: kept between visits, its duels fought by bots where nobody plays them. */
import { type DuelResult, openDuels, report, type Tournament } from '../../src/index.js';
import { foughtByBots } from '../tournament/fought-by-bots.js';

const KEY = 'fray.tournament';

export function keptTournament(): Tournament | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Tournament | null;
    if (kept === null || !Array.isArray(kept.matches) || !Array.isArray(kept.entrants)) return undefined;
    openDuels(kept);
    return kept;
  } catch {
    return undefined;
  }
}

export function keepTournament(tournament: Tournament | undefined): void {
  try {
    if (tournament === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(tournament));
  } catch {
    // A browser that keeps nothing still holds the tournament while the page is open.
  }
}

export function withResult(tournament: Tournament, result: DuelResult): Tournament {
  const after = report(tournament, result);
  return after.ok ? after.value : tournament;
}

/** Fights until nothing is open any more. */
export function allFoughtByBots(tournament: Tournament): Tournament {
  let now = tournament;
  for (let duel = openDuels(now)[0]; duel !== undefined; duel = openDuels(now)[0])
    now = withResult(now, foughtByBots(duel));
  return now;
}
