import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Turn } from '../src/load/contender.js';
import { formatLoad, runLoad } from '../src/load/index.js';
import { bestWithin, type Measurable, measure, summarise } from '../src/load/measure.js';
import { end, holdBack, processorSeconds } from '../src/load/servers/child.js';

/** This checkout, as if it were another one. */
const HERE = fileURLToPath(new URL('../..', import.meta.url));

describe('the load measurement', () => {
  it('finds the step with the most choices inside the limit', () => {
    const turn = (latencies: number[], seconds = 1, busy = 0.3): Turn => ({
      latencies,
      seen: latencies.map((ms) => 2 * ms),
      seconds,
      busy,
    });
    const slow = summarise(8, [turn([10, 20, 500])]);
    const quick = summarise(4, [turn([10, 20, 30])]);
    expect([quick.choicesPerSecond, quick.medianMs, quick.p99Ms, quick.processorMs]).toEqual([
      3, 20, 30, 100,
    ]);
    expect(bestWithin([quick, slow], 100)).toBe(quick);
    expect(bestWithin([slow], 100)).toBeUndefined();
    const fray = { name: 'Fray', steps: [quick] };
    const report = formatLoad({ limitMs: 100, measured: [fray, { name: 'other', steps: [slow] }] });
    expect(report).toContain('4 matches, 3 choices/s');
    expect(report).toContain('seen by the other after 40.0 ms');
    expect(report).toContain('<- best');
    expect(report).toContain('there is nothing to compare');
    const twice = { name: 'twice', steps: [summarise(4, [turn([10, 20, 30], 0.5, 0.1)])] };
    expect(formatLoad({ limitMs: 100, measured: [twice, fray] })).toContain(
      'Beside "Fray" "twice" takes 2.0 times as many choices a second; one costs 3.0 times less processor time.',
    );
  });

  it('takes the median of its turns, so that one turn beside other work does not decide', () => {
    const turns = [100, 10, 90].map((count) => ({
      latencies: new Array(count).fill(1),
      seen: [],
      seconds: 1,
      busy: 0.1,
    }));
    expect(summarise(4, turns).choicesPerSecond).toBe(90);
  });

  it('says so where another checkout has no built server', async () => {
    await expect(
      runLoad({ steps: [1], secondsPerStep: 1, idleMatches: 0, against: 'nowhere' }),
    ).rejects.toThrow('nowhere is not a checkout of Fray that was built');
  });

  it('goes on without a server that breaks down, and keeps what was measured before', async () => {
    const told: string[] = [];
    const turn: Turn = { latencies: [1, 2], seen: [], seconds: 1, busy: 0.1 };
    const make = (name: string, bears: number): Measurable => {
      let load = 0;
      return {
        name,
        grow: async (matches) => {
          load = matches;
        },
        takeTurn: async () => {
          if (load > bears) throw new Error('it ended');
          return turn;
        },
      };
    };
    const steps = await measure([make('weak', 8), make('strong', 99)], {
      steps: [8, 16, 32],
      secondsPerStep: 1,
      limitMs: 100,
      pace: { turns: 2, warmUpSeconds: 0, settleSeconds: 0 },
      progress: (line) => told.push(line),
    });
    expect(steps.map((each) => each.map(({ matches }) => matches))).toEqual([[8], [8, 16, 32]]);
    expect(told.filter((line) => line.includes('broke down'))).toEqual(['weak: broke down at 16 matches']);
  });

  it('ends what has ended already', { timeout: 5_000 }, async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => gone.once('exit', resolve));
    await end(gone);
    expect(gone.exitCode).toBe(0);
  });

  it('holds a process back to its share of a core, and lets it go', { timeout: 20_000 }, async () => {
    const busy = spawn(process.execPath, ['-e', 'for (;;);']);
    const used = async (ms: number): Promise<number> => {
      const before = processorSeconds(busy.pid!);
      await new Promise((resolve) => setTimeout(resolve, ms));
      return processorSeconds(busy.pid!) - before;
    };
    try {
      const letGo = holdBack(busy.pid!, 0.1);
      expect(await used(2_000)).toBeLessThan(0.6);
      letGo();
      expect(await used(2_000)).toBeGreaterThan(0);
    } finally {
      busy.kill('SIGKILL');
    }
  });

  it('plays real matches on a real server and weighs idle ones', { timeout: 120_000 }, async () => {
    const report = await runLoad({
      steps: [2],
      secondsPerStep: 1,
      idleMatches: 5,
      streams: 3,
      compare: true,
      against: HERE,
    });
    const names = report.measured.map(({ name }) => name);
    const other = `Fray in ${HERE}, as browsers get it`;
    expect(names.slice(0, 3)).toEqual(['Fray, as browsers get it', other, 'Fray, lean']);
    expect(names.slice(3)).toEqual(['boardgame.io, in memory', 'boardgame.io, flat files']);
    for (const { steps } of report.measured) expect(steps[0]!.choicesPerSecond).toBeGreaterThan(0);
    expect(report.measured[0]!.steps[0]!.seenMs).toBeGreaterThan(0);
    expect(report.memory).toMatchObject({ idleMatches: 5, streams: 3 });
    expect(formatLoad(report)).toContain('with 5 idle matches');
    expect(report.frames?.map(({ game }) => game)).toEqual(['rohan', 'destinyquest']);
    for (const { choices, frameBytes, joinBytes } of report.frames!) {
      expect(choices).toBeGreaterThan(0);
      expect(frameBytes).toBeGreaterThan(100 * choices);
      // The story so far with the present: never again every view since the start.
      expect(joinBytes).toBeLessThan(60_000);
    }
    expect(formatLoad(report)).toMatch(/rohan: \d+ bytes a choice \(\d+ choices\), [\d.]+ kB to join/);
  });
});
