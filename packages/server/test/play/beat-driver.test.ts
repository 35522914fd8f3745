import { describe, expect, it, vi } from 'vitest';
import { BeatDriver } from '../../src/match/beat-driver.js';
import type { MatchHost } from '../../src/match/match-host.js';

describe('the end of a beat', () => {
  it('comes, though its timer fired before its time by the clock on the wall', async () => {
    vi.useFakeTimers();
    let now = 0;
    const settle = vi.fn(async () => {});
    const host = { file: { id: 'm' }, timeline: { beatAt: () => 250 }, settle } as unknown as MatchHost;
    const driver = new BeatDriver({ now: () => now, failed: (error) => expect.fail(String(error)) });
    driver.arm(host);
    now = 249;
    await vi.advanceTimersByTimeAsync(250);
    expect(settle).not.toHaveBeenCalled();
    now = 250;
    await vi.advanceTimersByTimeAsync(1);
    expect(settle).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
