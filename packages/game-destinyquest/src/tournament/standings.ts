/** How everybody stands: points in a round robin, rounds survived in a bracket. */
import type { Tournament, TournamentMatch } from './tournament.js';

export interface Standing {
  readonly entrant: number;
  readonly name: string;
  /** Equal standings share a place. */
  readonly place: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly duelsWon: number;
  readonly duelsLost: number;
  /** Two for a match won, one for a drawn one. */
  readonly points: number;
  /** A bracket lets nobody who lost play on. */
  readonly out: boolean;
}

type Row = Omit<Standing, 'place'>;

/** Best first; equals share a place. */
export function standings(t: Tournament): Standing[] {
  const rows = t.entrants.map((_, entrant) => rowOf(t, entrant));
  const before = t.format === 'bracket' ? bracketOrder(t) : leagueOrder(t, rows);
  rows.sort((x, y) => before(x, y) || x.entrant - y.entrant);
  let place = 1;
  return rows.map((row, i) => {
    if (i > 0 && before(rows[i - 1]!, row) !== 0) place = i + 1;
    return { ...row, place };
  });
}

/** The one who has won it all; undefined while it goes on, or when a round robin ends with equals in front. */
export function champion(t: Tournament): number | undefined {
  if (t.matches.some((match) => match.result === 'open')) return undefined;
  const [best, next] = standings(t);
  return best !== undefined && next?.place !== 1 ? best.entrant : undefined;
}

function rowOf(t: Tournament, entrant: number): Row {
  const row = { won: 0, drawn: 0, lost: 0, duelsWon: 0, duelsLost: 0 };
  for (const match of t.matches) {
    const side = sideOf(match, entrant);
    if (side === undefined || match.result === 'bye') continue;
    for (const duel of match.duels)
      if (duel.winner !== 'drawn') row[duel.winner === side ? 'duelsWon' : 'duelsLost']++;
    if (match.result === 'drawn') row.drawn++;
    else if (match.result !== 'open') row[match.result === side ? 'won' : 'lost']++;
  }
  const points = 2 * row.won + row.drawn;
  return {
    entrant,
    name: t.entrants[entrant]!.name,
    ...row,
    points,
    out: t.format === 'bracket' && row.lost > 0,
  };
}

/** Who lost later stands higher; who has not lost stands highest. */
function bracketOrder(t: Tournament): (x: Row, y: Row) => number {
  const reached = (entrant: number): number => {
    const fell = t.matches.find((m) => {
      const side = sideOf(m, entrant);
      return side !== undefined && m.result === (side === 'first' ? 'second' : 'first');
    });
    return fell?.round ?? Number.MAX_SAFE_INTEGER;
  };
  return (x, y) => reached(y.entrant) - reached(x.entrant);
}

/** Points, then duels won less duels lost, then points from matches among those still level. */
function leagueOrder(t: Tournament, rows: readonly Row[]): (x: Row, y: Row) => number {
  const difference = (row: Row): number => row.duelsWon - row.duelsLost;
  const coarse = (x: Row, y: Row): number => y.points - x.points || difference(y) - difference(x);
  const among = new Map(
    rows.map((row) => {
      const level = rows.filter((other) => coarse(row, other) === 0).map((other) => other.entrant);
      return [row.entrant, pointsAmong(t, row.entrant, level)];
    }),
  );
  return (x, y) => coarse(x, y) || among.get(y.entrant)! - among.get(x.entrant)!;
}

function pointsAmong(t: Tournament, entrant: number, level: readonly number[]): number {
  let points = 0;
  for (const match of t.matches) {
    const side = sideOf(match, entrant);
    const against = side === 'first' ? match.second : match.first;
    if (side === undefined || against === null || !level.includes(against)) continue;
    if (match.result === side) points += 2;
    else if (match.result === 'drawn') points++;
  }
  return points;
}

function sideOf(match: TournamentMatch, entrant: number): 'first' | 'second' | undefined {
  if (match.first === entrant) return 'first';
  return match.second === entrant ? 'second' : undefined;
}
