export {
  ACTS,
  checkActs,
  checkNumber,
  type Denied,
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
export { type BotTurn, botRequest, botTurns, dueEntry } from './due.js';
export { entriesOf } from './from-record.js';
export { LocalHost, type LocalShell } from './local-host.js';
export {
  type Barred,
  type Offered,
  SeatSession,
  type SeatState,
  type SessionQuestion,
  type Step,
} from './seat-session.js';
export { Audience, type SendText } from './sending/audience.js';
export type { Eyes, Here } from './sending/eyes.js';
export { presentText, storyFor } from './sending/present-text.js';
export { type ChoiceEntry, entryText, type LogEntry } from './timeline/entry.js';
export type { SaidBefore, TimelineSetup } from './timeline/setup.js';
export { Timeline } from './timeline/timeline.js';
export { uniqueName } from './unique-name.js';
