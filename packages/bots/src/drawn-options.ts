/** Options that every match draws anew, such as its heroes, so that not the same two meet again and again. */
import { type AnyGame, assert, below, type Options, rngFromSeed } from '@fray/engine';

export interface Draw {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly vary?: readonly string[];
}

/** After so many draws of options that do not go together there is none. */
const MOST_DRAWS = 1000;

/** The given options, with what is varied drawn by this seed, in the order in which it is named. */
export function drawnOptions({ game, options, seats, vary = [] }: Draw, seed: string): Options {
  if (vary.length === 0) return options;
  const rng = rngFromSeed(seed);
  for (let tries = 0; ; tries++) {
    assert(tries < MOST_DRAWS, `${game.id} allows no draw of ${vary.join(', ')}`);
    const drawn = vary.map((id) => {
      const { values } = game.options.find((option) => option.id === id)!;
      return [id, values![below(rng, values!.length)]!] as const;
    });
    const all = { ...options, ...Object.fromEntries(drawn) };
    if (game.optionsFault?.(all, seats) === undefined) return all;
  }
}
