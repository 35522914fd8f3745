/** Everything that goes over the wire, for server, browser and programs alike. */
export {
  BotId,
  Choice,
  Code,
  Id,
  LogNumber,
  Message,
  Name,
  NumberParam,
  Pass,
  Patch,
  Refusal,
  Seat,
} from './common.js';
export {
  Contest,
  ContestMatchParams,
  ContestParams,
  ContestPlayer,
  ContestTable,
  CreateContest,
  JoinContest,
  OpenContestMatch,
} from './contests.js';
export {
  Aside,
  Frame,
  Next,
  Presence,
  Present,
  type Standing,
  StreamMessage,
  ToViewer,
} from './frames.js';
export { GameInfo, GameOption, GamesResponse, PHRASES, type Phrase } from './games.js';
export { Guest, GuestRequest, Statistics, StatisticsRow } from './guests.js';
export { LabInfo, LabLine, LabRequest } from './lab.js';
export { MatchInfo, MatchSeat, MyMatch, MyMatches } from './matches.js';
export {
  ChosenBy,
  ClockFace,
  GameEvent,
  Gone,
  Outcome,
  Pending,
  Remedy,
  StoryStep,
  TalkLine,
  UndoStatus,
  What,
} from './play.js';
export { Problem, type ServerMessage } from './problem.js';
export { PushEnd, PushKey, PushMessage, PushSubscription } from './push.js';
export { RecordInfo, RecordsQuery, RecordsResponse } from './records.js';
export {
  Accepted,
  BlockRequest,
  ChooseRequest,
  isPlainChoice,
  MatchParams,
  MatchSeatParams,
  MuteRequest,
  Numbered,
  OrdersRequest,
  ReplayQuery,
  SayRequest,
  SocketAnswer,
  StandInRequest,
  StreamQuery,
  TALK_LIMIT,
  Talk,
  UndoAnswer,
  UndoRequest,
  UndoResponse,
  VoteRequest,
} from './requests.js';
export {
  AgainRequest,
  Clock,
  CreateTable,
  Invitation,
  InvitationParams,
  JoinTable,
  MoveRequest,
  OptionsRequest,
  PaceRequest,
  PassQuery,
  PlayerSeed,
  ReadyRequest,
  RematchRequest,
  RunningInfo,
  RunningResponse,
  SeatPlan,
  StandIn,
  StartRequest,
  Table,
  TableSeat,
  TableSeatParams,
  TablesQuery,
  TablesResponse,
  TableTalk,
  TableTalkRequest,
} from './tables.js';
