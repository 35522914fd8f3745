/** Which options a hash holds, in records as they are written now and as they were first. */
import { describe, expect, it } from 'vitest';
import { type Game, hashState, replay, verifyRecord } from '../../src/index.js';
import { spellState } from '../../src/record/spelling.js';
import { afterBids, type Toy, type ToyView, toy } from '../toy-game.js';

const FIRST = 'fray-record/1';

/** A game as those whose first records have all options among the table's own part. */
const chosen: Game<Toy, ToyView> = {
  ...toy,
  spell: ({ score }) => ({ score }),
  spellFirst: ({ score, goal }) => ({ score, options: { goal } }),
  chosen: ({ goal }) => ({ goal }),
};

const positionAt = (goal: number): Toy => afterBids({ options: { goal } }).state;

describe('options in hashes', () => {
  it('none at its default, all others, once', () => {
    expect(spellState(chosen, positionAt(20))).not.toHaveProperty('options');
    expect(spellState(chosen, positionAt(30))).toMatchObject({
      options: { goal: 30 },
      table: { score: [3, 2] },
    });
    expect(hashState(chosen, positionAt(30))).not.toBe(hashState(chosen, positionAt(20)));
  });

  it('of the first format as that had them', () => {
    expect(spellState(chosen, positionAt(30), FIRST)).toMatchObject({ table: { options: { goal: 30 } } });
    expect(spellState(chosen, positionAt(30), FIRST)).not.toHaveProperty('options');
    expect(hashState(chosen, positionAt(20), FIRST)).not.toBe(hashState(chosen, positionAt(20)));
    expect(hashState(toy, positionAt(20), FIRST)).toBe(hashState(toy, positionAt(20)));
  });

  it.each([FIRST, 'fray-record/2'] as const)(
    'let a record of %s be verified, and no other hash',
    (format) => {
      const match = afterBids({ options: { goal: 30 }, format });
      const record = { ...match.record(), header: { ...match.header } };
      const again = verifyRecord(toy, record);
      expect(again.ok && again.value.header.format).toBe(format);
      const played = replay(chosen, record);
      expect(played.ok && played.value.hash()).toBe(hashState(chosen, match.state, format));
      const broken = { ...record, end: { n: 2, outcome: null, hash: '0' } };
      expect(verifyRecord(toy, broken).ok).toBe(false);
    },
  );
});
