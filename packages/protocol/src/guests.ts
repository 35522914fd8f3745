/** Who is asking: a guest with a name. The id itself stays in a signed cookie. */
import { z } from 'zod';
import { Name } from './common.js';

export const GuestRequest = z.strictObject({ name: Name });
export const Guest = z.object({ name: z.string() });
export type Guest = z.infer<typeof Guest>;
