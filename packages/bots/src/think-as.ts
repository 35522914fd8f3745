/** Answers a question by one of the methods of search, within the question's own budget if it has one. */
import { below, type Core, Machine, type Move, moveEquals, type Thinking } from '@fray/engine';
import type { BotQuestion } from './bot.js';
import { greedy, onePly } from './greedy.js';
import { choiceOf, type Style } from './personas.js';
import { type PlayoutPlan, TO_THE_END } from './search/playout.js';
import type { Findings, SearchQuestion } from './search/question.js';
import { Quick } from './search/quick.js';
import { searchRollouts } from './search/rollouts.js';
import { searchTree, TREE } from './search/tree.js';
import { sampleWorld } from './search/world.js';

/** With a style, what is about as good is chosen by it. */
export function thinkAs(thinking: Thinking, question: BotQuestion, style?: Style): Move {
  const { moves, rng } = question;
  switch (thinking.method) {
    case 'policy':
    case 'practice':
      if (below(rng, 100) < thinking.mistakes) return moves[below(rng, moves.length)]!;
      return thinking.method === 'policy'
        ? greedy.choose(question)
        : tasted(practised(question), question, style);
    case 'one-step':
      return onePly(question, thinking.worlds);
    default:
      return routineMove(question) ?? tasted(lookAhead(thinking, question), question, style);
  }
}

function tasted(findings: Findings, question: BotQuestion, style: Style | undefined): Move {
  if (style === undefined) return findings[0]!.move;
  const thought = style === 'stubborn' ? greedy.choose(question) : undefined;
  const first = findings.findIndex(({ move }) => thought !== undefined && moveEquals(move, thought));
  return findings[choiceOf(style, findings, first, question.rng)]!.move;
}

export type Search = Extract<Thinking, { method: 'rollouts' | 'tree' }>;

/** Every candidate with what it came to, the chosen one first. */
export function lookAhead(thinking: Search, question: BotQuestion): Findings {
  const asked = searching(question, thinking.iterations);
  const playout = playoutOf(thinking);
  if (thinking.method === 'rollouts') {
    const { sigmas, breadth, doubt } = thinking;
    return searchRollouts(asked, {
      playout,
      sigmas,
      ...(breadth === undefined ? {} : { breadth }),
      ...(doubt === undefined ? {} : { doubt: doubt / 100 }),
    });
  }
  const { curiosity = TREE.curiosity, trust = TREE.trust } = thinking;
  return searchTree(asked, { playout, curiosity, trust });
}

/** What the game has learnt to choose here, and what it thinks of the rest; its quick choice alone where it has learnt nothing. */
function practised({ game, view, moves, rng }: BotQuestion): Findings {
  const machine = new Machine<Core>(game);
  const world = sampleWorld(game, view, rng);
  const quick = new Quick(machine, true);
  const chosen = quick.pick(world, view.seat, machine.list(world, view.seat), rng);
  if (game.knowledge.practice === undefined) return [{ move: moves[chosen]!, visits: 1, worth: 0 }];
  // Practice speaks of chances of winning, from 0 to 1, findings of rewards.
  const found = moves.map((move, i) => ({ move, visits: 1, worth: 2 * quick.worths[i]! }));
  return [found[chosen]!, ...found.filter((_, i) => i !== chosen)];
}

/** What nobody needs to think about. */
function routineMove({ game, view, moves, rng }: BotQuestion): Move | undefined {
  const { routine } = game.knowledge;
  if (routine === undefined) return undefined;
  const machine = new Machine<Core>(game);
  const world = sampleWorld(game, view, rng);
  machine.list(world, view.seat);
  const place = routine(world, view.seat, machine.offers);
  return place < 0 ? undefined : moves[place];
}

function searching(question: BotQuestion, iterations: number): SearchQuestion {
  const { game, view, moves, seats, rng, budget, stop } = question;
  const most = Math.min(iterations, budget.iterations ?? iterations);
  const asked = { game, view, moves, seats, rng, iterations: most };
  return stop === undefined ? asked : { ...asked, stop: () => stop() };
}

function playoutOf({ depth, rounds, randomPercent }: Search): PlayoutPlan {
  return {
    depth: depth ?? TO_THE_END.depth,
    randomPercent: randomPercent ?? TO_THE_END.randomPercent,
    ...(rounds === undefined ? {} : { rounds }),
  };
}
