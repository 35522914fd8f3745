export {
  checkNumber,
  concession,
  type Denied,
  type DeniedCode,
  deny,
  findRepeated,
  type Proposal,
  proposeChoice,
  proposeLeave,
  proposeMove,
  proposeMute,
  proposeOrders,
  proposeStandIn,
  proposeTalk,
  proposeUndo,
  proposeUndoAnswer,
  proposeVote,
} from './acts.js';
export { Audience, type Send, type ToViewer } from './audience.js';
export { CLAIM_MS } from './departures.js';
export { type BotTurn, botRequest, botTurns, dueEntry } from './due.js';
export type { ChoiceEntry, Entry } from './entry.js';
export { entriesOf } from './from-record.js';
export { LocalHost, type LocalShell } from './local-host.js';
export { type Eyes, type Here, presentFor, storyFor } from './messages.js';
export {
  type Barred,
  type Offered,
  SeatSession,
  type SeatState,
  type SessionQuestion,
  type Step,
} from './seat-session.js';
export { Timeline, type TimelineSetup, type UndoAsked } from './timeline.js';
