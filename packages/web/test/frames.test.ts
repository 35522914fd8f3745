import { games } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { addFrame, chatOf, clockOf, type OnlineStep, questionOf } from '../src/online/frames.js';
import type { Frame, What } from '../src/online/wire.js';
import { without } from '../src/session/session.js';

const game = games.find(({ id }) => id === 'rohan')!;

function frame(n: number, made: number, what: What, mark = n): Frame {
  return {
    n,
    made,
    what,
    events: [],
    view: { seat: 0, table: mark, flow: { stack: [], outcome: null } },
    asked: [0],
    decision: 'deploy',
    prompt: { ask: 'What now?' },
    choices: [{ choice: { do: 'pass' }, text: 'Pass' }],
    refused: [{ choice: { do: 'finish' }, text: 'Finish', clause: 'RL-12', why: 'Not yet.' }],
    standing: [{ choice: { do: 'concede' }, text: 'Concede' }],
    clock: { at: 1000, left: [5000, 4000], running: [0] },
    undo: null,
    undoAsked: null,
    standIns: [null, null],
    outcome: null,
  };
}

function play(...frames: readonly Frame[]): readonly OnlineStep[] {
  return frames.reduce<readonly OnlineStep[]>(addFrame, []);
}

describe('frames of a server', () => {
  it('become steps, one a choice', () => {
    const steps = play(
      frame(0, 0, { kind: 'start' }),
      frame(1, 1, { kind: 'choice', seat: 1 }),
      frame(2, 1, { kind: 'said', seat: 1, phrase: 'hello' }),
      frame(3, 2, { kind: 'choice', seat: 0 }),
    );
    expect(steps.map(({ n, by, made }) => [n, by, made])).toEqual([
      [0, undefined, 0],
      [1, 1, 1],
      [2, 0, 2],
    ]);
  });

  it('lose the steps that an undo took back, and show the position after it', () => {
    const steps = play(
      frame(0, 0, { kind: 'start' }),
      frame(1, 1, { kind: 'choice', seat: 0 }),
      frame(2, 2, { kind: 'choice', seat: 0 }),
      frame(3, 1, { kind: 'undo', seat: 0 }, 99),
    );
    expect(steps.length).toBe(2);
    expect(steps[1]!.view.table).toBe(99);
  });

  it('list choices as moves of the game, and nothing while one is on its way', () => {
    const question = questionOf(game, frame(1, 1, { kind: 'choice', seat: 1 }));
    expect(question.moves.map((offer) => offer.label)).toEqual(['Pass']);
    expect(question.moves[0]!.move[0]).toBe(game.verbs.findIndex(({ id }) => id === 'pass'));
    expect(question.refused[0]!.why).toEqual({ clause: 'RL-12', text: 'Not yet.' });
    expect(without(question)).toMatchObject({ moves: [], standing: [], refused: [], prompt: undefined });
  });

  it('say phrases by their words, and who is away', () => {
    const names = ['Ada', 'Ben'];
    const phrases = new Map([['hello', 'Hello!']]);
    expect(chatOf(frame(1, 0, { kind: 'said', seat: 1, phrase: 'hello' }), names, phrases)).toMatchObject({
      from: 'Ben',
      text: 'Hello!',
    });
    expect(chatOf(frame(2, 0, { kind: 'stand-in', seat: 0, level: 'greedy' }), names, phrases)?.from).toBe(
      'Ada',
    );
    expect(chatOf(frame(3, 1, { kind: 'choice', seat: 0 }), names, phrases)).toBeUndefined();
  });

  it('carry clocks over to the time of this machine', () => {
    expect(clockOf(frame(0, 0, { kind: 'start' }), 250)).toEqual({
      at: 1250,
      left: [5000, 4000],
      running: [0],
    });
  });
});
