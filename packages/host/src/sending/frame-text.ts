/**
 * A frame as the text that is sent: what the last entry changed for one viewer. It is written at once, without making what it
 * says first, because this is what a host does most; what its reader fills in, such as empty lists, is left out.
 */
import { type Choice, diff, type SeatView } from '@fray/engine';
import type { Standing, What } from '@fray/protocol';
import type { Timeline } from '../timeline/timeline.js';
import { type Eyes, standingFor } from './messages.js';

/** What the frames of one entry say alike is written once: events that are the same for all viewers, and what the entry was. */
export class SharedTexts {
  private readonly said: object[] = [];
  private readonly texts: string[] = [];

  of(said: object): string {
    const at = this.said.indexOf(said);
    if (at >= 0) return this.texts[at]!;
    const text = JSON.stringify(said);
    this.said.push(said);
    this.texts.push(text);
    return text;
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
      beats += `${beats === '' ? '' : ','}{"event":${shared.of(event)}${patchFrom(shown, view)}}`;
      shown = view;
    }
  const standing = standingText(standingFor(timeline, eyes));
  const what = shared.of(whatFor(timeline, seat));
  const told = beats === '' ? '' : `,"beats":[${beats}]`;
  return `{"kind":"frame"${standing},"what":${what}${told}${patchFrom(shown, timeline.look.view(seat))}}`;
}

/** What the last entry was, in the viewer's own numbers. */
function whatFor(timeline: Timeline, viewer: number): What {
  const { what } = timeline;
  if (what.kind !== 'undo') return what;
  return { ...what, from: timeline.numbersOf(viewer).upTo(what.from - 1) + 1 };
}

function patchFrom(before: SeatView<unknown>, after: SeatView<unknown>): string {
  const patch = diff(before, after);
  return patch === '' ? '' : `,"patch":${patch}`;
}

function standingText(standing: Standing): string {
  return (
    `,"n":${standing.n},"made":${standing.made}` +
    list('asked', standing.asked, String) +
    (standing.decision === null ? '' : decisionText(standing.decision)) +
    (standing.paced ? ',"paced":true' : '') +
    field('pending', standing.pending) +
    field('prompt', standing.prompt) +
    list('choices', standing.choices, choiceText) +
    list('standing', standing.standing, choiceText) +
    field('held', standing.held) +
    list('orders', standing.orders, JSON.stringify) +
    field('clock', standing.clock) +
    field('undo', standing.undo) +
    field('undoAsked', standing.undoAsked) +
    list('standIns', standing.standIns, JSON.stringify) +
    list('gone', standing.gone, JSON.stringify) +
    list('muted', standing.muted, String) +
    field('outcome', standing.outcome)
  );
}

function field(name: keyof Standing, value: object | string | null): string {
  return value === null ? '' : `,"${name}":${JSON.stringify(value)}`;
}

function list<T>(name: keyof Standing, items: readonly T[], write: (item: T) => string): string {
  if (items.length === 0) return '';
  let text = '';
  for (const item of items) text += `${text === '' ? '' : ','}${write(item)}`;
  return `,"${name}":[${text}]`;
}

/** Games have a dozen kinds of decisions, and the engine makes a choice only once. */
const DECISIONS = new Map<string, string>();
const CHOICES = new WeakMap<Choice, string>();

function decisionText(decision: string): string {
  const known = DECISIONS.get(decision);
  if (known !== undefined) return known;
  const text = field('decision', decision);
  DECISIONS.set(decision, text);
  return text;
}

function choiceText(choice: Choice): string {
  const known = CHOICES.get(choice);
  if (known !== undefined) return known;
  const text = JSON.stringify(choice);
  CHOICES.set(choice, text);
  return text;
}
