/** The sets of house rules that may be played together. */
import { HOUSE_IDS } from '@fray/game-shadow-hunters';

/** SH-H-13: Critical Misses only with Duel Dice. */
export const ALLOWED = Array.from({ length: 1 << HOUSE_IDS.length }, (_, bits) => bits).filter(
  (bits) => (bits & 0b110) !== 0b100,
);

/** The set as options, agreed on beforehand. */
export function rulesOf(bits: number): Readonly<Record<string, boolean | string>> {
  const rules = Object.fromEntries(HOUSE_IDS.map((id, i) => [id, (bits & (1 << i)) !== 0]));
  return { ...rules, vote: 'agreed' };
}

const MIXES = ['base', 'expansion', 'initials', 'all'];

/** Every allowed set at a table of its own: numbers of players and characters go round with `turn`. */
export function everySet(turn = 0): { seats: number; options: Readonly<Record<string, unknown>> }[] {
  return ALLOWED.map((bits, i) => ({
    seats: 4 + ((i + turn) % 5),
    options: { ...rulesOf(bits), characters: MIXES[(i + turn) % MIXES.length] },
  }));
}
