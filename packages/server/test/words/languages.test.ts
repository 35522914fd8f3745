/** Each of those who ask is answered in their own language, at one table, too. */
import type { AnyGame } from '@fray/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languagesOf } from '../../src/words/languages-of.js';
import { serve, startDuel, type TestServer } from '../support/harness.js';
import { modelGame } from '../support/model-game.js';

const german = async () => ({
  ...(await modelGame.books.en()),
  language: 'de',
  refusal: () => 'Mehr darfst du nur mit einem Punkt bieten.',
});
const bilingual: AnyGame = { ...modelGame, books: { en: modelGame.books.en, de: german } };
let server: TestServer;

beforeAll(async () => {
  server = await serve({ games: [bilingual] });
});
afterAll(() => server.close());

describe('languages', () => {
  it('are read in the order in which they are wanted', () => {
    expect(languagesOf('en;q=0.8, de-CH, de;q=0.9')).toEqual(['de-CH', 'de', 'en']);
    expect(languagesOf('fr;q=0, *;q=x, ,en')).toEqual(['en']);
    expect(languagesOf(undefined)).toEqual([]);
  });

  it('of two players at one table are both spoken', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    const bid = { expected: 0, key: 'too-bold', choice: { do: 'bid', amount: 3 } };
    const path = `/api/matches/${match}/choices`;
    const hers = await ann.post<{ error: string }>(path, bid, { 'accept-language': 'de-AT, en;q=0.5' });
    const his = await bob.post<{ error: string }>(path, bid, { 'accept-language': 'en-GB' });
    expect(hers.body.error).toBe('Mehr darfst du nur mit einem Punkt bieten.');
    expect(his.body.error).toMatch(/^Bob may bid more than 2 only with a point\.$/);
  });
});
