/** Who is asking: a guest with a name. The id itself stays in a signed cookie. */
import { z } from 'zod';
import { Name } from './common.js';

export const GuestRequest = z.strictObject({ name: Name });
export const Guest = z.object({ name: z.string() });
export const StatisticsRow = z.object({
  game: z.string(),
  played: z.int().describe('Matches played to the end.'),
  won: z.int(),
});
export const Statistics = z
  .object({ since: z.string().optional(), games: z.array(StatisticsRow) })
  .describe('What a guest has played and won, since they last cleared it.');
export type Statistics = z.output<typeof Statistics>;
export type Guest = z.infer<typeof Guest>;
