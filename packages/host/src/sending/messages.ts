/** What one viewer is sent: all they may know, and nothing else. Pure, so that it can be made again. */
import {
  type Choice,
  diff,
  formatChoice,
  type Move,
  type Patch,
  type SeatView,
  SPECTATOR,
} from '@fray/engine';
import type { Frame, Present, StoryStep, TalkLine, What } from '@fray/protocol';
import type { UndoAsked } from '../timeline/setup.js';
import type { Timeline } from '../timeline/timeline.js';

/** Who has the match open. */
export interface Here {
  readonly present: boolean[];
  readonly watchers: number;
}

/** Where one of a match's viewers sits, and whether it is a program that needs no words. */
export interface Eyes {
  readonly seat: number;
  readonly lean: boolean;
}

/** Everything at once. `last` is the number up to which the viewer knows the story. */
export function presentFor(timeline: Timeline, eyes: Eyes, here: () => Here, last = -1): Present {
  const { seat, lean } = eyes;
  const since = last < timeline.brokenUpTo(seat) ? -1 : last;
  const story = lean ? [] : storyFor(timeline, seat);
  const { what: _, beats: _beats, patch: _patch, ...standing } = frameWith(timeline, eyes, [], undefined);
  return {
    ...standing,
    kind: 'present',
    undo: lean || seat === SPECTATOR ? null : timeline.undo(seat).status,
    // A program is not told who is here.
    ...(lean ? { present: [], watchers: 0 } : here()),
    view: timeline.look.view(seat),
    kept: story.filter(({ n }) => n <= since).length,
    story: story.filter(({ n }) => n > since),
    talk: lean ? [] : talkFor(timeline, seat, last),
  };
}

/** What the last entry changed, for somebody whose view was `base` before. A lean one leaves out what only people read. */
export function frameFor(timeline: Timeline, eyes: Eyes, base: SeatView<unknown>): Frame {
  const beats: Frame['beats'] = [];
  let shown = base;
  if (!eyes.lean)
    for (const { event, view } of timeline.beatsFor(eyes.seat)) {
      beats.push({ event, patch: diff(shown, view) });
      shown = view;
    }
  return frameWith(timeline, eyes, beats, diff(shown, timeline.look.view(eyes.seat)));
}

/** The story so far, as the viewer saw it. */
export function storyFor(timeline: Timeline, viewer: number): StoryStep[] {
  const { match, choices } = timeline;
  const numbers = timeline.numbersOf(viewer);
  const start: StoryStep = { n: 0, made: 0, what: { kind: 'start' }, events: match.eventsFor(0, viewer) };
  const steps = choices.steps(viewer, (place) => match.isHidden(place));
  return [
    start,
    ...steps.map(({ n, what, first, last }): StoryStep => {
      const events: StoryStep['events'] = [];
      for (let place = first; place <= last; place++) events.push(...match.eventsFor(place, viewer));
      return { n: numbers.upTo(n), made: last, what, events };
    }),
  ];
}

function talkFor(timeline: Timeline, viewer: number, last: number): TalkLine[] {
  const numbers = timeline.numbersOf(viewer);
  const lines = timeline.talk.heardBy(viewer).map((line) => ({ ...line, n: numbers.upTo(line.n) }));
  return lines.filter(({ n }) => n > last);
}

/** What the last entry was, in the viewer's own numbers. */
function whatFor(timeline: Timeline, viewer: number): What {
  const { what } = timeline;
  if (what.kind !== 'undo') return what;
  return { ...what, from: timeline.numbersOf(viewer).upTo(what.from - 1) + 1 };
}

/** In one literal, because frames are what a host makes most of: put together from parts one takes twice as long. */
function frameWith(
  timeline: Timeline,
  { seat, lean }: Eyes,
  beats: Frame['beats'],
  patch: Patch | undefined,
): Frame {
  const { match, look, undoAsked } = timeline;
  const asked = look.asked(seat).filter((each) => each !== seat || timeline.isAsked(seat));
  const standIns = timeline.standIns.some((level) => level !== null) ? [...timeline.standIns] : [];
  const isOver = seat === SPECTATOR || match.outcome !== null;
  // A seat whose standing orders are about to answer is not asked.
  const isAsked = !isOver && timeline.isAsked(seat) && look.ordered(seat) === undefined;
  return {
    kind: 'frame',
    n: timeline.lastTold(seat),
    made: timeline.madeFor(seat),
    asked,
    decision: match.decision() ?? null,
    paced: match.isPaced(),
    pending: lean ? null : (match.pending() ?? null),
    prompt: isAsked && !lean ? (match.prompt(seat) ?? null) : null,
    choices: isAsked ? listed(timeline, look.moves(seat)) : [],
    standing: isOver ? [] : listed(timeline, match.standing(seat)),
    held: isOver ? null : (timeline.heldBy(seat)?.entry.choice ?? null),
    orders: lean ? [] : [...timeline.orders.of(seat)],
    clock: timeline.clocks.face(seat, asked),
    undo: lean || seat === SPECTATOR ? null : timeline.terms.quick(seat),
    undoAsked: undoAsked === null ? null : showAsked(undoAsked),
    standIns,
    gone: timeline.departures.show(),
    muted: [...timeline.talk.mutedBy(seat)],
    outcome: match.outcome,
    what: whatFor(timeline, seat),
    beats,
    patch,
  };
}

/** Its number in the log is for nobody. */
function showAsked({ seat, waiting, reason }: UndoAsked): Frame['undoAsked'] {
  return { seat, waiting: [...waiting], ...(reason === undefined ? {} : { reason }) };
}

function listed({ game }: Timeline, moves: readonly Move[]): Choice[] {
  return moves.map((move) => formatChoice(game.verbs, move));
}
