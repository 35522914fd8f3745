/** Everything that goes over the wire, for server and client alike. */
export { Id, Level, LogNumber, Name, Pass, Problem, Seat } from './common.js';
export { GameInfo, GameOption, GamesResponse } from './games.js';
export { Guest, GuestRequest } from './guests.js';
export {
  Accepted,
  Choice,
  ChooseRequest,
  ClockFace,
  Frame,
  MatchInfo,
  MatchParams,
  MatchSeat,
  MatchSeatParams,
  Numbered,
  ReplayQuery,
  SayRequest,
  type SocketAnswer,
  StandInRequest,
  StreamQuery,
  TooLate,
  UndoAnswer,
  UndoRequest,
  UndoResponse,
  What,
} from './matches.js';
export { RecordInfo, RecordsQuery, RecordsResponse } from './records.js';
export {
  Clock,
  CreateTable,
  JoinTable,
  PassQuery,
  PlayerSeed,
  ReadyRequest,
  SeatPlan,
  StandIn,
  StartRequest,
  Table,
  TableSeat,
  TablesQuery,
  TablesResponse,
} from './tables.js';
