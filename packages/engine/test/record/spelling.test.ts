import { describe, expect, it } from 'vitest';
import { type Game, hashState, type Locals } from '../../src/index.js';
import { spellState } from '../../src/record/spelling.js';
import { afterBids, BID, startToy, type Toy, type ToyView, toy } from '../toy-game.js';

describe('a position is spelt by what it means', () => {
  it('procedures, steps and questions by name, sealed choices as they are written outside', () => {
    const match = startToy();
    match.play(0, [BID, 3, 0, 0, 0]);
    expect(spellState(toy, match.state)).toMatchObject({
      rng: match.state.rng,
      outcome: null,
      stack: [
        {
          procedure: 'main',
          step: 'openBids',
          asking: 0b10,
          decision: 'bid',
          sealed: [{ do: 'bid', amount: 3 }, null],
          locals: {},
        },
      ],
      table: { score: [0, 0], notes: [0, 0], pings: 0 },
    });
  });

  it('a procedure that has run to its end, and one that asks nothing', () => {
    const { state } = afterBids();
    expect(spellState(toy, state)).toMatchObject({
      stack: [
        { procedure: 'main', step: 'end', decision: null, sealed: null },
        { procedure: 'turns', step: 'answer', decision: 'act', locals: { seat: 0 } },
      ],
    });
  });

  it('the table and the locals in the words of the game, where it has some', () => {
    const spelt: Game<Toy, ToyView> = {
      ...toy,
      spell: (s) => ({ score: s.score }),
      spellLocals: (procedure: string, locals: Readonly<Locals>) => `${procedure} ${Object.keys(locals)}`,
    };
    const { state } = afterBids();
    expect(spellState(spelt, state)).toMatchObject({
      stack: [{ locals: 'main ' }, { locals: 'turns seat' }],
      table: { score: [3, 2] },
    });
    // What the game leaves out of its spelling leaves the hash alone; what it spells does not.
    const [hash, before] = [hashState(spelt, state), hashState(toy, state)];
    state.pings = 5;
    expect([hashState(spelt, state) === hash, hashState(toy, state) === before]).toEqual([true, false]);
    state.score[0] = 9;
    expect(hashState(spelt, state)).not.toBe(hash);
  });

  it('never twice what the engine spells itself', () => {
    const { table } = spellState(toy, afterBids().state) as { table: object };
    expect(Object.keys(table).filter((key) => ['rng', 'stack', 'outcome'].includes(key))).toEqual([]);
  });
});
