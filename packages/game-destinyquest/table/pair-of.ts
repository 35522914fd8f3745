/** Who meets whom in the nth duel that is begun with one click: everybody has a turn, and no pair comes twice in a row. */

/** Ids alone, because the home page loads no rules. */
export const READY_HEROES = [
  'gladiator',
  'cavalier',
  'inquisitor',
  'monk',
  'ranger',
  'shadow-ranger',
  'titan',
  'pyromancer',
  'icelock',
  'necromancer',
  'druid',
  'shadowstalker',
  'witchfinder',
  'pariah',
  'blood-archer',
] as const;

/** Has no factor in common with the number of heroes, so that all of them come before one comes again. */
const STEP = 7;
/** How far apart the two stand in the list: between two of them it changes with every duel. */
const APART = 9;
const CHANGES = 5;

export function pairOf(nth: number): readonly [string, string] {
  const count = READY_HEROES.length;
  const first = (nth * STEP) % count;
  return [READY_HEROES[first]!, READY_HEROES[(first + APART + (nth % CHANGES)) % count]!];
}
