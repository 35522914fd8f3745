/** Shapes that several requests share. Free of Node, so the browser client imports the same ones. */
import { z } from 'zod';

export const Id = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .describe('22 characters, drawn at random: nobody can guess one.');
export const Pass = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .describe('The secret part of an invitation or of a spectator link.');
export const Name = z.string().trim().min(1).max(40);
export const Level = z.string().min(1).max(40).describe('The id of a bot, from GET /api/games.');
export const Seat = z.int().min(0).max(31);
export const LogNumber = z.int().min(0).max(1_000_000);

/** A whole number in an address. */
export const NumberParam = z
  .string()
  .regex(/^\d{1,15}$/, 'a whole number is needed here')
  .transform(Number);

export const Problem = z
  .object({
    error: z.string().describe('One sentence: what is wrong and what would be right.'),
    clause: z.string().optional().describe('The rule that refuses it, when a rule does.'),
  })
  .describe('What every answer other than 2xx carries.');
export type Problem = z.infer<typeof Problem>;
