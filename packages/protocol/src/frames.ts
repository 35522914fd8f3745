/** What a viewer of a match is sent: the present once, then one frame for every entry of the log that concerns them. */
import type { SeatView } from '@fray/engine';
import { z } from 'zod';
import { as, Choice, LogNumber, Message, Patch, Seat } from './common.js';
import { MatchInfo } from './matches.js';
import {
  ClockFace,
  GameEvent,
  Gone,
  Outcome,
  Pending,
  StoryStep,
  TalkLine,
  UndoStatus,
  What,
} from './play.js';
import { SocketAnswer } from './requests.js';

/** A player who does not have the match open. */
export const Away = z.object({
  seat: Seat,
  since: z.number().describe('The host’s time.'),
  decideAt: z
    .number()
    .optional()
    .describe(
      'From then on the others may let a bot play on; absent while a clock says how long they may be away.',
    ),
  claimAt: z.number().optional().describe('And from then on claim the win.'),
});
export type Away = z.output<typeof Away>;

const Here = {
  away: z.array(Away).default([]).describe('Who does not, and how long the others wait for them.'),
  present: z.array(z.boolean()).default([]).describe('By seat: has the player this match open?'),
  watchers: z.int().default(0).describe('How many watch without a seat.'),
};

/** How things stand. What is absent is null, false, or an empty list. */
const Standing = {
  n: LogNumber.describe(
    'How many messages of this match were for you; what is hidden from you is not counted.',
  ),
  made: z.int().describe('How many choices are in force, as far as the viewer may know.'),
  asked: z.array(Seat).default([]).describe('The seats that must decide now.'),
  decision: z.string().nullable().default(null),
  paced: z.boolean().default(false).describe('Answers show only after a common beat.'),
  pending: Pending.nullable().default(null),
  prompt: Message.nullable().default(null),
  choices: z.array(Choice).default([]).describe('What you may answer.'),
  standing: z.array(Choice).default([]).describe('What you may do though nobody asked.'),
  held: Choice.nullable().default(null).describe('Your answer to a paced question, until it is shown.'),
  orders: z.array(z.string()).default([]).describe('The standing orders you have given.'),
  clock: ClockFace.nullable().default(null),
  undo: UndoStatus.nullable().default(null).describe('May you take your last own choice back?'),
  undoAsked: z
    .object({ seat: Seat, waiting: z.array(Seat), reason: Message.optional() })
    .nullable()
    .default(null)
    .describe('Somebody asks to take a choice back, and waits for these.'),
  standIns: z
    .array(z.string().nullable())
    .default([])
    .describe('The bot that plays for each seat, if one does.'),
  gone: z.array(Gone).default([]).describe('Players who left for good, and what the others say to it.'),
  muted: z.array(Seat).default([]).describe('Seats you do not want to hear.'),
  outcome: Outcome.nullable().default(null),
};

const View = as<SeatView<unknown>>(z.object({ seat: z.int(), table: z.unknown(), flow: z.unknown() }));

/** Everything at once: on joining, and on coming back. */
export const Present = z.object({
  kind: z.literal('present'),
  ...Standing,
  ...Here,
  view: View,
  kept: z
    .int()
    .default(0)
    .describe('So many steps of the story you have already, with the set-up counted as one.'),
  story: z.array(StoryStep).default([]).describe('The steps after those.'),
  talk: z.array(TalkLine).default([]).describe('What was said since.'),
});
export type Present = z.output<typeof Present>;

export const Frame = z.object({
  kind: z.literal('frame'),
  ...Standing,
  what: What,
  beats: z
    .array(z.object({ event: GameEvent, patch: Patch.optional() }))
    .default([])
    .describe('What happened, each with what it changed of your view.'),
  patch: Patch.optional().describe('What else changed of your view.'),
});
export type Frame = z.output<typeof Frame>;

/** Somebody came or went; nothing else. */
export const Presence = z.object({ kind: z.literal('here'), ...Here });
export type Presence = z.output<typeof Presence>;

/** Somebody without a seat said something to the others without one. */
export const Aside = z.object({
  kind: z.literal('aside'),
  from: z.string(),
  text: z.string(),
  at: z.number(),
});
export type Aside = z.output<typeof Aside>;

/** To whoever wanted another match over this socket: it has begun, and all that follows is about it. */
export const Next = z.object({ kind: z.literal('next'), match: MatchInfo });
export type Next = z.output<typeof Next>;

/** What everybody who looks at a match is told, player or not. */
export const ToViewer = z.discriminatedUnion('kind', [Present, Frame, Presence, Aside]);
export type ToViewer = z.output<typeof ToViewer>;

export const StreamMessage = z.discriminatedUnion('kind', [
  Present,
  Frame,
  Presence,
  Aside,
  Next,
  SocketAnswer,
]);
export type StreamMessage = z.output<typeof StreamMessage>;

/** What both a frame and the present say. */
export type Standing = Omit<Frame, 'kind' | 'what' | 'beats' | 'patch'>;
