import { describe, expect, it } from 'vitest';
import { findGame, games } from '../src/index.js';

describe('the registry', () => {
  it('finds every game by its id, and no id twice', () => {
    for (const game of games) expect(findGame(game.id)).toEqual({ ok: true, value: game });
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  });

  it('says which games there are when a name is wrong', () => {
    const found = findGame('chess');
    expect(found).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^There is no game called "chess"; choose one of rohan/),
    });
  });

  it('names verbs and options so that each can be told from the others', () => {
    for (const { verbs, options } of games) {
      expect(new Set(verbs.map(({ id }) => id)).size).toBe(verbs.length);
      expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
      expect(verbs.every(({ args }) => args.length <= 4)).toBe(true);
    }
  });
});
