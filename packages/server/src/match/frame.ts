/** What one viewer gets for one entry of the log: all they may know, and nothing else. */
import { formatChoice, type Match, type Move, type SeatView, seenBy } from '@fray/engine';
import type { Frame } from '../schema/matches.js';
import type { Entry } from './entry.js';
import type { Timeline } from './timeline.js';

/**
 * The frame of the timeline's last entry. A pure function of log and viewer, so it can be made again later. A
 * lean one leaves out what only people read: words, and what is refused and why.
 */
export function buildFrame(timeline: Timeline, viewer: number, lean = false): Frame {
  const { match, game } = timeline;
  const view = match.view(viewer);
  const asked = askedIn(view);
  const seated = viewer >= 0;
  const list = (moves: readonly Move[]) =>
    moves.map((move) => {
      const choice = formatChoice(game.verbs, move);
      return lean ? { choice } : { choice, text: game.text.move(move, view) };
    });
  return {
    n: timeline.n,
    made: timeline.made,
    what: timeline.what,
    events: timeline.events.map((event) => seenBy(event, viewer)),
    view,
    asked,
    decision: match.decision() ?? null,
    prompt: seated && !lean ? (match.prompt(viewer) ?? null) : null,
    choices: seated ? list(match.moves(viewer)) : [],
    refused: !lean && seated && match.isAsked(viewer) ? listRefused(match, viewer, view) : [],
    standing: seated ? list(match.standing(viewer)) : [],
    clock: timeline.clocks.face(asked) as Frame['clock'],
    undo: seated ? (timeline.undo(viewer).status as Frame['undo']) : null,
    undoAsked: timeline.undoAsked && {
      seat: timeline.undoAsked.seat,
      waiting: timeline.undoAsked.waiting.slice(),
    },
    standIns: timeline.standIns.slice(),
    outcome: match.outcome,
  };
}

/** Whether a viewer is sent the frame of the last entry. A lean stream speaks only when there is something to do. */
export function isSent(timeline: Timeline, viewer: number, lean: boolean): boolean {
  return timeline.isTold(viewer) && (!lean || timeline.concerns(viewer));
}

/** Every frame the viewer was sent after number `last`, made again from the log. */
export function framesAfter(
  start: Timeline,
  entries: readonly Entry[],
  viewer: number,
  last: number,
  lean: boolean,
): { n: number; text: string }[] {
  const frames: { n: number; text: string }[] = [];
  for (const entry of entries) {
    start.apply(entry);
    if (start.n > last && isSent(start, viewer, lean))
      frames.push({ n: start.n, text: JSON.stringify(buildFrame(start, viewer, lean)) });
  }
  return frames;
}

/** As the viewer may know it: others who have sealed a choice look as if they were still choosing. */
function askedIn({ flow }: SeatView<unknown>): number[] {
  const bits = flow.outcome === null ? (flow.stack[flow.stack.length - 1]?.asking ?? 0) : 0;
  const seats: number[] = [];
  for (let seat = 0; bits >>> seat !== 0; seat++) if ((bits >>> seat) & 1) seats.push(seat);
  return seats;
}

function listRefused(match: Match, seat: number, view: SeatView<unknown>): Frame['refused'] {
  const { verbs, text } = match.game;
  return match.refused(seat).map(({ move, why }) => ({
    choice: formatChoice(verbs, move),
    text: text.move(move, view),
    clause: why.clause,
    why: why.text,
  }));
}
