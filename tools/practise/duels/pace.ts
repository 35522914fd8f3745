/** How much is tried out and how fast is learnt, from the first duel to the last. */

/** A move that seems worse by this chance of winning is made 2.7 times less often. */
const CALM = [0.01, 0.003] as const;
/** What moves are worth: the first rate, and the last. */
const RATE = [0.005, 0.0002] as const;
/** Chances, and strokes of luck: fast while there is nothing else to learn, then as follows and in the end a fifth of it. */
const CHANCES_AT_FIRST = 0.002;
const CHANCES = 0.001;
const LUCK_AT_FIRST = 0.004;
const LUCK = 0.0015;
const IN_THE_END = 0.2;

export interface Pace {
  readonly calm: number;
  readonly rate: number;
  readonly chances: number;
  readonly luck: number;
}

/** `done` is the part of all duels that are behind. */
export function paceAt(done: number, onlyLooks: boolean): Pace {
  const [curious, calm] = CALM;
  const [first, last] = RATE;
  return {
    calm: curious + (calm - curious) * done,
    rate: first * (last / first) ** done,
    chances: onlyLooks ? CHANCES_AT_FIRST : CHANCES * IN_THE_END ** done,
    luck: onlyLooks ? LUCK_AT_FIRST : LUCK * IN_THE_END ** done,
  };
}
