/** What can be played here. Its words are in the game's word books. */
import { z } from 'zod';

export const GameOption = z.object({
  id: z.string(),
  clause: z.string(),
  values: z.array(z.union([z.string(), z.number(), z.boolean()])).optional(),
  default: z.unknown(),
  seat: z.int().optional().describe('The seat that chooses it for itself.'),
});
export const GameInfo = z.object({
  id: z.string(),
  version: z.string(),
  minutes: z.number(),
  seats: z.object({ min: z.number(), max: z.number() }),
  options: z.array(GameOption),
  orders: z
    .array(z.object({ id: z.string(), default: z.boolean() }))
    .describe('Standing orders a seat may give.'),
});
export const GamesResponse = z.object({
  games: z.array(GameInfo),
  bots: z.array(z.string()).describe('Levels of bots that may take a seat.'),
  phrases: z.array(z.string()).describe('Short things that can be said at a table, by their ids.'),
});
export type GamesResponse = z.output<typeof GamesResponse>;

/** All that can be said without typing: short, friendly, and the same for everyone. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'ouch',
  'thinking',
  'sorry',
  'back-soon',
  'thanks',
  'good-game',
  'again',
] as const;
export type Phrase = (typeof PHRASES)[number];
