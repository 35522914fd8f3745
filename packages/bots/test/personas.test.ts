import { rngFromSeed } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import {
  castAs,
  choiceOf,
  type Finding,
  findBot,
  LEVELS,
  PERSONAS,
  readCast,
  type Style,
} from '../src/index.js';

const finding = (n: number, visits: number, worth: number): Finding => ({
  move: [0, n, 0, 0, 0],
  visits,
  worth,
});
/** The chosen one, two about as good, one clearly worse, one that was hardly tried. */
const FOUND = [
  finding(0, 400, 0.3),
  finding(1, 300, 0.31),
  finding(2, 500, 0.29),
  finding(3, 400, 0.2),
  finding(4, 3, 0.9),
];

const choose = (style: Style, first = 0, seed = 's'): number =>
  choiceOf(style, FOUND, first, rngFromSeed(seed));

describe('the cast', () => {
  it('plays every level under its own name', () => {
    for (const level of LEVELS)
      for (const { id } of PERSONAS) {
        const bot = castAs(level, id);
        expect(findBot(bot)).toMatchObject({ ok: true, value: { id: bot } });
        expect(readCast(bot)).toMatchObject({ level, persona: { id } });
      }
    expect(findBot('steady.nobody').ok).toBe(false);
    expect(readCast('steady')).toEqual({ level: 'steady', persona: undefined });
  });

  it('decides by taste between what is about as good', () => {
    expect(choose('bold')).toBe(1);
    expect(choose('careful')).toBe(2);
    expect(choose('reckless')).toBe(1);
    expect(choose('stubborn', 2)).toBe(2);
    const sly = new Set(Array.from({ length: 60 }, (_, n) => choose('sly', 0, `sly ${n}`)));
    expect([...sly].sort()).toEqual([0, 1, 2]);
  });

  it('never by much: what is worse or hardly tried stays out', () => {
    for (const { style } of PERSONAS)
      for (let n = 0; n < 60; n++) expect([0, 1, 2]).toContain(choose(style, 3, `${style} ${n}`));
  });
});
