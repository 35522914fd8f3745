import { describe, expect, it } from 'vitest';
import { findGame, games } from '../src/index.js';
import { loadScenarioAdapter } from '../src/scenarios.js';

describe('the registry', () => {
  it('finds every game by its id, and no id twice', () => {
    for (const game of games) expect(findGame(game.id)).toEqual({ ok: true, value: game });
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  });

  it('says which games there are when a name is wrong', () => {
    const known = games.map(({ id }) => id);
    expect(findGame('chess')).toEqual({
      ok: false,
      error: { id: 'no-such-game', data: { given: 'chess', known } },
    });
  });

  it('names verbs and options so that each can be told from the others', () => {
    for (const { verbs, options } of games) {
      expect(new Set(verbs.map(({ id }) => id)).size).toBe(verbs.length);
      expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
      expect(verbs.every(({ args }) => args.length <= 4)).toBe(true);
    }
  });

  it('knows how the positions of every game are written', async () => {
    for (const { id, seats, options } of games) {
      const defaults = Object.fromEntries(options.map((option) => [option.id, option.default]));
      const adapter = await loadScenarioAdapter(id);
      expect(adapter?.seats({ options: defaults, seats: seats.min })).toHaveLength(seats.min);
    }
    expect(await loadScenarioAdapter('chess')).toBeUndefined();
  });
});
