import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Frame } from '../src/schema/index.js';
import { Person, serve, startDuel, type TestServer } from './support/harness.js';
import { bidBoth, playOn } from './support/play.js';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

/** Reads server-sent events until `count` have come. */
async function readEvents(person: Person, path: string, count: number, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  const response = await fetch(`${person.url}${path}`, {
    headers: { cookie: person.cookie, ...headers },
    signal: stop.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events: { id: string; data: string }[] = [];
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop()!;
    for (const part of parts) {
      const found = /^id: (.*)\ndata: (.*)$/.exec(part);
      if (found) events.push({ id: found[1]!, data: found[2]! });
    }
    if (events.length >= count) break;
  }
  stop.abort();
  return events;
}

/** A match with everything in it: sealed choices, notes, an undo, phrases, a nested window. */
async function playEventfully(ann: Person, bob: Person, match: string): Promise<void> {
  const people = [ann, bob];
  const { asked, frame } = await bidBoth(people, match);
  const me = people[asked]!;
  await me.choose(match, frame.n, { do: 'note', digit: 2 });
  await me.post(`/api/matches/${match}/undo`, { expected: (await me.frame(match)).n });
  await people[1 - asked]!.post(`/api/matches/${match}/phrases`, { phrase: 'thinking' });
  await me.choose(match, (await me.frame(match)).n, { do: 'press' });
  await playOn(people, match, ({ made }) => made >= 9);
}

describe('streams', () => {
  it('send the same bytes by WebSocket and as server-sent events', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    const live = ann.stream(match);
    await live.opened;
    await playEventfully(ann, bob, match);
    const { n } = await ann.frame(match);
    await live.until((frame) => frame.n === n);
    const events = await readEvents(ann, `/api/matches/${match}/stream?last=0`, live.texts.length - 1);
    expect(events.map(({ data }) => data)).toEqual(live.texts.slice(1));
    expect(events.map(({ id }) => Number(id))).toEqual(live.texts.slice(1).map((text) => JSON.parse(text).n));
    live.close();
  });

  it('go on from any number without loss or repetition, for every viewer', async () => {
    const { ann, bob, table, match } = await startDuel(server.url);
    const eve = await Person.named(server.url, 'Eve');
    const watch = `pass=${table.watch}`;
    const viewers = [ann.stream(match), bob.stream(match), eve.stream(match, `?${watch}`)];
    await Promise.all(viewers.map((viewer) => viewer.opened));
    await playEventfully(ann, bob, match);
    const people = [ann, bob, eve];
    for (const [i, viewer] of viewers.entries()) {
      const { n } = await people[i]!.frame(match, `?${watch}`);
      await viewer.until((frame) => frame.n === n);
      const numbers = viewer.texts.map((text) => (JSON.parse(text) as Frame).n);
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
      for (const [at, last] of numbers.entries()) {
        const again = people[i]!.stream(match, `?last=${last}&${watch}`);
        if (last < n) await again.until((frame) => frame.n === n);
        else await again.opened;
        expect(again.texts).toEqual(viewer.texts.slice(at + 1));
        again.close();
      }
      viewer.close();
    }
  });

  it('speak to programs only when there is something to do, and go on so from any number', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    const people = [ann, bob];
    const full = people.map((person) => person.stream(match));
    const lean = people.map((person) => person.stream(match, '?lean=true'));
    await Promise.all([...full, ...lean].map((stream) => stream.opened));
    await playOn(people, match, () => false);
    const isOver = (frame: Frame): boolean => frame.outcome !== null;
    await Promise.all([...full, ...lean].map((stream) => stream.until(isOver)));
    const read = (texts: readonly string[]) => texts.map((text) => JSON.parse(text) as Frame);
    const numbers = lean.map(({ texts }) => read(texts).map(({ n }) => n));
    for (const [seat, person] of people.entries()) {
      const concerning = read(full[seat]!.texts).filter(
        (frame) => frame.n === 0 || frame.choices.length > 0 || isOver(frame),
      );
      expect(numbers[seat]).toEqual(concerning.map(({ n }) => n));
      for (const [at, last] of numbers[seat]!.slice(0, -1).entries()) {
        const again = person.stream(match, `?lean=true&last=${last}`);
        await again.until(isOver);
        expect(again.texts).toEqual(lean[seat]!.texts.slice(at + 1));
        again.close();
      }
    }
    // In every round one of the two is asked alone.
    expect(numbers.flat().length).toBeLessThan(full[0]!.texts.length + full[1]!.texts.length);
    for (const stream of [...full, ...lean]) stream.close();
  });

  it('can leave out what only people read, for programs', async () => {
    const { ann, match } = await startDuel(server.url);
    const [full, lean] = [await ann.frame(match), await ann.frame(match, '?lean=true')];
    expect(full.refused.length).toBe(1);
    const bare = (listed: typeof full.choices) => listed.map(({ choice }) => ({ choice }));
    const { choices, standing } = full;
    expect(lean).toEqual({
      ...full,
      prompt: null,
      choices: bare(choices),
      standing: bare(standing),
      refused: [],
    });
    expect(full.prompt).not.toBeNull();
    expect(choices.every(({ text }) => text !== undefined && text !== '')).toBe(true);
  });

  it('resume by the Last-Event-ID header', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    await bidBoth([ann, bob], match);
    const [first] = await readEvents(ann, `/api/matches/${match}/stream`, 1);
    await playOn([ann, bob], match, ({ made }) => made >= 4);
    const [next] = await readEvents(ann, `/api/matches/${match}/stream`, 1, { 'last-event-id': first!.id });
    expect(Number(next!.id)).toBeGreaterThan(Number(first!.id));
    expect(JSON.parse(next!.data).made).toBe(3);
  });

  it('are the same after the match was dropped from memory and loaded again', async () => {
    const forgetful = await serve({ idleMs: 20 });
    const { ann, bob, match } = await startDuel(forgetful.url);
    await bidBoth([ann, bob], match);
    const present = await ann.frame(match);
    await expect.poll(() => forgetful.hosts.count).toBe(0);
    expect(await ann.frame(match)).toEqual(present);
    await forgetful.close();
  });

  it('show a table again after every change', async () => {
    const ann = await Person.named(server.url, 'Ann');
    const bob = await Person.named(server.url, 'Bob');
    const { body: table } = await ann.post<{ id: string }>('/api/tables', {
      game: 'model',
      public: true,
      seats: [{ kind: 'person' }, { kind: 'open' }],
    });
    const reading = readEvents(ann, `/api/tables/${table.id}/stream`, 3);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await bob.post(`/api/tables/${table.id}/join`, {});
    await bob.post(`/api/tables/${table.id}/ready`, {});
    const seen = (await reading).map(({ data }) => JSON.parse(data));
    expect(seen.map(({ seats }) => seats[1])).toEqual([
      { kind: 'open', ready: false, you: false },
      { kind: 'open', name: 'Bob', ready: false, you: false },
      { kind: 'open', name: 'Bob', ready: true, you: false },
    ]);
  });
});
