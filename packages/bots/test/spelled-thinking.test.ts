import { describe, expect, it } from 'vitest';
import { findBot, findThinker, formatThinking, parseThinking } from '../src/index.js';

describe('a way of thinking spelled out', () => {
  it.each([
    'policy:30',
    'practice:0',
    'one-step:12',
    'rollouts:600:z=1.5:breadth=4:depth=30:rounds=2',
    'tree:1000:random=0:curiosity=0.7:trust=0.5',
  ])('%s is read and written alike', (text) => {
    expect(formatThinking(parseThinking(text)!)).toBe(text);
  });

  it('leaves out what is usual', () => {
    expect(parseThinking('rollouts:600')).toEqual({ method: 'rollouts', iterations: 600, sigmas: 2 });
  });

  it.each([
    'tree',
    'tree:',
    'tree:-1',
    'tree:1e9',
    'hal:3',
    'tree:10:speed=1',
    'tree:10:depth=x',
    '__proto__:1',
  ])('%s is none', (text) => {
    expect(parseThinking(text)).toBeUndefined();
  });

  it('is for measuring alone: no table takes it', () => {
    expect(findThinker('tree:1000').ok).toBe(true);
    expect(findThinker('greedy').ok).toBe(true);
    expect(findThinker('hal').ok).toBe(false);
    expect(findBot('tree:1000').ok).toBe(false);
  });
});
