/** What can be played here. */
import { z } from 'zod';

export const GameOption = z.object({
  id: z.string(),
  clause: z.string(),
  label: z.string(),
  help: z.string(),
  values: z.array(z.union([z.string(), z.number(), z.boolean()])).optional(),
  default: z.unknown(),
});
export const GameInfo = z.object({
  id: z.string(),
  title: z.string(),
  version: z.string(),
  blurb: z.string(),
  minutes: z.number(),
  seats: z.object({ min: z.number(), max: z.number() }),
  seatNames: z.array(z.string()),
  options: z.array(GameOption),
});
export const GamesResponse = z.object({
  games: z.array(GameInfo),
  bots: z.array(z.string()).describe('Levels of bots that may take a seat.'),
  phrases: z.array(z.object({ id: z.string(), text: z.string() })),
});
export type GamesResponse = z.infer<typeof GamesResponse>;
