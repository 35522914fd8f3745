/** How one has done against somebody of the cast, from the matches that this browser keeps. */
import { keptMatches } from '../../session/archive.js';

export function scoreAgainst(
  game: string,
  name: string,
  matches = keptMatches(),
): { readonly won: number; readonly lost: number } {
  let [won, lost] = [0, 0];
  for (const { game: played, players, people, winners } of matches) {
    const theirs = players.indexOf(name);
    if (played !== game || theirs === -1 || winners === undefined || people.length !== 1) continue;
    if (winners.includes(people[0]!)) won++;
    else if (winners.includes(theirs)) lost++;
  }
  return { won, lost };
}
