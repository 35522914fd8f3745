/** The rule lab on a server: whether it is open, what is asked, and the lines it answers with. */
import { z } from 'zod';
import { Message } from './common.js';

export const LabInfo = z
  .object({
    open: z.boolean(),
    word: z.boolean().optional().describe('Only those who know a word may.'),
    threads: z.number().optional(),
    minutes: z.number().optional().describe('An experiment may take no longer.'),
  })
  .describe('Whether this server runs experiments, and on what terms.');
export type LabInfo = z.output<typeof LabInfo>;

export const LabRequest = z.strictObject({
  file: z.string().max(8000).describe('The experiment as a file.'),
  word: z.string().max(200).optional(),
});

/** One line of the answer: how many wait before you (0: it runs), how far it is, what was found so far, and how it ended. */
export const LabLine = z.union([
  z.object({ ahead: z.number() }),
  z.object({ seeds: z.number() }),
  z.object({ found: z.unknown() }),
  z.object({ wrong: Message }),
  z.object({ done: z.unknown() }),
  z.object({ cut: z.literal(true) }),
]);
export type LabLine = z.output<typeof LabLine>;
