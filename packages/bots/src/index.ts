export { type Advice, type Advised, advise, adviseRequest } from './advice.js';
export { analyse } from './analysis/analyse.js';
export {
  type Analysis,
  type Candidate,
  type ChancePoint,
  chancesAfter,
  keptAnalysis,
  type Moment,
  withAnalysis,
} from './analysis/analysis.js';
export { type AnalysisPart, Look, type Seen } from './analysis/look.js';
export { type AnalysisPlan, analysisPlan } from './analysis/plan.js';
export { analysisStages, shareDone } from './analysis/stages.js';
export { actsUnasked, ask, type BotAnswer, type Replaced, thinkSafely } from './ask.js';
export type { Bot, BotBudget, BotQuestion } from './bot.js';
export { stopAfter } from './deadline.js';
export { drawnOptions } from './drawn-options.js';
export { greedy, onePly } from './greedy.js';
export { LEVELS, levelsOf, thinkingOf } from './levels.js';
export {
  castAs,
  choiceOf,
  PERSONAS,
  type Persona,
  type PersonaId,
  readCast,
  type Style,
} from './personas.js';
export { isStillPuzzle, type PuzzleSearch, puzzlesOf } from './puzzles/find-puzzles.js';
export {
  choicesOf,
  type OpenPuzzle,
  openPuzzle,
  type Puzzle,
  type PuzzleAim,
  type PuzzleFile,
  seatsOf,
} from './puzzles/puzzle.js';
export { random } from './random.js';
export { bots, findBot, findThinker } from './registry.js';
export {
  answerRequest,
  askElsewhere,
  type BotReply,
  type BotRequest,
  type Elsewhere,
} from './request.js';
export { type PlayoutPlan, TO_THE_END } from './search/playout.js';
export type { Finding, Findings, SearchQuestion } from './search/question.js';
export { PAIRED, type RolloutPlan, searchRollouts } from './search/rollouts.js';
export { searchTree, TREE, type TreePlan } from './search/tree.js';
export { formatThinking, parseThinking } from './spelled-thinking.js';
export { lookAhead, type Search, thinkAs } from './think-as.js';
