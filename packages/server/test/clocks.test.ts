import { formatChoice, Match } from '@fray/engine';
import { findGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/match/entry.js';
import { buildFrame } from '../src/match/frame.js';
import type { MatchFile } from '../src/match/match-file.js';
import { Timeline } from '../src/match/timeline.js';
import type { Clock } from '../src/schema/index.js';
import { serve, startDuel } from './support/harness.js';
import { modelGame } from './support/model-game.js';
import { bidBoth } from './support/play.js';

function startWith(clock: Clock): Timeline {
  const file: MatchFile = {
    id: 'm',
    table: 't',
    game: 'model',
    rules: '1',
    options: { mood: 'calm' },
    seats: [
      { name: 'Ann', kind: 'person', guest: 'a' },
      { name: 'Bob', kind: 'person', guest: 'b' },
    ],
    seed: 'clocks',
    fair: { commitment: '', secret: '', players: [] },
    clock,
    public: false,
    invite: '',
    watch: '',
    started: 0,
  };
  const timeline = Timeline.start(modelGame, file);
  if (!timeline.ok) throw new Error(timeline.error);
  return timeline.value;
}

const choice = (seat: number, at: number, verb: string, args = {}): Entry => ({
  kind: 'choice',
  seat,
  at,
  by: 'player',
  choice: { do: verb, ...args },
});
const left = (timeline: Timeline): number[] => timeline.clocks.face([])!.left;

describe('clocks', () => {
  it('charge all who are asked at once, and only them', () => {
    const timeline = startWith({ kind: 'bank', seconds: 100, increment: 0 });
    timeline.apply(choice(0, 10_000, 'bid', { amount: 1 }));
    expect(left(timeline)).toEqual([90_000, 100_000 - 10_000]);
    timeline.apply(choice(1, 25_000, 'bid', { amount: 2 }));
    expect(left(timeline)).toEqual([90_000, 75_000]);
  });

  it('charge whoever is asked inside nested windows, and nobody else', () => {
    const timeline = startWith({ kind: 'bank', seconds: 100, increment: 0 });
    timeline.apply(choice(0, 0, 'bid', { amount: 1 }));
    timeline.apply(choice(1, 0, 'bid', { amount: 2 }));
    expect(timeline.match.asked()).toEqual([0]);
    timeline.apply(choice(0, 7_000, 'press'));
    expect(timeline.match.asked()).toEqual([1]);
    expect(left(timeline)).toEqual([93_000, 100_000]);
    timeline.apply(choice(1, 10_000, 'press'));
    expect(left(timeline)).toEqual([93_000, 97_000]);
    timeline.apply(choice(0, 15_000, 'note', { digit: 1 }));
    timeline.apply(choice(0, 16_000, 'pass'));
    expect(left(timeline)).toEqual([87_000, 97_000]);
    expect(timeline.match.decision()).toBe('bid');
  });

  it('give a bank its increment and a decision its whole time again', () => {
    const bank = startWith({ kind: 'bank', seconds: 60, increment: 5 });
    bank.apply(choice(0, 20_000, 'bid', { amount: 1 }));
    expect(left(bank)).toEqual([45_000, 40_000]);
    const decision = startWith({ kind: 'decision', seconds: 60 });
    decision.apply(choice(0, 20_000, 'bid', { amount: 1 }));
    expect(decision.clocks.due()).toEqual({ seat: 1, at: 60_000 });
    decision.apply(choice(1, 30_000, 'bid', { amount: 2 }));
    expect(decision.clocks.due()).toEqual({ seat: 0, at: 90_000 });
    decision.apply(choice(0, 50_000, 'press'));
    expect(decision.clocks.due()).toEqual({ seat: 1, at: 110_000 });
  });

  it('do not tell who has sealed a choice', () => {
    const timeline = startWith({ kind: 'bank', seconds: 60, increment: 0 });
    const before = buildFrame(timeline, 1).clock;
    timeline.apply(choice(0, 20_000, 'bid', { amount: 1 }));
    expect(timeline.isTold(1)).toBe(false);
    expect(before!.running).toEqual([0, 1]);
  });

  it('write the time each choice took into the record', () => {
    const timeline = startWith({ kind: 'bank', seconds: 60, increment: 0 });
    timeline.apply(choice(0, 2_000, 'bid', { amount: 1 }));
    timeline.apply(choice(1, 3_000, 'bid', { amount: 2 }));
    timeline.apply(choice(0, 7_500, 'pass'));
    expect(timeline.match.record().choices.map(({ ms }) => ms)).toEqual([2_000, 3_000, 4_500]);
  });

  it('finish for a player of Rohan’s Last Stand whose time has run out', () => {
    const game = findGame('rohan');
    if (!game.ok) throw new Error(game.error);
    const seats = [
      { name: 'Ann', kind: 'person' as const },
      { name: 'Bob', kind: 'person' as const },
    ];
    const match = Match.start(game.value, { seats, seed: 'late' });
    if (!match.ok) throw new Error(match.error);
    const move = match.value.timeoutMove(match.value.asked()[0]!);
    expect(formatChoice(game.value.verbs, move)).toEqual({ do: 'finish' });
  });

  it('make the game choose for a seat whose time has run out, also when nobody has the match open', async () => {
    const server = await serve({ idleMs: 100 });
    const { ann, bob, match } = await startDuel(server.url, { clock: { kind: 'decision', seconds: 1 } });
    const { asked, frame } = await bidBoth([ann, bob], match);
    expect(frame.clock!.running).toEqual([asked]);
    await expect
      .poll(async () => (await server.hosts.file(match)) && server.hosts.count, { timeout: 900 })
      .toBe(0);
    await expect.poll(async () => (await ann.frame(match)).decision, { timeout: 5_000 }).toBe('bid');
    const record = await ann.frame(match, '?last=2');
    expect(record.what).toEqual({ kind: 'choice', seat: asked, by: 'clock' });
    await server.close();
  });
});
