import { describe, expect, it } from 'vitest';
import { statisticsOf } from '../src/pages/replays/statistics-of.js';
import type { KeptMatch } from '../src/session/archive.js';

const kept = (game: string, people: readonly number[], winners?: readonly number[]): KeptMatch => ({
  id: `${game}${people.join()}${winners?.join()}`,
  game,
  people,
  players: ['Ada', 'Bo'],
  started: '',
  choices: 3,
  ...(winners === undefined ? {} : { winners }),
});

describe('statistics', () => {
  it('count what one person finished, by game', () => {
    const matches = [kept('rohan', [0], [0]), kept('rohan', [0], [1]), kept('destinyquest', [1], [1])];
    expect(statisticsOf(matches)).toEqual([
      { game: 'rohan', played: 2, won: 1 },
      { game: 'destinyquest', played: 1, won: 1 },
    ]);
  });

  it('leave out what is unfinished, watched, or played by two at one screen', () => {
    expect(statisticsOf([kept('rohan', [0]), kept('rohan', [], [0]), kept('rohan', [0, 1], [0])])).toEqual(
      [],
    );
  });
});
