/** Being called when something waits and no page is open: web push, for those who switch it on. */
import { z } from 'zod';

/** The services of browsers are found by name on the open net; nothing else is ever called. */
const Endpoint = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(1000);

export const PushSubscription = z
  .strictObject({
    endpoint: Endpoint,
    keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  })
  .describe('As the browser’s push manager gives it.');
export type PushSubscription = z.output<typeof PushSubscription>;
export const PushKey = z.object({ key: z.string() }).describe('What a browser subscribes with.');
export const PushEnd = z.strictObject({ endpoint: Endpoint });

/** What is pushed. It names no names and no cards: the browser's own words make a sentence of it. */
export const PushMessage = z.object({ game: z.string(), table: z.string() });
export type PushMessage = z.output<typeof PushMessage>;
