import { describe, expect, it } from 'vitest';
import { type Move, Offers, refusal } from '../src/index.js';

const ODD = refusal('X-1', 'odd');
const FAR = refusal('X-2', 'far');

/** Numbers up to nine, odd ones refused; and any point up to ten from the middle. */
function walk(out: Offers): void {
  for (let n = 0; n < 10; n++) out.offer(n % 2 === 1 ? ODD : undefined, 0, n);
  out.region(1, 7, (x, y) => (x * x + y * y <= 100 ? undefined : FAR), [3, 4, 6, 8, 9, 9, 3, 4, 3, 8, 6, 4]);
}

function check(move: Move): Offers {
  const out = new Offers();
  out.reset('check', move);
  walk(out);
  return out;
}

describe('one walk', () => {
  it('lists what is legal, each point once', () => {
    const out = new Offers();
    out.reset('list');
    walk(out);
    expect(out.moves().map(String)).toEqual([
      '0,0,0,0,0',
      '0,2,0,0,0',
      '0,4,0,0,0',
      '0,6,0,0,0',
      '0,8,0,0,0',
      '1,7,3,4,0',
      '1,7,6,8,0',
      '1,7,3,8,0',
      '1,7,6,4,0',
    ]);
    expect([out.count, out.refused, out.regionVerbs()]).toEqual([9, [], [1]]);
    expect([out.isRegion(1, 7), out.isRegion(1, 8), out.isRegion(7, 1), out.isRegion(0, 7)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('offers a whole set at once as it would one by one, however many there are', () => {
    const [things, lanes] = [0b1000_0000_0000_0000_0000_0000_0010_0101 | 0, [3, 4, 5, 6, 7, 8]];
    const asSet = (out: Offers): void => {
      for (const lane of lanes) out.offerEach(lane === 4 ? FAR : undefined, 2, things, lane);
      for (let n = 0; n < 5; n++) out.offerEach(undefined, 3, -1, n);
      out.offerEach(undefined, 4, 0);
    };
    const asSingles = (out: Offers): void => {
      for (const lane of lanes)
        for (const thing of [0, 2, 5, 31]) out.offer(lane === 4 ? FAR : undefined, 2, thing, lane);
      for (let n = 0; n < 5; n++) for (let thing = 0; thing < 32; thing++) out.offer(undefined, 3, thing, n);
    };
    const [sets, singles] = [new Offers(), new Offers()];
    for (const mode of ['list', 'explain'] as const) {
      for (const [out, describe] of [
        [sets, asSet],
        [singles, asSingles],
      ] as const) {
        out.reset(mode);
        describe(out);
      }
      expect(sets.moves()).toEqual(singles.moves());
      expect(sets.refused).toEqual(singles.refused);
    }
    for (const [move, verdict] of [
      [[2, 5, 3, 0, 0], 'legal'],
      [[2, 5, 4, 0, 0], 'refused'],
      [[2, 4, 3, 0, 0], 'unknown'],
    ] as const) {
      sets.reset('check', [...move]);
      asSet(sets);
      expect(sets.verdict).toBe(verdict);
    }
  });

  it('explains what is not, and says the same when asked', () => {
    const out = new Offers();
    out.reset('explain');
    walk(out);
    expect(out.refused.map(({ move, why }) => [move[0], move[1], why.clause])).toEqual([
      [0, 1, 'X-1'],
      [0, 3, 'X-1'],
      [0, 5, 'X-1'],
      [0, 7, 'X-1'],
      [0, 9, 'X-1'],
      [1, 7, 'X-2'],
    ]);
    for (const { move, why } of out.refused)
      expect([check(move).verdict, check(move).why]).toEqual(['refused', why]);
    for (const move of out.moves()) expect(check(move).verdict).toBe('legal');
  });

  it('checks any point exactly, listed or not', () => {
    expect(check([1, 7, 10, 0, 0]).verdict).toBe('legal');
    expect([check([1, 7, 10, 1, 0]).verdict, check([1, 7, 10, 1, 0]).why]).toEqual(['refused', FAR]);
  });

  it('knows nothing of what it never offered', () => {
    for (const move of [
      [0, 10, 0, 0, 0],
      [0, 2, 1, 0, 0],
      [0, 2, 0, 1, 0],
      [0, 2, 0, 0, 1],
      [1, 6, 0, 0, 0],
      [1, 7, 0, 0, 1],
      [2, 0, 0, 0, 0],
    ] as Move[])
      expect(check(move).verdict).toBe('unknown');
  });

  it('takes a move that is offered both ways as legal', () => {
    for (const order of [
      [ODD, undefined],
      [undefined, ODD],
    ]) {
      const out = new Offers();
      out.reset('check', [5, 0, 0, 0, 0]);
      for (const why of order) out.offer(why, 5);
      expect([out.verdict, out.why]).toEqual(['legal', undefined]);
    }
  });

  it('answers what nobody listed with a refusal, and never makes anything legal by that', () => {
    const NOT_HELD = refusal('X-3', 'not-held');
    const judge = (move: Move): unknown => {
      const out = new Offers();
      out.reset('check', move);
      walk(out);
      out.otherwise(0, (a, b, c, d) => (b + c + d === 0 ? NOT_HELD : refusal('X-4', 'strange', { a })));
      return out.verdict === 'refused' ? out.why : out.verdict;
    };
    expect(judge([0, 10, 0, 0, 0])).toEqual(NOT_HELD);
    expect(judge([0, 10, 0, 1, 0])).toEqual({ clause: 'X-4', id: 'strange', data: { a: 10 } });
    // What was listed stays as it was listed, and other verbs are not its business.
    expect([judge([0, 2, 0, 0, 0]), judge([0, 3, 0, 0, 0]), judge([2, 0, 0, 0, 0])]).toEqual([
      'legal',
      ODD,
      'unknown',
    ]);
    for (const mode of ['list', 'explain'] as const) {
      const out = new Offers();
      out.reset(mode);
      out.otherwise(0, () => NOT_HELD);
      expect([out.count, out.refused, out.verdict]).toEqual([0, [], 'unknown']);
    }
  });

  it('knows all verbs that take points, each once, and wants both halves of a point', () => {
    const out = new Offers();
    for (const [verb, thing] of [
      [4, 1],
      [9, 2],
      [4, 3],
    ] as const)
      out.region(verb, thing, () => undefined, [1, 2, 3]);
    expect([out.regionVerbs(), out.isRegion(4, 3), out.isRegion(9, 3)]).toEqual([[4, 9], true, false]);
    expect(out.moves().map(String)).toEqual(['4,1,1,2,0', '9,2,1,2,0', '4,3,1,2,0']);
  });

  it('has room for any number of moves', () => {
    const out = new Offers();
    for (let n = 0; n < 1000; n++) out.offer(undefined, 1, n, 2, 3, 4);
    expect([out.count, out.move(127), out.move(128), out.move(999)]).toEqual([
      1000,
      [1, 127, 2, 3, 4],
      [1, 128, 2, 3, 4],
      [1, 999, 2, 3, 4],
    ]);
  });

  it('lists from the beginning, before anybody says what for', () => {
    const out = new Offers();
    expect([out.verdict, out.refused, out.regionVerbs(), out.listing]).toEqual(['unknown', [], [], true]);
    out.offer(ODD, 1);
    expect([out.count, out.refused]).toEqual([0, []]);
  });

  it('refuses with data only where there is some', () => {
    expect(refusal('X-1', 'odd')).toStrictEqual({ clause: 'X-1', id: 'odd' });
    expect(refusal('X-1', 'odd', { n: 3 })).toStrictEqual({ clause: 'X-1', id: 'odd', data: { n: 3 } });
  });

  it('starts afresh after a reset', () => {
    const out = new Offers();
    out.reset('explain');
    walk(out);
    out.reset('list');
    expect([out.count, out.refused.length, out.listing, out.regionVerbs()]).toEqual([0, 0, true, []]);
  });
});
