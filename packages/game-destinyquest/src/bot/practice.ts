/** What duels have taught: signs for every move. What each weighs is in practice-weights.ts. */
import {
  MOVE_SIZE,
  NEVER,
  type Offers,
  PLAIN,
  type Practice,
  type PracticeNotes,
  weightsOf,
} from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { DECLINE, PASS, RENEW, ROLL } from '../legality/verbs.js';
import { BRACE_ASK, MODIFIER_ASK, POST_ASK } from '../sheet/sheet.js';
import type { DuelState } from '../state/state.js';
import { VICTORY } from './answers.js';
import { CIRCUMSTANCES, IN_DANGER, NEARLY_OVER, ROUNDS_LEFT, readCircumstances } from './circumstances.js';
import { askedNow, CAN_WAIT, duelWorths } from './policy.js';
import { PRACTICE_WEIGHTS } from './practice-weights.js';

/** Moments in which an ability is weighed by itself: the windows, its own step, and an earlier or later one that admits it, too. */
const MOMENTS = ['a', 'b', 'c', 'd', 'e', 'f', 'own', 'late'];
const OWN = 6;
const LATE = 7;
/** Behind the abilities come those that are brought back, and to decline. */
const NAMES = [...ABILITIES.map(({ id }) => id), ...ABILITIES.map(({ id }) => `renew ${id}`), 'decline'];
const DECLINING = 2 * ABILITIES.length;
const KINDS = NAMES.flatMap((name) => MOMENTS.map((moment) => `${name} ${moment}`));

const OWN_SIGNS = 6;
/** Beyond this much health a difference makes no more difference. */
const MOST = 8;
/** Whatever ends the duel, after what was taken off for a use. */
const DECISIVE = VICTORY - 5;

/** The quick choice: two points of health are worth some chances in a hundred. */
const GUESS = [...new Array<number>(CIRCUMSTANCES).fill(0), 0.015, 0, 0.05, 0, 0, 0];

export const PRACTICE: Practice<DuelState> = {
  kinds: KINDS,
  moment: CIRCUMSTANCES,
  own: OWN_SIGNS,
  guess: GUESS,
  weights: weightsOf(KINDS, GUESS, PRACTICE_WEIGHTS),
  read: readMoves,
};

function readMoves(s: Readonly<DuelState>, seat: number, listed: Offers, notes: PracticeNotes): void {
  const { count } = listed;
  const worths = notes.scratch;
  duelWorths(s, seat, listed, worths);
  const plain = readKinds(s, listed, notes);
  if (notes.thinkable(count) < 2) return;
  readCircumstances(s, seat, notes.moment);
  for (let i = 0; i < count; i++) if (notes.kinds[i]! >= 0) readOwn(worths[i]!, plain, notes, i * OWN_SIGNS);
}

/** Notes the kinds, and says what the plain move is worth. */
function readKinds(
  s: Readonly<DuelState>,
  { numbers, count }: Offers,
  { kinds, scratch: worths }: PracticeNotes,
): number {
  const ask = askedNow(s);
  let plain = 0;
  for (let i = 0; i < count; i++) {
    const at = i * MOVE_SIZE;
    const verb = numbers[at]!;
    if (verb === ROLL) plain = worths[i]!;
    kinds[i] =
      verb === PASS || verb === ROLL
        ? PLAIN
        : ask === MODIFIER_ASK && worths[i] === CAN_WAIT
          ? NEVER
          : kindOf(s, ask, verb, numbers[at + 1]!, numbers[at + 2]!);
  }
  return plain;
}

function kindOf(s: Readonly<DuelState>, ask: number, verb: number, ability: number, which: number): number {
  if (verb === DECLINE) return DECLINING * MOMENTS.length;
  if (ask === MODIFIER_ASK)
    return (verb === RENEW ? ABILITIES.length + which : ability) * MOMENTS.length + s.window;
  const late = ask === BRACE_ASK || (ask === POST_ASK && ABILITIES[ability]!.list !== 'post');
  return ability * MOMENTS.length + (late ? LATE : OWN);
}

/** What the quick choice thinks of the move, beside the plain one, and what that means at this moment. */
function readOwn(worth: number, plain: number, { moment, own }: PracticeNotes, at: number): void {
  const better = Math.max(-MOST, Math.min(MOST, worth - plain)) / 2;
  own[at] = better;
  own[at + 1] = better * moment[ROUNDS_LEFT]!;
  own[at + 2] = worth >= DECISIVE ? 1 : 0;
  own[at + 3] = Math.max(0, better);
  own[at + 4] = better * moment[NEARLY_OVER]!;
  own[at + 5] = better * moment[IN_DANGER]!;
}
