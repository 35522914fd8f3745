export {
  type DicePromise,
  findCopy,
  formatPromise,
  PROMISE_FORMAT,
  parsePromise,
  promiseHash,
  type SignedPromise,
  sealSeed,
} from './chance/promise.js';
export { below, freshRng, nextWord, type Rng, type RngName, rngFromWords, shuffle } from './chance/random.js';
export { checkProof, commitTo, type FairProof, mixSeeds, rngFromSeed, SeedSeries } from './chance/seed.js';
export { sha256 } from './chance/sha256.js';
export type { Contest, ContestGlimpse, ContestMatch } from './contest.js';
export {
  type Core,
  cloneRng,
  cloneStack,
  type Locals,
  newCore,
  type Outcome,
  type StackFrame,
} from './core.js';
export { type Decision, decision } from './decision.js';
export {
  type EventData,
  type EventMaker,
  type EventValue,
  eventsOf,
  type GameEvent,
  type Nothing,
  seenBy,
} from './event.js';
export {
  type AnyGame,
  defineGame,
  type Game,
  type Knowledge,
  type Standing,
  type Trait,
} from './game.js';
export { Machine, type Tape } from './machine.js';
export { Match, type MatchSetup } from './match.js';
export {
  type Arg,
  type Choice,
  choiceText,
  formatChoice,
  formatNotation,
  MOVE_SIZE,
  type Move,
  moveEquals,
  parseChoice,
  parseNotation,
  type Verb,
} from './move.js';
export { Offers, type Refusal, type RefusalMaker, refusal, refusalsOf } from './offers.js';
export {
  type Bases,
  type OptionDefinition,
  type Options,
  type OptionValue,
  parseOptions,
  type Setup,
} from './option.js';
export {
  basisOf,
  PRESETS,
  presetValue,
  withPreset,
} from './option-basis.js';
export { type Change, changedSince, changesOf, formatChange, withChange } from './parts/changes.js';
export { concede, settled } from './parts/concede.js';
export { conserved, dealOne, dealUnseen, without } from './parts/piles.js';
export {
  keptWeights,
  NEVER,
  PLAIN,
  type Practice,
  PracticeNotes,
  practiceBy,
  type Signs,
  UNTHINKABLE,
  weigh,
  weightsOf,
} from './parts/practice.js';
export { findNamed, type ScenarioAdapter } from './parts/scenario.js';
export type { LevelId, Levels, Thinking } from './parts/thinking.js';
export type { Pending } from './pending.js';
export { type AnyStep, frameAt, type Procedure, procedureOf, type Run } from './procedure.js';
export { actsAt, hashActs, type MadeBy, type RecordedAct, type RecordedChoice } from './record/act.js';
export { actMessage } from './record/act-message.js';
export { canonical } from './record/canonical.js';
export {
  formatRecord,
  type MatchRecord,
  parseRecord,
  type RecordHeader,
  type SeatInfo,
} from './record/record.js';
export { type ReplayFault, replay } from './record/replay.js';
export { hashState } from './record/spelling.js';
export {
  type QuickUndoStatus,
  quickUndoStatus,
  takeBack,
  type UndoStatus,
  undoStatus,
} from './record/undo.js';
export { verifyRecord } from './record/verify.js';
export { assert, fail, ok, type Result } from './result.js';
export { answerByOrders, defaultOrders, knownOrders, lastingOrders } from './seat/answer-by-orders.js';
export type { Beat } from './seat/beat.js';
export { explainView } from './seat/explain-view.js';
export type { StandingOrder } from './seat/order.js';
export { applyPatch, diff, isSame, type Patch } from './seat/patch.js';
export { type FlowView, type SeatView, SPECTATOR, seatsIn, viewFlow } from './seat/view.js';
export { elided } from './words/elision.js';
export { type Grammar, grammarOf } from './words/grammar.js';
export { bestLanguage, loadBook, loadEngineWords, sayFault } from './words/load-book.js';
export { type Message, type MessageOf, message } from './words/message.js';
export { basisWord, presetWord, tellPresets, tellWhy } from './words/option-words.js';
export {
  type GlossaryEntry,
  type Line,
  type Part,
  plain,
  type Rulings,
  type Section,
  type TermWords,
  termEntries,
  type Words,
  withRulings,
} from './words/text.js';
export {
  askFrom,
  NOBODY,
  type OptionWords,
  type OrderWords,
  type Prompt,
  type Questions,
  type Reader,
  type Sentence,
  type Sentences,
  say,
  sayFrom,
  type Teller,
  type Tellers,
  type Telling,
  tellFrom,
  type WordBook,
} from './words/word-book.js';
