/** Who meets whom: the tree of a bracket with its byes, and the rounds of a round robin. */
import type { TournamentMatch } from './tournament.js';

/** Matches round by round; two neighbours of a round feed one match of the next. Early entrants get the byes. */
export function bracketMatches(order: readonly number[]): TournamentMatch[] {
  let size = 2;
  while (size < order.length) size *= 2;
  const places = seedPlaces(size).map((place) => order[place] ?? null);
  const matches: TournamentMatch[] = [];
  for (let round = 1, count = size / 2; count >= 1; round++, count /= 2)
    for (let i = 0; i < count; i++) matches.push(openMatch(round, null, null));
  for (let i = 0; i < size / 2; i++) {
    const first = places[2 * i]!;
    const second = places[2 * i + 1] ?? null;
    matches[i] =
      second === null ? { ...openMatch(1, first, null), result: 'bye' } : openMatch(1, first, second);
  }
  for (let i = 0; i < size / 2; i++)
    if (matches[i]!.result === 'bye') advance(matches, i, matches[i]!.first!);
  return matches;
}

/** Puts the one who came through into the match that this one feeds; the final feeds none. */
export function advance(matches: TournamentMatch[], from: number, entrant: number): void {
  const next = (matches.length + 1) / 2 + (from >> 1);
  const match = matches[next];
  if (match === undefined) return;
  matches[next] = from % 2 === 0 ? { ...match, first: entrant } : { ...match, second: entrant };
}

/** Everyone meets everyone once. With an odd number one sits out in each round. */
export function roundRobinMatches(order: readonly number[]): TournamentMatch[] {
  const circle: (number | null)[] = order.length % 2 === 0 ? [...order] : [...order, null];
  const matches: TournamentMatch[] = [];
  for (let round = 1; round < circle.length; round++) {
    for (let i = 0; i < circle.length / 2; i++) {
      const pair = [circle[i]!, circle[circle.length - 1 - i]!];
      const [first, second] = (round + i) % 2 === 0 ? [pair[1]!, pair[0]!] : [pair[0]!, pair[1]!];
      if (first !== null && second !== null) matches.push(openMatch(round, first, second));
      else matches.push({ ...openMatch(round, first ?? second, null), result: 'bye' });
    }
    circle.splice(1, 0, circle.pop()!);
  }
  return matches;
}

/** The first and the last meet latest: 0, 3, 1, 2 for four. */
function seedPlaces(size: number): number[] {
  let places = [0];
  while (places.length < size) {
    const last = places.length * 2 - 1;
    places = places.flatMap((place) => [place, last - place]);
  }
  return places;
}

function openMatch(round: number, first: number | null, second: number | null): TournamentMatch {
  return { round, first, second, duels: [], result: 'open' };
}
