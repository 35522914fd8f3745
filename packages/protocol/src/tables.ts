/** The lobby: tables before, between and after matches. */
import { z } from 'zod';
import { BotId, Code, Id, NumberParam, Pass, Seat, Talk } from './common.js';

const Seconds = z
  .int()
  .min(1)
  .max(30 * 24 * 3600);
export const Clock = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('decision'), seconds: Seconds }),
    z.strictObject({ kind: z.literal('bank'), seconds: Seconds, increment: z.int().min(0).max(3600) }),
    z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14) }),
  ])
  .describe(
    'Time is charged to every seat that is being asked, in nested windows too. Days are for each choice.',
  );
export type Clock = z.output<typeof Clock>;

export const SeatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person') }).describe('Kept for somebody with the invitation.'),
  z.strictObject({ kind: z.literal('open') }).describe('Anybody who can see the table may sit here.'),
  z.strictObject({ kind: z.literal('bot'), level: BotId }),
]);
export type SeatPlan = z.output<typeof SeatPlan>;

export const StandIn = z
  .strictObject({
    level: BotId,
    seconds: z
      .int()
      .min(1)
      .max(24 * 3600)
      .optional()
      .describe('After how long it takes the seat by itself; without it, only when it is asked to.'),
  })
  .describe('The bot that plays for a seat whose player is away: agreed before the match.');
export type StandIn = z.output<typeof StandIn>;

const OptionInput = z.record(z.string().max(60), z.unknown());

/** Where no clock says how long somebody may be away. */
export const Patience = z
  .int()
  .min(60)
  .max(7 * 24 * 3600)
  .describe('Without a clock: after so many seconds of absence the others may claim the win.');

export const CreateTable = z.strictObject({
  game: z.string().min(1).max(60),
  options: OptionInput.optional(),
  seats: z.array(SeatPlan).min(1).max(16),
  public: z.boolean().default(false),
  sit: z.boolean().default(true).describe('Whether the maker takes the first free seat.'),
  clock: Clock.default({ kind: 'none' }),
  standIn: StandIn.optional(),
  patience: Patience.optional(),
  delay: z.int().min(0).max(3600).default(0).describe('Seconds by which those who only watch see less.'),
  key: z.string().min(8).max(64).optional().describe('Made up by you: sent again, it makes no second table.'),
  advice: z.boolean().default(true).describe('Whether players may ask “What would you do?”.'),
});
export type CreateTable = z.input<typeof CreateTable>;

export const PaceRequest = z
  .strictObject({
    clock: Clock.optional(),
    patience: Patience.optional(),
    public: z.boolean().optional(),
    delay: z.int().min(0).max(3600).optional(),
  })
  .describe('For the host, while the table gathers: by which clock or patience, who may watch, how late.');
export type PaceRequest = z.output<typeof PaceRequest>;

const Swap = z.boolean().default(true).describe('Whether everyone moves on by one seat.');
export const RematchRequest = z.strictObject({ swap: Swap }).prefault({});

export const JoinTable = z.strictObject({ seat: Seat.optional(), pass: Pass.optional() });
export const KickRequest = z
  .strictObject({
    ban: z.boolean().default(false).describe('Whether they stay away from all your tables, not only this.'),
  })
  .prefault({});
export const MoveRequest = z.strictObject({ seat: Seat }).describe('Takes another free seat.');
export const OptionsRequest = z
  .strictObject({ options: OptionInput })
  .describe('Options to change: a seat’s own by whoever sits there, all others by the host.');
export const TableTalkRequest = z.strictObject({ text: Talk });
export const PlayerSeed = z
  .string()
  .min(1)
  .max(128)
  .describe(
    'What this player adds to the dice, made after seeing the commitment. Unsealed, others may see it first.',
  );
const Hash = z.string().regex(/^[0-9a-f]{64}$/);
export const Seal = z
  .strictObject({ to: Hash.describe('The commitment of the table.'), hash: Hash })
  .describe('The hash of a seed to be shown later: sha256 of `fray seal ["<commitment>","<seed>"]`.');
export type Seal = z.output<typeof Seal>;
const Dice = { seed: PlayerSeed.optional(), seal: Seal.optional() };
export const ReadyRequest = z.strictObject({ ...Dice, ready: z.boolean().default(true) });
export type ReadyRequest = z.output<typeof ReadyRequest>;
export const SeedRequest = z.strictObject({ seed: PlayerSeed });
export const SignedPromise = z
  .object({ text: z.string(), signature: z.string(), key: z.string() })
  .describe(
    'All seals and the commitment as canonical JSON, the Ed25519 signature of it, and the server’s key, in base64url.',
  );
