import type { Move, Verb } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../src/play/input.js';

const verbs: Verb[] = [
  {
    id: 'play',
    args: [
      { name: 'card', names: ['orc', 'elf'] },
      { name: 'lane', from: 1 },
    ],
  },
  { id: 'look', args: [] },
];
const moves: Move[] = [[0, 1, 2, 0, 0]];

describe('readInput', () => {
  it.each([
    ['1', { kind: 'move', move: moves[0] }],
    ['  play  ELF 3 ', { kind: 'move', move: [0, 1, 2, 0, 0] }],
    ['', { kind: 'nothing' }],
    ['   ', { kind: 'nothing' }],
    ['UNDO', { kind: 'command', name: 'undo', rest: '' }],
    ['save a file', { kind: 'command', name: 'save', rest: 'a file' }],
    ['q', { kind: 'command', name: 'quit', rest: '' }],
    ['look RL-11', { kind: 'unclear', problem: { id: 'notation-form', data: { form: 'look' } } }],
    ['?', { kind: 'command', name: '?', rest: '' }],
    ['look', { kind: 'move', move: [1, 0, 0, 0, 0] }], // a game's own word comes first
    ['0', { kind: 'unclear', problem: 'There is no choice 0; choose from 1 to 1.' }],
    ['2', { kind: 'unclear', problem: 'There is no choice 2; choose from 1 to 1.' }],
  ])('understands "%s"', (line, expected) => {
    expect(readInput(line, moves, verbs)).toEqual(expected);
  });

  it.each(['constructor', 'play', 'play orc', 'play orc x', 'play ent 1', '-1', '1.5', '{}', '\u0000'])(
    'says what is wrong with "%s"',
    (line) => {
      const input = readInput(line, moves, verbs);
      expect(input).toMatchObject({
        kind: 'unclear',
        problem: { id: expect.stringMatching(/^(choice|notation)-/) },
      });
    },
  );
});
