export { answerByOrders, defaultOrders, knownOrders, lastingOrders } from './answer-by-orders.js';
export type { Beat } from './beat.js';
export { canonical } from './canonical.js';
export { concede, settled } from './concede.js';
export {
  type Core,
  cloneRng,
  cloneStack,
  type Frame,
  type Locals,
  newCore,
  type Outcome,
} from './core.js';
export { type Decision, decision } from './decision.js';
export { type EventData, type EventValue, type GameEvent, type Sink, seenBy } from './event.js';
export {
  type AnyGame,
  defineGame,
  type Game,
  type Knowledge,
  type Standing,
  type Trait,
} from './game.js';
export { Machine, type MachineOptions, type Tape } from './machine.js';
export { Match, type MatchSetup, type Opening } from './match.js';
export {
  type Arg,
  type Choice,
  formatChoice,
  formatNotation,
  MOVE_SIZE,
  type Move,
  moveEquals,
  parseChoice,
  parseNotation,
  type Verb,
} from './move.js';
export { Offers, type Refusal, refusal, refusalsOf } from './offers.js';
export {
  type OptionData,
  type OptionDefinition,
  type Options,
  type OptionValue,
  parseOptions,
  type Setup,
} from './option.js';
export type { StandingOrder } from './order.js';
export { applyPatch, diff, isSame, type Patch, type PatchFields, type Splice } from './patch.js';
export type { Pending } from './pending.js';
export { conserved, dealUnseen, without } from './piles.js';
export { frameAt, type Procedure, procedureOf, type Run } from './procedure.js';
export { below, nextWord, type Rng, type RngName, rngFromWords, shuffle } from './random.js';
export {
  formatRecord,
  type MatchRecord,
  parseRecord,
  RECORD_FORMAT,
  type RecordedChoice,
  type RecordHeader,
  type SeatInfo,
} from './record.js';
export { type ReplayFault, replay, verifyRecord } from './replay.js';
export { assert, fail, ok, type Result } from './result.js';
export { findNamed, type ScenarioAdapter } from './scenario.js';
export { checkProof, commitTo, type FairProof, mixSeeds, rngFromSeed } from './seed.js';
export { sha256 } from './sha256.js';
export { hashState } from './spelling.js';
export type { LevelId, Thinking } from './thinking.js';
export { takeBack, type UndoStatus, undoStatus } from './undo.js';
export { type FlowView, type SeatView, SPECTATOR, viewFlow } from './view.js';
export { type Grammar, grammarOf } from './words/grammar.js';
export { bestLanguage, loadBook, loadEngineWords, sayFault } from './words/load-book.js';
export { type Message, message } from './words/message.js';
export { type Entry, type Line, type Part, plain, type Section, type Words } from './words/text.js';
export {
  type Books,
  NOBODY,
  type OptionWords,
  type OrderWords,
  type Prompt,
  type Reader,
  type Sentence,
  say,
  sayFrom,
  type WordBook,
} from './words/word-book.js';
