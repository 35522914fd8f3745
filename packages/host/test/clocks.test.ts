import type { Clock, Present } from '@fray/protocol';
import { everyoneMayAnswer, sealedAndAnswered } from '@fray/testkit/models';
import { describe, expect, it } from 'vitest';
import { type LogEntry, presentText, Timeline } from '../src/index.js';
import { setupFor } from './support.js';

function startWith(clock: Clock): Timeline {
  const timeline = Timeline.start(setupFor(sealedAndAnswered, 2, { clock }));
  if (!timeline.ok) throw new Error(timeline.error.id);
  timeline.value.apply({ kind: 'orders', seat: 0, given: [], at: 0 });
  return timeline.value;
}

const choice = (seat: number, at: number, verb: string, args = {}): LogEntry => ({
  kind: 'choice',
  seat,
  at,
  by: 'player',
  choice: { do: verb, ...args },
});
const left = (timeline: Timeline, viewer = -1): number[] => timeline.clocks.face(viewer, [])!.left;
const HERE = () => ({ present: [], watchers: 0, away: [] });

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
    const present = JSON.parse(presentText(timeline, { seat: 1, lean: false }, HERE)) as Present;
    expect(present.clock).toEqual({ at: 30_000, left: [30_000, 30_000], running: [0, 1] });
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
    // Seat 3 must not see that the others have answered, not even when: its clocks are those of the shot.
    expect(timeline.clocks.face(3, [])).toMatchObject({
      at: 1_000,
      left: [99_000, 100_000, 100_000, 100_000],
    });
    expect(left(timeline, 1)[1]).toBe(100_000);
  });

  it('show nobody that something was sealed, whenever they look', () => {
    const timeline = startWith({ kind: 'bank', seconds: 60, increment: 3 });
    const look = (viewer: number) => presentText(timeline, { seat: viewer, lean: false }, HERE);
    const before = [look(1), look(-1)];
    timeline.apply(choice(0, 20_000, 'rush'));
    expect([look(1), look(-1)]).toEqual(before);
    timeline.apply({ kind: 'undo', seat: 0, of: 2, at: 25_000 });
    expect([look(1), look(-1)]).toEqual(before);
  });

  it('give nothing to whoever seals and takes back: the time has run on', () => {
    for (const clock of [
      { kind: 'bank', seconds: 60, increment: 30 },
      { kind: 'decision', seconds: 60 },
    ] as const) {
      const timeline = startWith(clock);
      for (let round = 1; round <= 40; round++) {
        timeline.apply(choice(0, round * 1_000 - 500, 'rush'));
        timeline.apply({ kind: 'undo', seat: 0, of: timeline.n, at: round * 1_000 });
      }
      expect(left(timeline, 0)[0]).toBe(20_000);
      expect(timeline.clocks.dueFor(0)).toBe(60_000);
    }
  });

  it('are given back as they were by a take-back that was agreed to, but not what was thought since', () => {
    const timeline = startWith({ kind: 'bank', seconds: 100, increment: 5 });
    timeline.apply(choice(0, 0, 'rush'));
    timeline.apply(choice(1, 0, 'nothing'));
    const struck = timeline.match.asked()[0]!;
    timeline.apply(choice(struck, 7_000, 'command'));
    const taken = timeline.n;
    timeline.apply(choice(1 - struck, 10_000, 'command'));
    timeline.apply({ kind: 'undo', seat: struck, of: taken, at: 12_000 });
    const seats = left(timeline);
    // 98 seconds before the choice, and two thought away since; the other one's three are forgotten.
    expect([seats[struck], seats[1 - struck]]).toEqual([96_000, 105_000]);
  });

  it('write the time each choice took into the record', () => {
    const timeline = startWith({ kind: 'bank', seconds: 60, increment: 0 });
    timeline.apply(choice(0, 2_000, 'rush'));
    timeline.apply(choice(1, 3_000, 'nothing'));
    expect(timeline.match.record().choices.map(({ ms }) => ms)).toEqual([2_000, 3_000]);
  });
});
