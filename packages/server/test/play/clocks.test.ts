import { formatChoice, Match } from '@fray/engine';
import { findGame } from '@fray/games';
import { describe, expect, it, vi } from 'vitest';
import { ClockDriver } from '../../src/match/clock-driver.js';
import type { MatchHost } from '../../src/match/match-host.js';
import { serve, startDuel } from '../support/harness.js';
import { bidBoth } from '../support/play.js';

describe('clocks', () => {
  it('finish for a player of Rohan’s Last Stand whose time has run out', () => {
    const game = findGame('rohan');
    if (!game.ok) throw new Error('no such game');
    const seats = [
      { name: 'Ann', kind: 'person' as const },
      { name: 'Bob', kind: 'person' as const },
    ];
    const match = Match.start(game.value, { seats, seed: 'late' });
    if (!match.ok) throw new Error(match.error.id);
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
    const { story } = await ann.frame(match, '?last=2');
    expect(story[0]!.what).toEqual({ kind: 'choice', seat: asked, by: 'clock' });
    await server.close();
  });

  it('forgive time that ran out while no server was there, for a moment after the start', async () => {
    vi.useFakeTimers();
    try {
      let now = 100_000;
      const woken: number[] = [];
      const driver = new ClockDriver({
        now: () => now,
        wake: async () => {
          woken.push(now);
        },
        failed: () => {},
      });
      const host = (at: number) =>
        ({
          file: { id: 'm' },
          timeline: { clocks: { due: () => ({ seat: 0, at }) } },
        }) as unknown as MatchHost;
      const pass = async (ms: number): Promise<void> => {
        now += ms;
        await vi.advanceTimersByTimeAsync(ms);
      };
      driver.arm(host(90_000));
      await pass(4_999);
      expect(woken).toEqual([]);
      await pass(1);
      expect(woken).toEqual([105_000]);
      // What runs out from now on is not forgiven.
      driver.arm(host(105_500));
      await pass(500);
      expect(woken).toEqual([105_000, 105_500]);
      driver.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('knock again when the store did not answer', async () => {
    vi.useFakeTimers();
    try {
      let knocks = 0;
      const driver = new ClockDriver({
        now: () => 0,
        wake: async () => {
          if (++knocks < 3) throw new Error('no store');
        },
        failed: () => {},
      });
      const due = () => ({ seat: 0, at: 10 });
      driver.arm({ file: { id: 'm' }, timeline: { clocks: { due } } } as unknown as MatchHost);
      await vi.advanceTimersByTimeAsync(10);
      expect(knocks).toBe(1);
      await vi.advanceTimersByTimeAsync(4_000);
      expect([knocks, driver.isArmed('m')]).toEqual([3, false]);
      driver.close();
    } finally {
      vi.useRealTimers();
    }
  });
});
