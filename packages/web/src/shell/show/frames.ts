/** How one step is shown: its events one after the other, each for as long as the game's plan says. Pure. */
import type { GameEvent, SeatView } from '@fray/engine';
import type { Step } from '@fray/host';
import { type Pace, paced, type ShownBeat, type ShowPlan, type Speed } from '@fray/kit';

/** A moment of the show: what is drawn, and how many of the step's events have been told by then. */
export interface ShowFrame {
  readonly view: SeatView<unknown>;
  readonly beat: ShownBeat;
  readonly told: number;
  readonly ms: number;
  /** It stays until the dice are thrown. */
  readonly waits?: boolean;
}

/** A table without a plan tells each event in turn. */
export const PLAIN_MS = 650;

export function framesOf(
  step: Step,
  from: SeatView<unknown>,
  plan: ShowPlan | undefined,
  speed: Speed,
  /** The seat that throws its own dice; absent: they fall by themselves. */
  thrower?: number,
): readonly ShowFrame[] {
  const frames: ShowFrame[] = [];
  let before = from;
  let told = 0;
  for (const group of grouped(step, plan)) {
    const after = group[group.length - 1]!.view;
    const events = group.map(({ event }) => event);
    const [lead, trail] =
      speed === 'off'
        ? [0, plan?.still?.(events[0]!, after) ?? 0]
        : paceOf(events[0]!, after, plan).map((ms) => paced(ms, speed));
    const beat = (phase: ShownBeat['phase'], ms: number): ShownBeat => ({
      key: `${step.n}.${told}.${phase}`,
      n: step.n,
      event: events[0]!,
      events,
      phase,
      ms,
      before,
      after,
    });
    // While an event begins, the story already tells of it: words and picture belong together.
    const upTo = told + group.length;
    if (
      thrower !== undefined &&
      speed !== 'off' &&
      events.some((event) => plan?.thrownBy?.(event, thrower) === true)
    )
      frames.push({ view: before, beat: beat('lead', 0), told, ms: 0, waits: true });
    if (lead! > 0) frames.push({ view: before, beat: beat('lead', lead!), told: upTo, ms: lead! });
    if (trail! > 0) frames.push({ view: after, beat: beat('trail', trail!), told: upTo, ms: trail! });
    before = after;
    told = upTo;
  }
  return frames;
}

function paceOf(event: GameEvent, after: SeatView<unknown>, plan: ShowPlan | undefined): Pace {
  if (plan === undefined) return [0, PLAIN_MS];
  const pace = plan.pace[event.type] ?? [0, 0];
  return typeof pace === 'function' ? pace(event, after) : pace;
}

function grouped(step: Step, plan: ShowPlan | undefined): Step['beats'][] {
  const groups: Step['beats'][number][][] = [];
  for (const beat of step.beats) {
    const group = groups[groups.length - 1];
    const last = group?.[group.length - 1];
    if (last !== undefined && plan?.together?.(last.event, beat.event) === true) group!.push(beat);
    else groups.push([beat]);
  }
  return groups;
}
