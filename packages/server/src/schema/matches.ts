/** A match as its viewers get it: numbered frames, and what they may send back. */
import { z } from 'zod';
import { Id, Level, LogNumber, NumberParam, Pass, Seat } from './common.js';
import { Clock } from './tables.js';

export const Choice = z
  .record(z.string().max(60), z.union([z.string().max(200), z.number()]))
  .describe('A choice in its readable form, as the frame lists it: {"do":"play","card":"recruit","lane":3}');
export const ChooseRequest = z.strictObject({
  expected: LogNumber.describe('The number of the last frame you have seen.'),
  key: z.string().min(8).max(64).describe('Made up by you for this choice; sent again, it counts once.'),
  choice: Choice,
});
export type ChooseRequest = z.infer<typeof ChooseRequest>;
export const Accepted = z.object({
  n: LogNumber.describe('The number this choice has in the log.'),
  repeated: z.boolean().describe('True when it had been accepted before under the same key.'),
});
export type Accepted = z.infer<typeof Accepted>;
/** What a choice that was sent over a socket is answered with, as `{"answer": …}` between the frames. */
export interface SocketAnswer extends Partial<Accepted> {
  /** Of the choice that is answered, where it could be read. */
  readonly key: string | undefined;
  /** As POST would answer. */
  readonly status: number;
  readonly error?: string;
}

const Outcome = z.object({ winners: z.array(z.number()), clause: z.string(), reason: z.string() });
const GameEvent = z.object({ type: z.string(), clause: z.string(), data: z.record(z.string(), z.unknown()) });
const Listed = z.object({
  choice: Choice,
  text: z.string().optional().describe('In words; not in lean frames.'),
});
const UndoStatus = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free') }),
  z.object({ kind: z.literal('consent'), seats: z.array(z.number()), reason: z.string() }),
  z.object({ kind: z.literal('refused'), reason: z.string() }),
]);

export const What = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start') }),
  z.object({ kind: z.literal('choice'), seat: Seat, by: z.enum(['player', 'bot', 'clock']) }),
  z.object({ kind: z.literal('undo'), seat: Seat }),
  z.object({ kind: z.literal('undo-asked'), seat: Seat }),
  z.object({ kind: z.literal('undo-answered'), seat: Seat, agree: z.boolean() }),
  z.object({ kind: z.literal('stand-in'), seat: Seat, level: z.string().nullable() }),
  z.object({ kind: z.literal('said'), seat: Seat, phrase: z.string() }),
]);
export type What = z.infer<typeof What>;

export const ClockFace = z.object({
  at: z.number().describe('Server time of this frame, in milliseconds.'),
  left: z.array(z.number()).describe('Milliseconds each seat had left at that time.'),
  running: z.array(Seat).describe('The seats whose time has been running since.'),
});

export const Frame = z.object({
  n: LogNumber,
  made: z.int().describe('How many choices are in force.'),
  what: What,
  events: z.array(GameEvent).describe('What this entry made happen, as this viewer may see it.'),
  view: z.object({ seat: z.int(), table: z.unknown(), flow: z.unknown() }),
  asked: z.array(Seat),
  decision: z.string().nullable(),
  prompt: z.object({ ask: z.string(), hint: z.string().optional() }).nullable(),
  choices: z.array(Listed),
  refused: z.array(z.object({ choice: Choice, text: z.string(), clause: z.string(), why: z.string() })),
  standing: z.array(Listed),
  clock: ClockFace.nullable(),
  undo: UndoStatus.nullable().describe('May you take your last choice back? Null for spectators.'),
  undoAsked: z.object({ seat: Seat, waiting: z.array(Seat) }).nullable(),
  standIns: z.array(z.string().nullable()).describe('The bot that plays for each seat, if one does.'),
  outcome: Outcome.nullable(),
});
export type Frame = z.infer<typeof Frame>;

export const TooLate = z.object({
  error: z.string(),
  n: LogNumber,
  frames: z.array(Frame).describe('What happened instead, from the number you expected on.'),
});
export type TooLate = z.infer<typeof TooLate>;

export const MatchSeat = z.object({
  name: z.string(),
  kind: z.enum(['person', 'bot']),
  bot: z.string().optional(),
  present: z.boolean().describe('Whether the player has this match open.'),
});
export const MatchInfo = z.object({
  id: Id,
  table: Id,
  game: z.string(),
  rules: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(MatchSeat),
  yourSeat: Seat.optional(),
  clock: Clock,
  started: z.string(),
  status: z.enum(['running', 'over']),
  outcome: Outcome.nullable(),
  n: LogNumber,
  made: z.int(),
  fair: z
    .object({
      commitment: z.string(),
      secret: z.string().optional(),
      players: z.array(z.string()).optional(),
      seed: z.string().optional(),
    })
    .describe('Only the commitment while the match runs; everything afterwards.'),
});
export type MatchInfo = z.infer<typeof MatchInfo>;

const SeatParam = z.union([z.literal('watch'), NumberParam.pipe(Seat)]);
export const StreamQuery = z.object({
  lean: z
    .stringbool()
    .default(false)
    .describe(
      'For programs: only frames that ask you something, or the end; without `prompt`, `refused` and the texts of choices.',
    ),
  last: NumberParam.pipe(LogNumber).optional().describe('The last number you have seen.'),
  seat: SeatParam.optional().describe('Your seat number, or "watch" for what anyone may see.'),
  pass: Pass.optional(),
});
export const ReplayQuery = z.object({
  made: NumberParam.pipe(LogNumber).optional().describe('After how many choices; all unless said.'),
  seat: SeatParam.optional(),
  pass: Pass.optional(),
});
export const UndoRequest = z.strictObject({
  expected: LogNumber,
  of: LogNumber.optional().describe('The number of a choice of yours; your last one unless said.'),
});
export type UndoRequest = z.infer<typeof UndoRequest>;
export const UndoResponse = z.object({ n: LogNumber, status: z.enum(['undone', 'asked']) });
export const UndoAnswer = z.strictObject({ expected: LogNumber, agree: z.boolean() });
export const SayRequest = z.strictObject({ phrase: z.string().min(1).max(40) });
export const StandInRequest = z.strictObject({ level: Level });
export const Numbered = z.object({ n: LogNumber });
export const MatchParams = z.object({ id: Id });
export const MatchSeatParams = z.object({ id: Id, seat: NumberParam.pipe(Seat) });
