/** Finished matches. */
import { z } from 'zod';
import { Id, NumberParam, Seat } from './common.js';
import { Outcome } from './play.js';

export const RecordsQuery = z.object({
  game: z.string().max(60).optional(),
  mine: z.stringbool().default(false),
  before: NumberParam.optional().describe('`next` of the page before.'),
});
export const RecordInfo = z.object({
  id: Id,
  game: z.string(),
  rules: z.string(),
  seats: z.array(z.object({ name: z.string(), kind: z.enum(['person', 'bot']), bot: z.string().optional() })),
  started: z.string(),
  ended: z.string(),
  made: z.int(),
  outcome: Outcome,
  yourSeat: Seat.optional(),
});
export const RecordsResponse = z.object({ records: z.array(RecordInfo), next: z.number().optional() });
export type RecordsResponse = z.output<typeof RecordsResponse>;
