/** Contests: several matches under one roof, such as a bracket. */
import { z } from 'zod';
import { BotId, Id, Name, Pass } from './common.js';

const Key = z
  .string()
  .regex(/^[0-9A-Za-z-]{1,40}$/)
  .describe('Names a match of the contest.');

export const ContestPlayer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bot'), level: BotId }),
  z
    .strictObject({ kind: z.literal('person') })
    .describe('Whoever has the link and takes this entrant first.'),
]);
export type ContestPlayer = z.output<typeof ContestPlayer>;

export const CreateContest = z.strictObject({
  game: z.string().min(1).max(60),
  title: Name,
  contest: z.record(z.string().max(60), z.unknown()).describe('As the game writes one, without its seed.'),
  players: z.array(ContestPlayer).min(2).max(64).describe('One for each entrant, in the same order.'),
});
export type CreateContest = z.input<typeof CreateContest>;

export const ContestParams = z.object({ id: Id });
export const ContestMatchParams = z.object({ id: Id, key: Key });
export const JoinContest = z.strictObject({ entrant: z.int().min(0).max(63), pass: Pass.optional() });
export const OpenContestMatch = z.strictObject({ pass: Pass.optional() });

export const GrantUndo = z.strictObject({ entrant: z.int().min(0).max(63) });

export const ContestTable = z.object({
  table: Id,
  status: z.enum(['gathering', 'playing', 'over']),
  match: Id.optional(),
  watch: Pass.describe('Lets anybody watch who can see the contest.'),
  seats: z.array(z.int()).describe('The entrants in the order of the seats.'),
  takenBack: z.array(z.int()).optional().describe('How often each seat took something back.'),
  glimpse: z
    .object({ round: z.int(), left: z.array(z.int()), of: z.array(z.int()) })
    .optional()
    .describe('How a match under way stands: its round, and what each seat has left of how much.'),
});

export const Contest = z.object({
  id: Id,
  version: z.int().describe('Grows with every change of the contest.'),
  game: z.string(),
  title: z.string(),
  contest: z
    .unknown()
    .describe('The contest as the game keeps it: who takes part, and what was won by whom.'),
  players: z.array(
    z.object({
      kind: z.enum(['bot', 'person']),
      level: z.string().optional(),
      name: z.string().optional().describe('Absent while nobody has taken this entrant.'),
      you: z.boolean(),
    }),
  ),
  tables: z.record(z.string(), ContestTable).describe('The matches that have a table, by their keys.'),
  host: z.boolean(),
  invite: Pass.describe('For the link: whoever has it sees the contest and may take a free entrant.'),
});
export type Contest = z.output<typeof Contest>;
