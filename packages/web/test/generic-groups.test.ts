import { formatChoice, type Move, type Verb } from '@fray/engine';
import type { Offer, RefusedOffer } from '@fray/kit';
import { describe, expect, it } from 'vitest';
import { groupChoices, sharedStart } from '../src/table/generic-groups.js';

const VERBS: readonly Verb[] = [
  {
    id: 'play',
    args: [
      { name: 'card', names: ['orc', 'elf'] },
      { name: 'lane', from: 1 },
    ],
  },
  { id: 'pass', args: [] },
];

function offer(move: Move, label: string): Offer {
  return { move, choice: formatChoice(VERBS, move), label };
}

const why = { clause: 'RL-06', id: 'taken' };
const reason = 'That lane is taken.';

describe('choices of the generic table', () => {
  it('stand together under the words they share', () => {
    const moves = [
      offer([0, 0, 0, 0, 0], 'Play Orc in lane 1'),
      offer([0, 0, 2, 0, 0], 'Play Orc in lane 3'),
      offer([1, 0, 0, 0, 0], 'Pass'),
    ];
    const refused: RefusedOffer[] = [{ ...offer([0, 0, 1, 0, 0], 'Play Orc in lane 2'), why, reason }];
    const [orc, pass] = groupChoices(moves, refused);
    expect(orc?.shared).toBe('Play Orc in lane');
    expect(orc?.items.map((item) => item.rest)).toEqual(['1', '2', '3']);
    expect(orc?.items[1]?.refused?.why).toBe(why);
    expect(pass?.shared).toBe('');
    expect(pass?.items[0]?.rest).toBe('Pass');
  });

  it('leave out a group of which nothing may be chosen', () => {
    const refused: RefusedOffer[] = [{ ...offer([0, 1, 0, 0, 0], 'Play Elf in lane 1'), why, reason }];
    expect(groupChoices([], refused)).toEqual([]);
  });

  it('share only whole words, and more than one of them', () => {
    expect(sharedStart(['Play Orc in lane 1', 'Play Orc in lane 12'])).toBe('Play Orc in lane ');
    expect(sharedStart(['Parry', 'Pass'])).toBe('');
    expect(sharedStart([])).toBe('');
  });
});
