/** What can be said about a match at one moment: the parts of frames. */
import type {
  GameEvent as EngineEvent,
  Outcome as EngineOutcome,
  Pending as EnginePending,
  QuickUndoStatus as EngineUndo,
} from '@fray/engine';
import { z } from 'zod';
import { as, BotId, Data, LogNumber, Message, Seat } from './common.js';

export const GameEvent = as<EngineEvent>(z.object({ type: z.string(), clause: z.string(), data: Data }));

export const Outcome = as<EngineOutcome>(
  z.object({
    winners: z.array(Seat),
    clause: z.string(),
    reason: z.string().describe('Which sentence of the game’s word book.'),
    data: Data.optional(),
    places: z.array(z.int()).optional().describe('The place of every seat, from 1.'),
  }),
);

export const Pending = as<EnginePending>(
  z.object({
    what: Message,
    source: Seat.optional(),
    target: Seat.optional(),
    by: z.string().optional(),
    order: z.array(Seat),
    passed: z.array(Seat),
  }),
).describe('What is being answered: by whom, in which order, and who has passed.');

export const UndoStatus = as<EngineUndo>(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('free') }),
    z.object({ kind: z.literal('consent'), seats: z.array(Seat), reason: Message }),
    z.object({ kind: z.literal('refused'), reason: Message }),
    z
      .object({ kind: z.literal('unjudged') })
      .describe('You may try; the others must agree if you have learnt something by it.'),
  ]),
);

/** Who made a choice for a seat. */
export const ChosenBy = z.enum(['player', 'bot', 'clock', 'orders', 'others']);
export type ChosenBy = z.output<typeof ChosenBy>;

/** What the others do about somebody who has gone. */
export const Remedy = z.enum(['bot', 'claim', 'wait']);
export type Remedy = z.output<typeof Remedy>;

/** What an entry of the log was. */
export const What = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start') }),
  z.object({ kind: z.literal('choice'), seat: Seat, by: ChosenBy }),
  z
    .object({ kind: z.literal('shown'), seats: z.array(Seat) })
    .describe('The answers of a paced question, all at once.'),
  z
    .object({
      kind: z.literal('undo'),
      seat: Seat,
      from: LogNumber.describe('Steps of the story from this number on are no more.'),
      alone: z.literal(true).optional().describe('Only the step of this number is no more.'),
    })
    .describe('A choice was taken back.'),
  z.object({ kind: z.literal('undo-asked'), seat: Seat }),
  z.object({ kind: z.literal('undo-answered'), seat: Seat, agree: z.boolean() }),
  z.object({ kind: z.literal('stand-in'), seat: Seat, level: BotId.nullable() }),
  z.object({ kind: z.literal('orders'), seat: Seat }).describe('Only the seat itself hears of it.'),
  z.object({ kind: z.literal('said'), seat: Seat, phrase: z.string() }),
  z.object({ kind: z.literal('spoke'), seat: Seat, text: z.string() }),
  z.object({ kind: z.literal('muted'), seat: Seat }).describe('Only the seat itself hears of it.'),
  z.object({ kind: z.literal('left'), seat: Seat }),
  z.object({ kind: z.literal('voted'), seat: Seat, about: Seat, remedy: Remedy }),
]);
export type What = z.output<typeof What>;

export const ClockFace = z.object({
  at: z.number().describe('The host’s time of this frame, in milliseconds.'),
  left: z.array(z.number()).describe('Milliseconds each seat had left at that time.'),
  running: z.array(Seat).describe('The seats whose time has been running since.'),
  from: z.number().optional().describe('Time runs only from then on: a common beat costs nobody anything.'),
});
export type ClockFace = z.output<typeof ClockFace>;

/** One choice of the story so far, as the viewer saw it. */
export const StoryStep = z.object({
  n: LogNumber,
  made: z.int().describe('How many choices were in force after it.'),
  what: What,
  events: z.array(GameEvent).default([]),
});
export type StoryStep = z.output<typeof StoryStep>;

export const TalkLine = z.object({
  n: LogNumber,
  seat: Seat,
  phrase: z.string().optional(),
  text: z.string().optional(),
});
export type TalkLine = z.output<typeof TalkLine>;

/** Somebody has gone, and the others vote on what to do. */
export const Gone = z.object({
  seat: Seat,
  votes: z.array(z.object({ seat: Seat, remedy: Remedy })),
  claimAt: z.number().describe('The host’s time from which the win may be claimed.'),
});
export type Gone = z.output<typeof Gone>;
