/**
 * A frame as the text that is sent: what the last entry changed for one viewer. It is written at once, without making what it
 * says first, because this is what a host does most; what its reader fills in, such as empty lists, is left out.
 */
import { diff, type FlowView, type SeatView, SPECTATOR } from '@fray/engine';
import type { Standing, What } from '@fray/protocol';
import type { Timeline } from '../timeline/timeline.js';
import { askedFor, type Eyes, showAsked } from './messages.js';

/** What the frames of one entry say alike is written once: events that are the same for all viewers, and how play stands. */
export class SharedTexts {
  private readonly said: object[] = [];
  private readonly texts: string[] = [];
  private alike: string | undefined;
  /** The last step of play that was compared: where nothing lies sealed, it is the same for all. */
  private before: FlowView | undefined;
  private after: FlowView | undefined;
  private flowPatch = '';

  constructor(private readonly timeline: Timeline) {}

  of(said: object): string {
    const at = this.said.indexOf(said);
    if (at >= 0) return this.texts[at]!;
    const text = JSON.stringify(said);
    this.said.push(said);
    this.texts.push(text);
    return text;
  }

  /** Of how things stand, what concerns everybody. */
  standing(): string {
    this.alike ??= commonText(this.timeline);
    return this.alike;
  }

  flow(before: FlowView, after: FlowView): string {
    if (before !== this.before || after !== this.after) {
      this.before = before;
      this.after = after;
      this.flowPatch = diff(before, after);
    }
    return this.flowPatch;
  }
}

/** For somebody whose view was `base` before. A lean frame leaves out what only people read. */
export function frameText(
  timeline: Timeline,
  eyes: Eyes,
  base: SeatView<unknown>,
  shared: SharedTexts,
): string {
  const { seat, lean } = eyes;
  let beats = '';
  let shown = base;
  if (!lean)
    for (const { event, view } of timeline.beats.of(seat)) {
      beats += `${beats === '' ? '' : ','}{"event":${shared.of(event)}${patchFrom(shown, view, shared)}}`;
      shown = view;
    }
  const told = beats === '' ? '' : `,"beats":[${beats}]`;
  const what = shared.of(whatFor(timeline, seat));
  const rest = patchFrom(shown, timeline.look.view(seat), shared);
  return `{"kind":"frame"${standingText(timeline, eyes, shared)},"what":${what}${told}${rest}}`;
}

/** What the last entry was, in the viewer's own numbers. */
function whatFor(timeline: Timeline, viewer: number): What {
  const { what } = timeline;
  if (what.kind !== 'undo') return what;
  return { ...what, from: timeline.numbersOf(viewer).upTo(what.from - 1) + 1 };
}

function patchFrom(before: SeatView<unknown>, after: SeatView<unknown>, shared: SharedTexts): string {
  const table = diff(before.table, after.table);
  const flow = before.flow === after.flow ? '' : shared.flow(before.flow, after.flow);
  if (table === '') return flow === '' ? '' : `,"patch":{"flow":${flow}}`;
  return flow === '' ? `,"patch":{"table":${table}}` : `,"patch":{"table":${table},"flow":${flow}}`;
}

/** The text of what `standingFor` says. */
function standingText(timeline: Timeline, { seat, lean }: Eyes, shared: SharedTexts): string {
  const { match, look } = timeline;
  const asked = askedFor(timeline, seat);
  const isOver = seat === SPECTATOR || match.outcome !== null;
  let text = `,"n":${timeline.lastTold(seat)},"made":${timeline.madeFor(seat)}${seats('asked', asked)}`;
  text += shared.standing();
  if (!lean) text += field('pending', match.pending()) + list('orders', timeline.orders.of(seat));
  if (!isOver) {
    if (timeline.isAsked(seat) && look.ordered(seat) === undefined) {
      if (!lean) text += field('prompt', match.prompt(seat));
      text += choices('choices', look.movesText(seat));
    }
    text +=
      choices('standing', match.standingText(seat)) + field('held', timeline.heldBy(seat)?.entry.choice);
  }
  text += field('clock', timeline.clocks.face(seat, asked));
  if (!lean && seat !== SPECTATOR) text += undoText(timeline.terms.quick(seat));
  return text + seats('muted', timeline.talk.mutedBy(seat));
}

function commonText({ match, standIns, departures, undoAsked }: Timeline): string {
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

/** Games have a dozen kinds of decisions. */
const DECISIONS = new Map<string, string>();

function decisionText(decision: string): string {
  const known = DECISIONS.get(decision);
  if (known !== undefined) return known;
  const text = `,"decision":${JSON.stringify(decision)}`;
  DECISIONS.set(decision, text);
  return text;
}

/** Nearly always one of these, whose parts are plain words and numbers. */
function undoText(undo: NonNullable<Standing['undo']>): string {
  if (undo.kind !== 'consent' || undo.reason.data !== undefined) return field('undo', undo);
  return `,"undo":{"kind":"consent","seats":[${undo.seats.join()}],"reason":{"id":"${undo.reason.id}"}}`;
}

function field(name: keyof Standing, value: object | null | undefined): string {
  return value === null || value === undefined ? '' : `,"${name}":${JSON.stringify(value)}`;
}

function list(name: keyof Standing, items: readonly unknown[]): string {
  return items.length === 0 ? '' : `,"${name}":${JSON.stringify(items)}`;
}

function seats(name: keyof Standing, items: readonly number[]): string {
  return items.length === 0 ? '' : `,"${name}":[${items.join()}]`;
}

function choices(name: keyof Standing, text: string): string {
  return text === '' ? '' : `,"${name}":[${text}]`;
}
