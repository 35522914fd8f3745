/** How hard a bot thinks about a game, as plain data: which method, with which budget. Each game's levels are found by measurement. */
export type LevelId = 'newcomer' | 'casual' | 'steady' | 'strong' | 'best';

export type Thinking =
  /** The game's quick choice; of a hundred choices this many are made at random, as people do who overlook something. */
  | { readonly method: 'policy'; readonly mistakes: number }
  /** What was learnt by playing, and no look ahead; mistakes as before. */
  | { readonly method: 'practice'; readonly mistakes: number }
  /** Every move is tried once in this many worlds, and the game's judge looks at the result. */
  | { readonly method: 'one-step'; readonly worlds: number }
  /** Paired rollouts; `sigmas`: how much surer than the quick choice another must be. `depth`: then the judge decides. */
  | {
      readonly method: 'rollouts';
      readonly iterations: number;
      readonly sigmas: number;
      /** Only so many moves are tried: those that the game likes best. */
      readonly breadth?: number;
      /** How far off practice may be, in hundredths of a win: it then counts beside the lines, instead of `sigmas`. */
      readonly doubt?: number;
      readonly depth?: number;
      /** After so many rounds of the game the judge decides. */
      readonly rounds?: number;
      readonly randomPercent?: number;
    }
  /** A tree over what the seat cannot tell apart. */
  | {
      readonly method: 'tree';
      readonly iterations: number;
      readonly curiosity?: number;
      /** How much the game's own opinion of a move counts while it was seldom tried. */
      readonly trust?: number;
      readonly depth?: number;
      readonly rounds?: number;
      readonly randomPercent?: number;
    };

/** The levels that a game has. */
export type Levels = Readonly<Partial<Record<LevelId, Thinking>>>;
