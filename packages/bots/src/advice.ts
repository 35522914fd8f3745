/** "What would you do?": the two or three best answers to a question, from what its seat may know. */
import type { AnyGame, Message, Move } from '@fray/engine';
import type { BotQuestion } from './bot.js';
import { thinkingOf } from './levels.js';
import { type BotRequest, questionOf } from './request.js';
import type { Findings } from './search/question.js';
import { lookAhead, type Search } from './think-as.js';

export interface Advised {
  readonly move: Move;
  /** The chance of winning after it, and its standard error. */
  readonly chance: number;
  readonly error: number;
  /** Why, where the game can tell, for its word book. */
  readonly why?: Message;
}

export interface Advice {
  /** The advised one first. */
  readonly best: readonly Advised[];
  /** Whether the first is better than the rest by more than luck explains. */
  readonly clear: boolean;
}

const MOST = 3;
const CLEAR_ERRORS = 2;
/** For a game whose best level does not look ahead: careful, so that it never advises against the quick choice without proof. */
const CAREFUL: Search = { method: 'rollouts', iterations: 600, sigmas: 2, breadth: 6 };

export function advise(question: BotQuestion): Advice {
  const { game, moves } = question;
  if (moves.length < 2)
    return { best: moves.map((move) => ({ move, chance: 0.5, error: 0.5 })), clear: true };
  const thinking = thinkingOf(game, 'best');
  const isSearch = thinking.method === 'tree' || thinking.method === 'rollouts';
  return adviceFrom(question, lookAhead(isSearch ? thinking : CAREFUL, question));
}

function adviceFrom({ game, view }: BotQuestion, found: Findings): Advice {
  const best = found
    .filter(({ visits }, i) => visits > 0 || i === 0)
    .slice(0, MOST)
    .map(({ move, worth, error, visits }): Advised => {
      const why = game.knowledge.why?.(view, move);
      const spread = error ?? 1 / Math.sqrt(Math.max(1, visits));
      return {
        move,
        chance: (worth + 1) / 2,
        error: Math.min(0.5, spread / 2),
        ...(why === undefined ? {} : { why }),
      };
    });
  const [first, second] = best;
  const gap = first === undefined || second === undefined ? 1 : first.chance - second.chance;
  return { best, clear: gap > CLEAR_ERRORS * Math.hypot(first?.error ?? 0, second?.error ?? 0) };
}

/** In the worker: advises the seat whose view it was sent. */
export function adviseRequest(game: AnyGame, request: BotRequest): Advice {
  return advise(questionOf(game, request));
}
