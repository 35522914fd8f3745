import type { Clock } from '@fray/protocol';
import { everyoneMayAnswer, sealedAndAnswered } from '@fray/testkit/models';
import { describe, expect, it } from 'vitest';
import { type Entry, presentFor, Timeline } from '../src/index.js';
import { setupFor } from './support.js';

function startWith(clock: Clock): Timeline {
  const timeline = Timeline.start(setupFor(sealedAndAnswered, 2, { clock }));
  if (!timeline.ok) throw new Error(timeline.error.id);
  timeline.value.apply({ kind: 'orders', seat: 0, given: [], at: 0 });
  return timeline.value;
}

const choice = (seat: number, at: number, verb: string, args = {}): Entry => ({
  kind: 'choice',
  seat,
  at,
  by: 'player',
  choice: { do: verb, ...args },
});
const left = (timeline: Timeline, viewer = -1): number[] => timeline.clocks.face(viewer, [])!.left;
const HERE = () => ({ present: [], watchers: 0 });

describe('clocks', () => {
  it('charge all who are asked at once, and only them', () => {
    const timeline = startWith({ kind: 'bank', seconds: 100, increment: 0 });
    timeline.apply(choice(0, 10_000, 'rush'));
    expect(left(timeline, 0)).toEqual([90_000, 90_000]);
    timeline.apply(choice(1, 25_000, 'nothing'));
    expect(left(timeline)).toEqual([90_000, 75_000]);
  });

  it('charge whoever is asked inside nested windows, and nobody else', () => {
    const timeline = startWith({ kind: 'bank', seconds: 100, increment: 0 });
    timeline.apply(choice(0, 0, 'rush'));
    timeline.apply(choice(1, 0, 'nothing'));
    const struck = timeline.match.asked()[0]!;
    timeline.apply(choice(struck, 7_000, 'command'));
    expect(timeline.match.asked()).toEqual([1 - struck]);
    expect([left(timeline)[struck], left(timeline)[1 - struck]]).toEqual([93_000, 100_000]);
    timeline.apply(choice(1 - struck, 10_000, 'command'));
    expect([left(timeline)[struck], left(timeline)[1 - struck]]).toEqual([93_000, 97_000]);
  });

  it('give a bank its increment, and a decision or days their whole time again', () => {
    const bank = startWith({ kind: 'bank', seconds: 60, increment: 5 });
    bank.apply(choice(0, 20_000, 'rush'));
    bank.apply(choice(1, 20_000, 'nothing'));
    expect(left(bank)).toEqual([45_000, 45_000]);
    const decision = startWith({ kind: 'decision', seconds: 60 });
    decision.apply(choice(0, 20_000, 'rush'));
    expect(decision.clocks.due()).toEqual({ seat: 1, at: 60_000 });
    decision.apply(choice(1, 30_000, 'nothing'));
    expect(decision.clocks.due()).toMatchObject({ at: 90_000 });
    const days = startWith({ kind: 'days', days: 2 });
    expect(days.clocks.due()).toMatchObject({ at: 2 * 24 * 3600 * 1000 });
  });

  it('do not tell who has sealed a choice: to the others its time seems to run on', () => {
    const timeline = startWith({ kind: 'bank', seconds: 60, increment: 3 });
    timeline.apply(choice(0, 20_000, 'rush'));
    expect(timeline.isTold(1)).toBe(false);
    timeline.apply({ kind: 'said', seat: 1, phrase: 'hello', at: 30_000 });
    const face = presentFor(timeline, { seat: 1, lean: false }, HERE).clock!;
    expect(face).toEqual({ at: 30_000, left: [30_000, 30_000], running: [0, 1] });
    expect(left(timeline, 0)).toEqual([43_000, 30_000]);
  });

  it('stand still during a common beat, for those who answer and those who think', () => {
    const clock = { kind: 'bank' as const, seconds: 100, increment: 0 };
    const started = Timeline.start(setupFor(everyoneMayAnswer, 4, { clock, beatMs: 5_000 }));
    if (!started.ok) throw new Error(started.error.id);
    const timeline = started.value;
    timeline.apply(choice(0, 1_000, 'shoot', { player: 2 }));
    expect(timeline.clocks.due()).toMatchObject({ at: 106_000 - 1_000 });
    timeline.apply(choice(1, 4_000, 'pass'));
    expect(left(timeline, 1)).toEqual([99_000, 100_000, 100_000, 100_000]);
    timeline.apply(choice(2, 16_000, 'pass'));
    expect(left(timeline, 2)[2]).toBe(90_000);
    // Seat 3 must not see that seat 1 has long answered.
    expect(left(timeline, 3)[1]).toBe(90_000);
    expect(left(timeline, 1)[1]).toBe(100_000);
  });

  it('write the time each choice took into the record', () => {
    const timeline = startWith({ kind: 'bank', seconds: 60, increment: 0 });
    timeline.apply(choice(0, 2_000, 'rush'));
    timeline.apply(choice(1, 3_000, 'nothing'));
    expect(timeline.match.record().choices.map(({ ms }) => ms)).toEqual([2_000, 3_000]);
  });
});
