/** Answers a question by one of the methods of search, within the question's own budget if it has one. */
import { below, type Move, type Thinking } from '@fray/engine';
import type { BotQuestion } from './bot.js';
import { greedy, onePly } from './greedy.js';
import { type PlayoutPlan, TO_THE_END } from './search/playout.js';
import type { SearchQuestion } from './search/question.js';
import { searchRollouts } from './search/rollouts.js';
import { searchTree, TREE } from './search/tree.js';

export function thinkAs(thinking: Thinking, question: BotQuestion): Move {
  const { moves, rng } = question;
  switch (thinking.method) {
    case 'policy':
      return below(rng, 100) < thinking.mistakes ? moves[below(rng, moves.length)]! : greedy.choose(question);
    case 'one-step':
      return onePly({ ...question, budget: { iterations: thinking.worlds * moves.length } });
    case 'rollouts': {
      const { sigmas } = thinking;
      return searchRollouts(searching(question, thinking.iterations), {
        playout: playoutOf(thinking),
        sigmas,
      })[0]!.move;
    }
    case 'tree': {
      const { curiosity = TREE.curiosity } = thinking;
      return searchTree(searching(question, thinking.iterations), {
        playout: playoutOf(thinking),
        curiosity,
      })[0]!.move;
    }
  }
}

function searching(question: BotQuestion, iterations: number): SearchQuestion {
  const { game, view, moves, seats, rng, budget, stop } = question;
  const most = Math.min(iterations, budget.iterations ?? iterations);
  const asked = { game, view, moves, seats, rng, iterations: most };
  return stop === undefined ? asked : { ...asked, stop: () => stop() };
}

function playoutOf({ depth, randomPercent }: { depth?: number; randomPercent?: number }): PlayoutPlan {
  return { depth: depth ?? TO_THE_END.depth, randomPercent: randomPercent ?? TO_THE_END.randomPercent };
}
