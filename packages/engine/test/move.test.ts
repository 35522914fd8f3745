import { describe, expect, it } from 'vitest';
import {
  formatChoice,
  formatNotation,
  loadEngineWords,
  type Message,
  type Move,
  moveEquals,
  parseChoice,
  parseNotation,
  type Result,
  type Verb,
} from '../src/index.js';

const words = await loadEngineWords();

/** The sentence that something from outside is refused with. */
function refused(read: Result<Move, Message>): string {
  return read.ok ? 'accepted' : words(read.error);
}

const VERBS: readonly Verb[] = [
  { id: 'pass', args: [] },
  {
    id: 'play',
    args: [
      { name: 'card', names: ['recruit', 'strider', 'the-king'] },
      { name: 'lane', from: 1 },
    ],
  },
  { id: 'move', args: [{ name: 'disc' }, { name: 'x' }, { name: 'y' }] },
];

const MOVES: readonly (readonly [Move, object, string])[] = [
  [[0, 0, 0, 0, 0], { do: 'pass' }, 'pass'],
  [[1, 2, 3, 0, 0], { do: 'play', card: 'the-king', lane: 4 }, 'play the-king 4'],
  [[2, 0, -1500, 24000, 0], { do: 'move', disc: 0, x: -1500, y: 24000 }, 'move 0 -1500 24000'],
];

describe('a move', () => {
  it.each(MOVES)('%j is written and read in both forms', (move, choice, notation) => {
    expect(formatChoice(VERBS, move)).toEqual(choice);
    expect(formatNotation(VERBS, move)).toBe(notation);
    expect(parseChoice(VERBS, choice)).toEqual({ ok: true, value: move });
    expect(parseNotation(VERBS, notation)).toEqual({ ok: true, value: move });
  });

  it('is read whatever the spaces and capitals', () => {
    expect(parseNotation(VERBS, '  Play  STRIDER   1 ')).toEqual({ ok: true, value: [1, 1, 0, 0, 0] });
  });

  it('never holds minus zero, which a record would lose', () => {
    const read = parseChoice(VERBS, { do: 'move', disc: 0, x: -0, y: 1 });
    expect(read.ok && Object.is(read.value[2], 0)).toBe(true);
  });

  it('equals another when all five numbers do', () => {
    expect(moveEquals([1, 2, 3, 4, 5], [1, 2, 3, 4, 5])).toBe(true);
    for (let i = 0; i < 5; i++)
      expect(
        moveEquals([1, 2, 3, 4, 5], [1, 2, 3, 4, 5].map((n, k) => (k === i ? 9 : n)) as unknown as Move),
      ).toBe(false);
  });
});

describe('a choice from outside', () => {
  it.each([
    [null, 'A choice is an object such as {"do":"pass"}.'],
    ['pass', 'A choice is an object such as {"do":"pass"}.'],
    [[{ do: 'pass' }], 'A choice is an object such as {"do":"pass"}.'],
    [{}, '"do" must be one of "pass", "play", "move", not missing.'],
    [{ do: 'fly' }, '"do" must be one of "pass", "play", "move", not "fly".'],
    [{ do: 'pass', lane: 1 }, '"pass" takes no "lane".'],
    [{ do: 'play', card: 'recruit' }, '"play" needs "lane": a whole number.'],
    [{ do: 'play', card: 'ent', lane: 1 }, '"play" needs "card": one of recruit, strider, the-king.'],
    [{ do: 'play', card: 0, lane: 1 }, '"play" needs "card": one of recruit, strider, the-king.'],
    [{ do: 'play', card: 'recruit', lane: 1.5 }, '"play" needs "lane": a whole number.'],
    [{ do: 'play', card: 'recruit', lane: '1' }, '"play" needs "lane": a whole number.'],
    [{ do: 'move', disc: 0, x: 2 ** 60, y: 0 }, '"move" needs "x": a whole number.'],
    [{ do: 'play', card: '__proto__', lane: 1 }, '"play" needs "card": one of recruit, strider, the-king.'],
  ])('%j is refused with one sentence', (choice, error) => {
    expect(refused(parseChoice(VERBS, choice))).toBe(error);
  });

  it('is not answered with an endless list of names', () => {
    const names = Array.from({ length: 50 }, (_, i) => `n${i}`);
    const read = parseChoice([{ id: 'take', args: [{ name: 'card', names }] }], { do: 'take', card: 'x' });
    expect(refused(read)).toMatch(/n11, …\.$/);
  });
});

describe('notation from outside', () => {
  it.each([
    ['', 'Unknown word "". Known: pass, play, move.'],
    ['fly 3', 'Unknown word "fly". Known: pass, play, move.'],
    ['play strider', 'Write it as: play <card> <lane>.'],
    ['pass now', 'Write it as: pass.'],
    ['play strider x', '"play" needs "lane": a whole number.'],
    ['play ent 1', '"play" needs "card": one of recruit, strider, the-king.'],
  ])('%j is refused with one sentence', (text, error) => {
    expect(refused(parseNotation(VERBS, text))).toBe(error);
  });
});
