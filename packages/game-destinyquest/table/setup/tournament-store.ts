/** The tournament of this browser: kept between visits, its duels fought by bots where nobody plays them. */
import { assert, Match } from '@fray/engine';
import {
  type DuelResult,
  type DuelState,
  type DuelView,
  destinyquest,
  duelResult,
  type NextDuel,
  openDuels,
  report,
  type Tournament,
} from '../../src/index.js';

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

/** A bot in either seat; the duel is the one that the tournament's seed gives. */
export function foughtByBots(duel: NextDuel): DuelResult {
  const started = Match.start<DuelState, DuelView>(destinyquest, {
    seed: duel.seed,
    options: { hero1: duel.heroes[0], hero2: duel.heroes[1] },
    seats: duel.heroes.map(({ name }) => ({ name, kind: 'bot' as const })),
  });
  assert(started.ok, 'heroes of a tournament can duel');
  const match = started.value;
  const policy = destinyquest.knowledge.policy!;
  while (match.outcome === null) {
    const seat = match.asked()[0]!;
    const moves = match.moves(seat);
    match.play(seat, moves[policy(match.view(seat), moves, [1, 2, 3, match.length + 1])]!);
  }
  return duelResult(duel, match.state);
}

/** Fights until nothing is open any more. */
export function allFoughtByBots(tournament: Tournament): Tournament {
  let now = tournament;
  for (let duel = openDuels(now)[0]; duel !== undefined; duel = openDuels(now)[0])
    now = withResult(now, foughtByBots(duel));
  return now;
}
