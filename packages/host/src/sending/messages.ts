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
import type { Frame, Present, Standing, StoryStep, TalkLine, What } from '@fray/protocol';
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
  return {
    kind: 'present',
    ...standingFor(timeline, eyes),
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
  const beats: { event: Frame['beats'][number]['event']; patch?: Patch }[] = [];
  let shown = base;
  if (!eyes.lean)
    for (const { event, view } of timeline.beatsFor(eyes.seat)) {
      beats.push({ event, ...changeOf(shown, view) });
      shown = view;
    }
  return {
    kind: 'frame',
    ...standingFor(timeline, eyes),
    what: whatFor(timeline, eyes.seat),
    beats,
    ...changeOf(shown, timeline.look.view(eyes.seat)),
  };
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

function changeOf(before: SeatView<unknown>, after: SeatView<unknown>): { patch?: Patch } {
  const patch = diff(before, after);
  return patch === undefined ? {} : { patch };
}

function standingFor(timeline: Timeline, { seat, lean }: Eyes): Standing {
  const { match, look, undoAsked } = timeline;
  const asked = look.asked(seat).filter((each) => each !== seat || timeline.isAsked(seat));
  const standIns = timeline.standIns.some((level) => level !== null) ? [...timeline.standIns] : [];
  return {
    n: timeline.lastTold(seat),
    made: timeline.madeFor(seat),
    asked,
    decision: match.decision() ?? null,
    paced: match.isPaced(),
    pending: lean ? null : (match.pending() ?? null),
    ...questionFor(timeline, seat, lean),
    orders: lean ? [] : [...timeline.orders.of(seat)],
    clock: timeline.clocks.face(seat, asked),
    undo: lean || seat === SPECTATOR ? null : timeline.quickUndo(seat),
    undoAsked:
      undoAsked === null
        ? null
        : {
            seat: undoAsked.seat,
            waiting: [...undoAsked.waiting],
            ...(undoAsked.reason === undefined ? {} : { reason: undoAsked.reason }),
          },
    standIns,
    gone: timeline.departures.show(),
    muted: [...timeline.talk.mutedBy(seat)],
    outcome: match.outcome,
  };
}

type Question = Pick<Standing, 'prompt' | 'choices' | 'standing' | 'held'>;

/** A seat whose standing orders are about to answer is not asked. */
function questionFor(timeline: Timeline, seat: number, lean: boolean): Question {
  const { match, look } = timeline;
  if (seat === SPECTATOR || match.outcome !== null)
    return { prompt: null, choices: [], standing: [], held: null };
  const { verbs } = timeline.game;
  const list = (moves: readonly Move[]): Choice[] => moves.map((move) => formatChoice(verbs, move));
  const isAsked = timeline.isAsked(seat) && look.ordered(seat) === undefined;
  return {
    prompt: isAsked && !lean ? (match.prompt(seat) ?? null) : null,
    choices: isAsked ? list(look.moves(seat)) : [],
    standing: list(match.standing(seat)),
    held: timeline.heldBy(seat)?.entry.choice ?? null,
  };
}
