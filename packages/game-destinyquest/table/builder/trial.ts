/** What a hero is worth: duels against every ready hero, fought by bots, a few at a time so that the page stays awake. */
import { type Hero, PREBUILT, specOf } from '../../src/index.js';
import { foughtByBots } from './fought-by-bots.js';

const EACH = 4;

export interface Trial {
  readonly fought: number;
  readonly won: number;
  /** The ready heroes that lost and won most against this one, once all have been fought. */
  readonly easiest?: Hero;
  readonly hardest?: Hero;
}

export const TRIAL_DUELS = PREBUILT.length * EACH;

/** Tells how it stands after each opponent; `stopped` ends it early. */
export async function tryHero(
  hero: Hero,
  tell: (trial: Trial) => void,
  stopped: () => boolean,
): Promise<void> {
  const wins: number[] = [];
  for (const foe of PREBUILT) {
    await new Promise((later) => setTimeout(later));
    if (stopped()) return;
    wins.push(winsAgainst(hero, foe));
    tell({ fought: wins.length * EACH, won: wins.reduce((sum, won) => sum + won, 0) });
  }
  const won = wins.reduce((sum, each) => sum + each, 0);
  const easiest = PREBUILT[wins.indexOf(Math.max(...wins))]!;
  const hardest = PREBUILT[wins.indexOf(Math.min(...wins))]!;
  tell({ fought: TRIAL_DUELS, won, easiest, hardest });
}

/** Seats are swapped from duel to duel. */
function winsAgainst(hero: Hero, foe: Hero): number {
  let won = 0;
  for (let number = 1; number <= EACH; number++) {
    const mine = number % 2;
    const heroes = mine === 0 ? ([hero, foe] as const) : ([foe, hero] as const);
    const { winner } = foughtByBots({
      match: 0,
      number,
      heroes: [specOf(heroes[0]), specOf(heroes[1])],
      seed: `trial ${foe.id} ${number}`,
    });
    if (winner === mine) won++;
  }
  return won;
}
