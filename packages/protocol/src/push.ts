/** Being called when something waits and no page is open: web push, for those who switch it on. */
import { z } from 'zod';

/** The services of browsers are found by name, on the port that https has; a name may not hide behind a password. */
const Endpoint = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(1000)
  .regex(/^https:\/\/[a-z0-9.-]+\//);
/** 65 bytes, the first of which says that both coordinates follow. */
const PointKey = z.string().regex(/^B[A-P][\w-]{85}=?$/);
const AuthKey = z.string().regex(/^[\w-]{22}(==)?$/);

export const PushSubscription = z
  .strictObject({
    endpoint: Endpoint,
    keys: z.strictObject({ p256dh: PointKey, auth: AuthKey }),
  })
  .describe('As the browser’s push manager gives it.');
export type PushSubscription = z.output<typeof PushSubscription>;
export const PushKey = z.object({ key: z.string() }).describe('What a browser subscribes with.');
export const PushEnd = z.strictObject({ endpoint: Endpoint });

/** What is pushed. It names no names and no cards: the browser's own words make a sentence of it. */
export const PushMessage = z.object({ game: z.string(), table: z.string() });
export type PushMessage = z.output<typeof PushMessage>;
