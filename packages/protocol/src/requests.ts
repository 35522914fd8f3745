/** What may be asked of a match, and how it is answered. */
import { z } from 'zod';
import { BotId, Choice, Id, LogNumber, MOST, NumberParam, Pass, Seat, Talk } from './common.js';
import { Remedy } from './play.js';

/** How long a key may be. */
const KEY = { least: 8, most: 64 } as const;

export const ChooseRequest = z.strictObject({
  expected: LogNumber.describe('The number of the last message you have seen.'),
  key: z
    .string()
    .min(KEY.least)
    .max(KEY.most)
    .describe('Made up by you for this choice; sent again, it counts once.'),
  choice: Choice,
  advised: z.boolean().optional().describe('You have asked for advice; it is marked in the record.'),
});
export type ChooseRequest = z.output<typeof ChooseRequest>;

/**
 * Whether this is a plain choice that the schema takes as it is. Nearly everything that is said over a socket is, and to see so by
 * hand takes a tenth of the time; whatever is not recognised here is for the schema to judge, which also says what is wrong.
 */
export function isPlainChoice(said: unknown): said is ChooseRequest {
  if (!isRecord(said)) return false;
  const { expected, key, choice } = said;
  for (const name in said) if (name !== 'expected' && name !== 'key' && name !== 'choice') return false;
  if (!Number.isInteger(expected) || (expected as number) < 0 || (expected as number) > MOST.number)
    return false;
  if (typeof key !== 'string' || key.length < KEY.least || key.length > KEY.most || !isRecord(choice))
    return false;
  for (const name in choice) if (!isPlainPart(name, choice[name])) return false;
  return true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlainPart(name: string, value: unknown): boolean {
  if (name.length > MOST.name || name === '__proto__') return false;
  return typeof value === 'string' ? value.length <= MOST.text : Number.isFinite(value);
}

export const Accepted = z.object({
  n: LogNumber.describe('The number this choice has for you.'),
  repeated: z.boolean().describe('True when it had been accepted before under the same key.'),
});
export type Accepted = z.output<typeof Accepted>;

/** How what was sent over a socket is answered, between the frames. */
export const SocketAnswer = z.object({
  kind: z.literal('answer'),
  key: z.string().optional().describe('Of what is answered, where it could be read.'),
  status: z.int().describe('As POST would answer.'),
  n: LogNumber.optional(),
  repeated: z.boolean().optional(),
  error: z.string().optional(),
  id: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  clause: z.string().optional(),
});
export type SocketAnswer = z.output<typeof SocketAnswer>;

const SeatParam = z.union([z.literal('watch'), NumberParam.pipe(Seat)]);
export const StreamQuery = z.object({
  lean: z
    .stringbool()
    .default(false)
    .describe(
      'For programs: only what asks you something, or the end; without beats, prompt, refusals and story.',
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
  of: LogNumber.optional().describe('The number of a choice of yours; your last own one unless said.'),
});
export type UndoRequest = z.output<typeof UndoRequest>;
export const UndoResponse = z.object({ n: LogNumber, status: z.enum(['undone', 'asked']) });
export type UndoResponse = z.output<typeof UndoResponse>;
export const UndoAnswer = z.strictObject({ expected: LogNumber, agree: z.boolean() });
export const OrdersRequest = z.strictObject({
  given: z
    .array(z.string().max(60))
    .max(32)
    .describe('All orders that shall stand from now on, by their ids.'),
});

export const SayRequest = z.union([
  z.strictObject({ phrase: z.string().min(1).max(40) }),
  z.strictObject({ text: Talk }),
]);
export type SayRequest = z.output<typeof SayRequest>;
export const MuteRequest = z.strictObject({
  muted: z.array(Seat).max(32).describe('All seats you do not want to hear.'),
});
export const BlockRequest = z
  .strictObject({ blocked: z.boolean() })
  .describe('Blocked: never heard again at any match, and refused a seat at tables you host.');
export const StandInRequest = z
  .strictObject({ level: BotId.optional() })
  .describe('The level is the one that the table agreed on.');
export const VoteRequest = z.strictObject({ about: Seat, remedy: Remedy });
export type VoteRequest = z.output<typeof VoteRequest>;
export const Numbered = z.object({ n: LogNumber });
export const MatchParams = z.object({ id: Id });
export const MatchSeatParams = z.object({ id: Id, seat: NumberParam.pipe(Seat) });
