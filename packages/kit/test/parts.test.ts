import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  Die,
  HealthBar,
  Log,
  MOST_SEATS,
  PromptBar,
  PromptFrame,
  SealedPaper,
  SeatMark,
  WhyNot,
} from '../src/index.js';
import { drawn } from './drawn.js';

describe('a health bar', () => {
  it('says what is there and what is at stake, and never more than there is', () => {
    const bar = drawn(HealthBar, { value: 8, max: 20, stake: 30 });
    expect(bar).toContain('aria-valuetext="at-stake 8 20 8"');
    expect(bar).toContain('class="health-kept" style="width:0%"');
    expect(bar).toContain('class="health-stake" style="width:40%"');
  });

  it('stays within its frame above the most and below nothing', () => {
    expect(drawn(HealthBar, { value: 25, max: 20 })).toContain('aria-valuenow="20"');
    const fallen = drawn(HealthBar, { value: -3, max: 20, stake: 2 });
    expect(fallen).toContain('aria-valuenow="0"');
    expect(fallen).toContain('aria-valuetext="of -3 20"');
  });
});

describe('a die', () => {
  it.each([1, 2, 3, 4, 5, 6])('shows %i pips', (value) => {
    expect(drawn(Die, { value }).match(/class="die-pip"/g)).toHaveLength(value);
  });

  it('of more sides shows its number, and one that does not count says so', () => {
    expect(drawn(Die, { value: 8 })).toMatch(/<text[^>]*>8<\/text>/);
    expect(drawn(Die, { value: 4, void: true })).toContain('aria-label="void 4"');
  });
});

describe('seats', () => {
  it('have eight shapes, no two alike, said aloud where no name stands beside them', () => {
    const shapes = Array.from({ length: MOST_SEATS }, (_, seat) => drawn(SeatMark, { seat }));
    expect(new Set(shapes.map((mark) => /d="([^"]+)"/.exec(mark)![1])).size).toBe(8);
    expect(shapes.every((mark) => mark.includes('aria-hidden="true"'))).toBe(true);
    expect(drawn(SeatMark, { seat: 5, spoken: true })).toContain('aria-label="shape 5"');
  });
});

describe('a sealed paper', () => {
  it('shows what is on it only where that was given, and whether anything is', () => {
    const paper = (state: 'empty' | 'sealed' | 'open', children?: string): string =>
      drawn(SealedPaper, { owner: 'Ann', state, ...(children === undefined ? {} : { children }) });
    expect(paper('empty')).toContain('not-written');
    expect(paper('sealed')).toContain('>sealed<');
    expect(paper('sealed', 'haste')).toContain('>haste<');
    expect(paper('open', 'haste')).toContain('>haste<');
  });
});

describe('the prompt bar', () => {
  const prompt = { ask: 'ask', hint: 'hint' };

  it('asks, or says why it does not', () => {
    const asking = drawn(PromptBar, { prompt, status: 'status' });
    expect(asking).toMatch(/role="status">ask<.*>hint</);
    expect(asking).not.toContain('>status<');
    expect(drawn(PromptBar, { prompt: undefined, status: 'status' })).toContain('>status<');
  });

  it('asks nothing while something is shown, and offers to skip it', () => {
    const frame = { skip: (): void => undefined, note: 'note' };
    const bar = drawn(
      () =>
        createElement(
          PromptFrame.Provider,
          { value: frame },
          createElement(PromptBar, { prompt, status: 's' }),
        ),
      {},
    );
    expect(bar).not.toContain('>ask<');
    expect(bar).toMatch(/>note<.*skip/);
  });
});

describe('the log', () => {
  const line = (n: number, more = {}) => ({ n, key: `${n}`, words: [`line ${n}`], ...more });

  it('marks what is new, where one is, whose doing it was, and leads to that moment', () => {
    const lines = [
      line(1, { heading: true }),
      line(2, { seat: 3, clause: 'RL-1', small: 'figures' }),
      line(3),
    ];
    const log = drawn(Log, { lines, newSince: 2, current: 2, onMoment: () => undefined });
    expect(log.match(/<li class="[^"]*"/g)).toEqual([
      '<li class="log-heading"',
      '<li class="log-line seat-3 log-current"',
      '<li class="log-line log-new"',
    ]);
    expect(log).toMatch(/figures.*RL-1.*moment 2.*moment 3/);
    expect(log).not.toContain('moment 1');
  });
});

it('"why not?" answers in one sentence with its clause', () => {
  expect(drawn(WhyNot, { what: 'this', text: 'because', clause: 'RL-9' })).toMatch(
    /why-not this.*because.*RL-9/,
  );
});

it('a part whose words nobody gave says so instead of drawing nothing', () => {
  expect(() => renderToStaticMarkup(createElement(Die, { value: 1 }))).toThrow('words');
});
