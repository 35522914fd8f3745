/** Shapes that several messages share. */
import type {
  Choice as EngineChoice,
  Message as EngineMessage,
  Patch as EnginePatch,
  Refusal as EngineRefusal,
} from '@fray/engine';
import { z } from 'zod';
import type { ServerMessage } from './problem.js';

export const Id = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .describe('22 characters, drawn at random: nobody can guess one.');
export const Pass = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .describe('The secret part of an invitation or of a spectator link.');
/** No 0, O, 1, I or L: they are mistaken for each other when written down. */
export const Code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[2-9A-HJKMNP-Z]{6}$/)
  .describe('Six characters to say aloud, instead of the link.');
/** What does not show, turns the direction of writing, commands a terminal, or piles signs on a letter. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{3}/u;
/** A picture may be put together of several by signs that do not show alone. */
const PICTURE =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*/gu;

/** The schema's own message is the id of the sentence that says so. */
const UNSEEN_SAID = 'unseen' satisfies ServerMessage;
export const Name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((name) => name.normalize('NFC').replace(/\s+/g, ' '))
  .refine((name) => !UNSEEN.test(name), UNSEEN_SAID)
  .refine((name) => /[\p{L}\p{N}]/u.test(name), 'no-letter' satisfies ServerMessage);
/** The longest thing that can be said at once. */
export const TALK_LIMIT = 300;
/** What somebody says: by the same rule as names, but pictures may be in it. */
export const Talk = z
  .string()
  .trim()
  .min(1)
  .max(TALK_LIMIT)
  .refine((text) => !UNSEEN.test(text.replace(PICTURE, '')), UNSEEN_SAID);
export const BotId = z.string().min(1).max(40).describe('The id of a bot, from GET /api/games.');
export const Seat = z.int().min(0).max(31);
/** How large numbers of messages, and how long the parts of a choice, may be. */
export const MOST = { number: 1_000_000, name: 60, text: 200 } as const;
export const LogNumber = z.int().min(0).max(MOST.number);

/** A whole number in an address. */
export const NumberParam = z
  .string()
  .regex(/^\d{1,15}$/, 'a whole number is needed here')
  .transform(Number);

export const Data = z.record(z.string(), z.unknown());

/** A schema whose values are what the engine calls so: its types say more about plain data than a schema can. */
export function as<T>(schema: z.ZodType): z.ZodType<T> {
  return schema as unknown as z.ZodType<T>;
}

/** What is to be said, without a language: the reader's word book has the sentence. */
export const Message = as<EngineMessage>(z.object({ id: z.string(), data: Data.optional() }));
/** Why something may not be chosen, and by which clause. */
export const Refusal = as<EngineRefusal>(
  z.object({ id: z.string(), clause: z.string(), data: Data.optional() }),
);

/** The difference of two views, as the engine makes it. */
export const Patch = as<EnginePatch>(z.union([z.array(z.unknown()).max(1), Data])).describe(
  '[] takes a value away, [x] puts x in its place, an object goes into it field by field.',
);

export const Choice = as<EngineChoice>(
  z.record(z.string().max(MOST.name), z.union([z.string().max(MOST.text), z.number()])),
).describe('A choice in its readable form: {"do":"play","card":"recruit","lane":3}');
