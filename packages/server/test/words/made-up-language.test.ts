/** The server in a language that nobody speaks: whatever it says outside of the brackets came from no book. */
import { inMadeUpLanguage, leftOver } from '@fray/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentences } from '../../src/words/en.js';
import { type Duel, Person, serve, startDuel, type TestServer } from '../support/harness.js';
import { modelGame } from '../support/model-game.js';

type Book = Record<string, unknown>;

const own = sentences as unknown as Book;
const kept = { ...own };
let server: TestServer;
let duel: Duel;

beforeAll(async () => {
  for (const [id, said] of Object.entries(kept))
    own[id] =
      typeof said === 'function'
        ? (...given: unknown[]) => `⟦${String((said as (...all: unknown[]) => unknown)(...given))}⟧`
        : `⟦${String(said)}⟧`;
  server = await serve({ games: [inMadeUpLanguage(modelGame)] });
  duel = await startDuel(server.url);
});
afterAll(async () => {
  Object.assign(own, kept);
  await server.close();
});

/** Texts of an answer that a person could read: those with a space in them, and every `error`. */
function spoken(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'error' || /\p{L} \p{L}/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => spoken(field, name));
}

describe('in a made-up language', () => {
  it('no route refuses in a sentence of its own', async () => {
    const { paths } = server.app.swagger() as { paths: Record<string, Record<string, unknown>> };
    const heard: string[] = [];
    for (const [path, methods] of Object.entries(paths).filter(([route]) => !route.endsWith('/stream')))
      for (const method of Object.keys(methods).filter((each) => each !== 'get'))
        for (const who of [duel.ann, new Person(server.url)])
          for (const body of ['{', '{}', '{"game":"none","seats":[]}'])
            for (const id of [duel.match, duel.table.id, 'nothing']) {
              const to = path.replace('{id}', id).replace('{seat}', '0').replace('{code}', 'nothing');
              const headers = { 'content-type': 'application/json' };
              const answer = await who.send(method.toUpperCase(), to, body, headers);
              heard.push(...spoken(answer.body));
            }
    expect(new Set(heard).size).toBeGreaterThan(10);
    expect([...new Set(heard)].filter((text) => leftOver(text) !== '')).toEqual([]);
  });

  it('what the rules refuse is told in the words of the game', async () => {
    const { ann, match } = await startDuel(server.url);
    const { body } = await ann.choose(match, 0, { do: 'bid', amount: 3 });
    expect(body.clause).toBe('M-2');
    expect(leftOver(body.error!)).toBe('');
  });

  it('games, tables, matches and what is told of them hold no sentence but those of a book', async () => {
    const { ann, bob, match, table } = await startDuel(server.url);
    const stream = bob.stream(match);
    await ann.choose(match, 0, { do: 'bid', amount: 1 });
    await bob.choose(match, 0, { do: 'bid', amount: 2 });
    await stream.until(({ kind }) => kind === 'frame');
    const paths = ['/api/games', '/api/tables', `/api/tables/${table.id}`, `/api/matches/${match}`];
    const bodies = await Promise.all(paths.map(async (path) => (await ann.get(path)).body));
    const heard = [
      ...bodies,
      await ann.frame(match),
      ...stream.texts.map((text) => JSON.parse(text)),
    ].flatMap((body) => spoken(body));
    stream.close();
    expect(heard.filter((text) => leftOver(text) !== '')).toEqual([]);
  });
});
