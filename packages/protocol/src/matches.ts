/** What does not change while a match runs, and what is shown when it is over. */
import { z } from 'zod';
import { Id, LogNumber, Pass, Seat } from './common.js';
import { Outcome } from './play.js';
import { Clock, SignedPromise } from './tables.js';

export const MatchSeat = z.object({
  name: z.string(),
  kind: z.enum(['person', 'bot']),
  bot: z.string().optional(),
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
  delay: z.int().describe('Seconds by which you see less, as somebody who only watches.'),
  advice: z.boolean().describe('Whether players may ask “What would you do?”.'),
  started: z.string(),
  status: z.enum(['running', 'over']),
  outcome: Outcome.nullable(),
  n: LogNumber,
  made: z.int(),
  watch: Pass.optional().describe('For those who play: lets somebody watch.'),
  fair: z
    .object({
      commitment: z.string(),
      promise: SignedPromise.optional(),
      next: z.string().optional().describe('The commitment for another match after this one at its table.'),
      secret: z.string().optional(),
      players: z.array(z.string()).optional(),
      seed: z.string().optional(),
    })
    .describe('Only the commitments while the match runs; everything afterwards.'),
});
export type MatchInfo = z.output<typeof MatchInfo>;

/** My matches that run: what waits for me. */
export const MyMatch = z.object({
  id: Id,
  table: Id,
  game: z.string(),
  seats: z.array(z.object({ name: z.string(), kind: z.enum(['person', 'bot']) })),
  yourSeat: Seat,
  asked: z.boolean().describe('Whether something is asked of you.'),
  due: z.number().optional().describe('When your time runs out, in the server’s milliseconds.'),
  started: z.string(),
});
export const MyMatches = z.object({ matches: z.array(MyMatch) });
export type MyMatches = z.output<typeof MyMatches>;
