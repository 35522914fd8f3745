/** How things stand for a viewer, as the text of the fields that both frames and the present have. What is empty is left out. */
import { type QuickUndoStatus, SPECTATOR } from '@fray/engine';
import type { Standing } from '@fray/protocol';
import type { UndoAsked } from '../timeline/setup.js';
import type { Timeline } from '../timeline/timeline.js';
import type { Eyes } from './eyes.js';
import { field, list } from './fields.js';

/** `common` is what concerns everybody. Of `undo` the present says more than a frame, which must cost nothing. */
export function standingText(
  timeline: Timeline,
  { seat, lean }: Eyes,
  common: string,
  undo: (seat: number) => QuickUndoStatus,
): string {
  const { match, look } = timeline;
  const asked = askedFor(timeline, seat);
  const isOver = seat === SPECTATOR || match.outcome !== null;
  let text = `,"n":${timeline.lastTold(seat)},"made":${timeline.madeFor(seat)}${seats('asked', asked)}${common}`;
  if (!lean) text += field('pending', match.pending()) + list('orders', timeline.orders.of(seat));
  if (!isOver) {
    // A seat whose standing orders are about to answer is not asked.
    if (timeline.isAsked(seat) && look.ordered(seat) === undefined) {
      if (!lean) text += field('prompt', match.prompt(seat));
      text += choices('choices', match.movesText(seat));
    }
    text += choices('standing', match.standingText(seat));
    text += field('held', timeline.heldBy(seat)?.entry.choice);
  }
  text += field('clock', timeline.clocks.face(seat, asked));
  if (!lean && seat !== SPECTATOR) text += undoText(undo(seat));
  return text + seats('muted', timeline.talk.mutedBy(seat));
}

/** Of how things stand, what is the same for all viewers. */
export function commonText({ match, standIns, departures, undoAsked }: Timeline): string {
  const decision = match.decision();
  return (
    (decision === undefined ? '' : decisionText(decision)) +
    (match.isPaced() ? ',"paced":true' : '') +
    (undoAsked === null ? '' : field('undoAsked', showAsked(undoAsked))) +
    (standIns.some((level) => level !== null) ? list('standIns', standIns) : '') +
    list('gone', departures.show()) +
    field('outcome', match.outcome)
  );
}

/** The seats that are asked, as far as this viewer may know; of the own answer that is held back, the viewer knows. */
function askedFor(timeline: Timeline, viewer: number): readonly number[] {
  const asked = timeline.look.asked(viewer);
  if (timeline.isAsked(viewer) || !asked.includes(viewer)) return asked;
  return asked.filter((seat) => seat !== viewer);
}

/** Its number in the log is for nobody. */
function showAsked({ seat, waiting, reason }: UndoAsked): NonNullable<Standing['undoAsked']> {
  return { seat, waiting: [...waiting], ...(reason === undefined ? {} : { reason }) };
}

/** Games have a dozen kinds of decisions. */
const DECISIONS = new Map<string, string>();

function decisionText(decision: string): string {
  const known = DECISIONS.get(decision);
  if (known !== undefined) return known;
  const text = `,"decision":${JSON.stringify(decision)}`;
  DECISIONS.set(decision, text);
  return text;
}

/** Nearly always a question of consent, whose parts are plain words and numbers. */
function undoText(undo: QuickUndoStatus): string {
  if (undo.kind !== 'consent' || undo.reason.data !== undefined) return field('undo', undo);
  return `,"undo":{"kind":"consent","seats":[${undo.seats.join()}],"reason":{"id":"${undo.reason.id}"}}`;
}

function seats(name: keyof Standing, items: readonly number[]): string {
  return items.length === 0 ? '' : `,"${name}":[${items.join()}]`;
}

function choices(name: keyof Standing, text: string): string {
  return text === '' ? '' : `,"${name}":[${text}]`;
}
