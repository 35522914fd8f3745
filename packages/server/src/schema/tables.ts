/** The lobby: tables before, between and after matches. */
import { z } from 'zod';
import { Id, Level, Pass, Seat } from './common.js';

const Seconds = z
  .int()
  .min(1)
  .max(30 * 24 * 3600);
export const Clock = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('decision'), seconds: Seconds }),
    z.strictObject({ kind: z.literal('bank'), seconds: Seconds, increment: z.int().min(0).max(3600) }),
  ])
  .describe('Time is charged to every seat that is being asked, in nested windows too.');
export type Clock = z.infer<typeof Clock>;

export const SeatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person') }).describe('Kept for somebody with the invitation.'),
  z.strictObject({ kind: z.literal('open') }).describe('Anybody who can see the table may sit here.'),
  z.strictObject({ kind: z.literal('bot'), level: Level }),
]);
export type SeatPlan = z.infer<typeof SeatPlan>;

export const StandIn = z
  .strictObject({
    level: Level,
    seconds: z
      .int()
      .min(1)
      .max(24 * 3600),
  })
  .describe('A bot of this level plays for a seat whose player has been away this long.');
export type StandIn = z.infer<typeof StandIn>;

export const CreateTable = z.strictObject({
  game: z.string().min(1).max(60),
  options: z.record(z.string().max(60), z.unknown()).optional(),
  seats: z.array(SeatPlan).min(1).max(16),
  public: z.boolean().default(false),
  sit: z.boolean().default(true).describe('Whether the maker takes the first free seat.'),
  clock: Clock.default({ kind: 'none' }),
  standIn: StandIn.optional(),
});
export type CreateTable = z.input<typeof CreateTable>;

export const JoinTable = z.strictObject({ seat: Seat.optional(), pass: Pass.optional() });
export const PlayerSeed = z
  .string()
  .min(1)
  .max(128)
  .describe('What this player adds to the dice, made after seeing the commitment.');
export const ReadyRequest = z.strictObject({ seed: PlayerSeed.optional(), ready: z.boolean().default(true) });
export const StartRequest = z.strictObject({ seed: PlayerSeed.optional() });

export const TableSeat = z.object({
  kind: z.enum(['person', 'open', 'bot']),
  level: z.string().optional(),
  name: z.string().optional().describe('Who sits here; absent while the seat is free.'),
  ready: z.boolean(),
  you: z.boolean(),
});
export const Table = z.object({
  id: Id,
  version: z.int().describe('Grows with every change of the table.'),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  public: z.boolean(),
  status: z.enum(['gathering', 'playing', 'over', 'closed']),
  clock: Clock,
  standIn: StandIn.optional(),
  seats: z.array(TableSeat),
  yourSeat: Seat.optional(),
  host: z.boolean().describe('Whether you may start the match without waiting for the free seats.'),
  commitment: z.string().describe('Hash of the secret that the next match’s dice will be mixed from.'),
  match: Id.optional().describe('The match being played, or the last one.'),
  matches: z.array(Id).describe('The last matches played here, at most 20, the newest last.'),
  invite: Pass.optional().describe('For those who sit here: let somebody else sit down with it.'),
  watch: Pass.optional().describe('For those who sit here: let somebody watch with it.'),
  created: z.string(),
});
export type Table = z.infer<typeof Table>;
export const TablesQuery = z.object({ mine: z.stringbool().default(false) });
export const TablesResponse = z.object({ tables: z.array(Table) });
export const PassQuery = z.object({ pass: Pass.optional() });
