/** What one viewer is sent: all they may know, and nothing else. Pure, so that it can be made again. */
import { type Choice, formatChoice, type Move, SPECTATOR } from '@fray/engine';
import type { Present, Standing, StoryStep, TalkLine } from '@fray/protocol';
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
  return {
    ...standingFor(timeline, eyes),
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

/** The seats that are asked, as far as this viewer may know; of the own answer that is held back, the viewer knows. */
export function askedFor(timeline: Timeline, viewer: number): readonly number[] {
  const asked = timeline.look.asked(viewer);
  if (timeline.isAsked(viewer) || !asked.includes(viewer)) return asked;
  return asked.filter((seat) => seat !== viewer);
}

/** How things stand for a viewer. `frame-text.ts` writes the same without making it. */
export function standingFor(timeline: Timeline, { seat, lean }: Eyes): Standing {
  const { match, look, undoAsked } = timeline;
  const asked = askedFor(timeline, seat);
  const standIns = timeline.standIns.some((level) => level !== null) ? [...timeline.standIns] : [];
  const isOver = seat === SPECTATOR || match.outcome !== null;
  // A seat whose standing orders are about to answer is not asked.
  const isAsked = !isOver && timeline.isAsked(seat) && look.ordered(seat) === undefined;
  return {
    n: timeline.lastTold(seat),
    made: timeline.madeFor(seat),
    asked: [...asked],
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
  };
}

/** Its number in the log is for nobody. */
export function showAsked({ seat, waiting, reason }: UndoAsked): Standing['undoAsked'] {
  return { seat, waiting: [...waiting], ...(reason === undefined ? {} : { reason }) };
}

function listed({ game }: Timeline, moves: readonly Move[]): Choice[] {
  return moves.map((move) => formatChoice(game.verbs, move));
}