export const DiceInfo = z.object({
  key: z.string().describe('The 32 bytes of the Ed25519 key, in base64url.'),
});
/** Over the socket of a match that is over: the next one at its table will come over the same socket. */
export const AgainRequest = z.strictObject({
  key: z.string().min(8).max(64).describe('Made up by you; the answer names it.'),
  again: ReadyRequest.extend({ swap: Swap }).describe(
    'Swapping is decided by whoever asks first. The commitment to see before is the `fair.next` of the match.',
  ),
});
export type AgainRequest = z.output<typeof AgainRequest>;
export const StartRequest = z.strictObject(Dice);
export type StartRequest = z.output<typeof StartRequest>;

export const SeatDice = z
  .enum(['none', 'open', 'wanted', 'sealed', 'shown', 'late'])
  .describe(
    'What the seat adds to the dice: nothing, an unsealed seed, a seal that is awaited, one that was given, the seed that belongs to it; or it showed none in time.',
  );
export type SeatDice = z.output<typeof SeatDice>;

export const TableSeat = z.object({
  kind: z.enum(['person', 'open', 'bot']),
  level: z.string().optional(),
  name: z.string().optional().describe('Who sits here; absent while the seat is free.'),
  ready: z.boolean(),
  dice: SeatDice.optional().describe('Of a person.'),
  you: z.boolean(),
});
export const TableTalk = z.object({ from: z.string(), seat: z.int(), text: z.string(), at: z.number() });
export const Table = z.object({
  id: Id,
  version: z.int().describe('Grows with every change of the table.'),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  public: z.boolean(),
  status: z.enum(['gathering', 'playing', 'over', 'closed']),
  clock: Clock,
  standIn: StandIn.optional(),
  patience: Patience,
  delay: z.int(),
  advice: z.boolean(),
  seats: z.array(TableSeat),
  yourSeat: Seat.optional(),
  host: z.boolean().describe('Whether you may change, fill and start the table.'),
  hostSeat: Seat.optional(),
  commitment: z.string().describe('Hash of the secret that the next match’s dice will be mixed from.'),
  start: z
    .int()
    .describe(
      '1, and one more for every start of this match that was called off after all seals were signed.',
    ),
  promise: SignedPromise.optional().describe('All seals are signed: show the seed that belongs to yours.'),
  match: Id.optional().describe('The match being played, or the last one.'),
  matches: z.array(Id).describe('The last matches played here, at most 20, the newest last.'),
  invite: Pass.optional().describe('For those who sit here: let somebody else sit down with it.'),
  watch: Pass.optional().describe('For those who sit here: let somebody watch with it.'),
  code: Code.optional().describe('The invitation in six characters, while the table gathers players.'),
  kicked: z
    .array(z.object({ key: Id, name: z.string(), ban: z.boolean() }))
    .optional()
    .describe('For the host: who had to leave, and stays out until they are let in again.'),
  talk: z.array(TableTalk).describe('What was said here before the match, for those who sit.'),
  contest: Id.optional().describe('The contest it was laid for.'),
  created: z.string(),
});
export type Table = z.output<typeof Table>;
export const TablesQuery = z.object({
  mine: z.stringbool().default(false),
  before: NumberParam.optional().describe('The `next` of the page before.'),
});
/** As much of a table as a list shows. */
export const TableRow = Table.pick({ id: true, game: true, status: true, created: true }).extend({
  seats: z.array(z.object({ kind: TableSeat.shape.kind, name: TableSeat.shape.name })),
});
export type TableRow = z.output<typeof TableRow>;
/** How many rows a list has at most. */
export const MOST_ROWS = 50;
const More = z.int().describe('How many more there are, at least.');
export const TablesResponse = z.object({
  tables: z.array(TableRow).max(MOST_ROWS),
  more: More,
  next: z.number().optional(),
});
export type TablesResponse = z.output<typeof TablesResponse>;
export const TableSeatParams = z.object({ id: Id, seat: NumberParam.pipe(Seat) });
export const PassQuery = z.object({ pass: Pass.optional() });
export const KickedParams = z.object({ id: Id, key: Id });
export const InvitationRequest = z.strictObject({ code: Code });
export const Invitation = z.object({ table: Id, invite: Pass }).describe('Where a spoken code leads.');

export const RunningInfo = z.object({
  id: Id,
  game: z.string(),
  seats: z.array(z.object({ name: z.string(), kind: z.enum(['person', 'bot']) })),
  watchers: z.int(),
  delay: z.int(),
  started: z.string(),
});
export const RunningResponse = z.object({ matches: z.array(RunningInfo).max(MOST_ROWS), more: More });
export type RunningResponse = z.output<typeof RunningResponse>;
