import { findGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { allocationOf, median, rateOf } from '../src/harness.js';
import { TASKS, type TaskName } from '../src/tasks.js';

const names = (Object.keys(TASKS) as TaskName[]).filter(
  (name) => name !== 'destinyquest' || findGame(name).ok,
);

describe('what is measured', () => {
  it.each(names)('%s does work that shows in its checksum', (name) => {
    const task = TASKS[name]();
    expect(task.run()).toBeGreaterThan(0);
    const before = task.checksum();
    task.run();
    expect(task.checksum()).not.toBe(before);
  });

  it('plays the same matches on everything that plays Rohan', () => {
    const sums = (['rohan', 'rohan+events+views', 'kernel', 'boardgame.io'] as const).map((name) => {
      const task = TASKS[name]();
      let decisions = 0;
      for (let i = 0; i < 20; i++) decisions += task.run();
      return `${decisions} ${task.checksum()}`;
    });
    expect(new Set(sums).size).toBe(1);
  });
});

describe('how it is measured', () => {
  const counting = { run: () => 3, checksum: () => 0 };

  it('counts units of work, and stops when the time is up', () => {
    expect(rateOf(counting, 0.001)).toBeGreaterThan(0);
  });

  it('sees what a task allocates', () => {
    let kept: number[] = [];
    const hoarder = {
      run: () => {
        kept = new Array<number>(1000).fill(1);
        return 1;
      },
      checksum: () => kept.length,
    };
    expect(allocationOf(hoarder)).toBeGreaterThan(7000);
  });

  it('takes the middle', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});
