/**
 * A frame as the text that is sent: what the last entry changed for one viewer. It is written at once, without making what it
 * says first, because this is what a host does most; what its reader fills in, such as empty lists, is left out.
 */
import { diff, type FlowView, type QuickUndoStatus, type SeatView } from '@fray/engine';
import type { What } from '@fray/protocol';
import type { Timeline } from '../timeline/timeline.js';
import type { Eyes } from './eyes.js';
import { commonText, standingText } from './standing-text.js';

/** What the frames of one entry say alike is written once: events that are the same for all viewers, and how play stands. */
export class SharedTexts {
  private readonly said: object[] = [];
  private readonly texts: string[] = [];
  private alike: string | undefined;
  /** The last step of play that was compared: where nothing lies sealed, it is the same for all. */
  private before: FlowView | undefined;
  private after: FlowView | undefined;
  private step = '';

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
  common(): string {
    this.alike ??= commonText(this.timeline);
    return this.alike;
  }

  flow(before: FlowView, after: FlowView): string {
    if (before !== this.before || after !== this.after) {
      this.before = before;
      this.after = after;
      this.step = diff(before, after);
    }
    return this.step;
  }

  readonly undo = (seat: number): QuickUndoStatus => this.timeline.terms.quick(seat);
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
      const begin = beats === '' ? ',"beats":[{"event":' : ',{"event":';
      beats += begin + shared.of(event) + patchAndEnd(shown, view, shared);
      shown = view;
    }
  if (beats !== '') beats += ']';
  const what = shared.of(whatFor(timeline, seat));
  const end = patchAndEnd(shown, timeline.look.view(seat), shared);
  const standing = standingText(timeline, eyes, shared.common(), shared.undo);
  return `{"kind":"frame"${standing},"what":${what}${beats}${end}`;
}

/** What the last entry was, in the viewer's own numbers. */
function whatFor(timeline: Timeline, viewer: number): What {
  const { what } = timeline;
  if (what.kind !== 'undo') return what;
  return { ...what, from: timeline.numbersOf(viewer).upTo(what.from - 1) + 1 };
}

/** What changed between two views, and the end of what it stands in: every piece of a text costs when it is sent. */
function patchAndEnd(before: SeatView<unknown>, after: SeatView<unknown>, shared: SharedTexts): string {
  const table = diff(before.table, after.table);
  const flow = before.flow === after.flow ? '' : shared.flow(before.flow, after.flow);
  if (table === '') return flow === '' ? '}' : `,"patch":{"flow":${flow}}}`;
  return flow === '' ? `,"patch":{"table":${table}}}` : `,"patch":{"table":${table},"flow":${flow}}}`;
}
