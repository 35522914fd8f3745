/** The bots one may choose for a seat: the levels that the game has, the strongest first, then the two plain ones. */
import { greedy, levelsOf, random } from '@fray/bots';
import type { AnyGame } from '@fray/engine';

/** The one that is chosen is always among them, even a level that the game does not have. */
export function botChoices(game: AnyGame, chosen: string): readonly string[] {
  const known: readonly string[] = [...levelsOf(game).toReversed(), greedy.id, random.id];
  return known.includes(chosen) ? known : [chosen, ...known];
}
