/** How the questions of the game and of the reference go together. */
import type { Move } from '@fray/engine';
import { CARD_IDS } from '../../src/data/cards.js';
import { BLUR, COUP, DOUBLE, PASS, STAND, TAKE, USE } from '../../src/verbs.js';
import type { AnsweredQuestion } from '../reference/outcome.js';
import { cardId } from './names.js';

/** By decision of the game: what it is in the reference. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  'double-attack': ['double'],
  blur: ['blur'],
  spear: ['spear'],
  rob: ['robbery'],
  coup: ['coup'],
  loot: ['takeAll', 'loot'],
  bite: ['suckBlood'],
  answer: ['reaction'],
  again: ['bloodyFeast'],
};

/** SH-B-73: a question with one answer hides who could have acted; the reference has no such questions. */
export function isOpen(decision: string, moves: readonly Move[]): boolean {
  return KINDS[decision] !== undefined && moves.length > 1;
}

const YES: Readonly<Record<string, number>> = {
  double: DOUBLE,
  blur: BLUR,
  spear: USE,
  coup: COUP,
  takeAll: USE,
  suckBlood: USE,
  bloodyFeast: USE,
};

/** The move that says what the reference was told; what was offered must be the same on both sides. */
export function answerWith({ kind, who, options, answer }: AnsweredQuestion, moves: readonly Move[]): Move {
  if (kind !== 'takeAll' && kind !== 'loot' && options.length !== moves.length)
    throw new Error(`seat ${who} may ${options.join()} at ${kind}, the game offers ${moves.length} choices`);
  const fits = (move: Move): boolean => {
    if (answer === 'no') return move[0] === PASS;
    if (kind === 'robbery' || kind === 'loot')
      return move[0] === TAKE && CARD_IDS[move[2]] === cardId(answer);
    if (kind === 'reaction') return move[0] === (answer === 'lastStand' ? STAND : USE);
    return move[0] === YES[kind] && (answer === 'yes' || move[1] === Number(answer));
  };
  const move = moves.find(fits);
  if (move === undefined) throw new Error(`the game does not offer "${answer}" at ${kind} of seat ${who}`);
  return move;
}
