/**
 * Running matches that were begun by other rules than this program has. The program that began them can finish them; this one can
 * only close them, for nobody's gain.
 */
import type { AnyGame } from '@fray/engine';
import type { Store } from '../store/store.js';
import { MATCH, type MatchFile, readMatchFile, UNFINISHED } from './match-file.js';

const MOST = 1_000_000;

export async function findOutdated(store: Store, games: readonly AnyGame[]): Promise<MatchFile[]> {
  const files = (await store.list(MATCH, UNFINISHED, MOST)).map(readMatchFile);
  return files.filter((file) => isOutdated(file, games));
}

export function isOutdated({ game, rules }: MatchFile, games: readonly AnyGame[]): boolean {
  return games.find(({ id }) => id === game)?.version !== rules;
}

/** How many there are of each game and version. */
export function countOutdated(files: readonly MatchFile[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { game, rules } of files) counts[`${game} ${rules}`] = (counts[`${game} ${rules}`] ?? 0) + 1;
  return counts;
}
