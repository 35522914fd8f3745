/** Experiments on the server: for those it allows, one after the other, stopped by hanging up, and the same to the byte as anywhere. */
import { assert } from '@fray/engine';
import { findGame } from '@fray/games';
import { openPoolRunner, parseExperiment, runDesign } from '@fray/lab';
import type { LabLine } from '@fray/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Person, serve, type TestServer } from '../support/harness.js';

const SHORT =
  '# Short\ngame: rohan\nbots: random\ncompare:\n  startHealth = 30\nmatches: 300\nwithin: 1 %\nseed: server\n';
const ENDLESS =
  '# Long\ngame: rohan\nbots: greedy\ncompare:\n  startHealth = 30\nmatches: 10000000\nseed: long\n';

let server: TestServer;
afterEach(() => server.close());

/** One run, read line by line as it comes. */
class LabRun {
  readonly lines: LabLine[] = [];
  private readonly hanging = new AbortController();
  private ended: Promise<void> = Promise.resolve();

  static async start(person: Person, body: object, headers: Record<string, string> = {}): Promise<LabRun> {
    const run = new LabRun();
    const answer = await fetch(`${person.url}/api/lab/runs`, {
      method: 'POST',
      headers: { cookie: person.cookie, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: run.hanging.signal,
    });
    if (!answer.ok) throw new Error(((await answer.json()) as { id: string }).id);
    run.ended = run.read(answer.body!).catch(() => undefined);
    return run;
  }

  /** The first line of this kind. */
  until(kind: string): Promise<LabLine> {
    return vi.waitFor(
      () => this.lines.find((line) => kind in line) ?? Promise.reject(new Error(kind)),
      50_000,
    );
  }

  async end(): Promise<LabLine> {
    await this.ended;
    return this.lines.at(-1)!;
  }

  hangUp(): void {
    this.hanging.abort();
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const bytes of body) {
      const texts = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = texts.pop()!;
      this.lines.push(...texts.filter((text) => text !== '').map((text) => JSON.parse(text) as LabLine));
    }
  }
}

async function run(person: Person, body: object): Promise<readonly LabLine[]> {
  const started = await LabRun.start(person, body);
  await started.end();
  return started.lines;
}

describe('the lab on a server', { timeout: 60_000 }, () => {
  it('is closed unless its operator opens it', async () => {
    server = await serve();
    const ann = await Person.named(server.url, 'Ann');
    expect((await ann.get('/api/lab')).body).toEqual({ open: false });
    await expect(run(ann, { file: SHORT })).rejects.toThrow('lab-closed');
  });

  it('gives the same to the byte as one thread anywhere else', async () => {
    server = await serve({ lab: { threads: 2 } });
    const ann = await Person.named(server.url, 'Ann');
    const lines = await run(ann, { file: SHORT });
    const experiment = parseExperiment(SHORT);
    const game = findGame('rohan');
    assert(experiment.ok && game.ok, 'a good experiment');
    const here = await runDesign(experiment.value, game.value, openPoolRunner(0));
    assert(here.ok, 'it can be run');
    expect(lines[0]).toEqual({ ahead: 0 });
    expect(lines.filter((line) => 'found' in line).length).toBeGreaterThan(1);
    expect(JSON.stringify(lines.at(-1))).toBe(JSON.stringify({ done: here.value.found }));
  });

  it('says what is wrong with an experiment, before or while it is tried', async () => {
    server = await serve({ lab: { threads: 1 } });
    const ann = await Person.named(server.url, 'Ann');
    await expect(run(ann, { file: 'nonsense' })).rejects.toThrow('lab-file');
    const lines = await run(ann, { file: 'game: rohan\ncompare:\n  nonsense = 3' });
    expect(lines.at(-1)).toMatchObject({ wrong: { id: 'option-unknown' } });
  });

  it('is for those who know its word, if it has one, and for people with a name', async () => {
    server = await serve({ lab: { threads: 1, word: 'owl' } });
    const ann = await Person.named(server.url, 'Ann');
    expect((await ann.get('/api/lab')).body).toMatchObject({ open: true, word: true });
    await expect(run(new Person(server.url), { file: SHORT, word: 'owl' })).rejects.toThrow('nobody');
    await expect(run(ann, { file: SHORT, word: 'cat' })).rejects.toThrow('lab-word');
    expect((await run(ann, { file: SHORT, word: 'owl' })).at(-1)).toHaveProperty('done');
  });

  it('runs so many at once and one a guest; others wait, and whoever hangs up makes room', async () => {
    server = await serve({ lab: { threads: 1, atOnce: 1 } });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Person.named(server.url, name)));
    const anns = await LabRun.start(ann!, { file: ENDLESS });
    await anns.until('seeds');
    await expect(run(ann!, { file: SHORT })).rejects.toThrow('lab-one');
    const bobs = await LabRun.start(bob!, { file: SHORT });
    expect(await bobs.until('ahead')).toEqual({ ahead: 1 });
    anns.hangUp();
    expect(await bobs.end()).toHaveProperty('done');
    expect(bobs.lines).toContainEqual({ ahead: 0 });
    expect(anns.lines.some((line) => 'done' in line)).toBe(false);
  });

  it('has one place to wait for all who share an address', async () => {
    server = await serve({ lab: { threads: 1, atOnce: 1 }, trustProxy: 1 });
    const people = await Promise.all(['Ann', 'Bob', 'Cyd'].map((name) => Person.named(server.url, name)));
    const [ann, bob, cyd] = people as [Person, Person, Person];
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const runs = [await LabRun.start(ann, { file: ENDLESS }, from('2001:db8::1'))];
    runs.push(await LabRun.start(bob, { file: ENDLESS }, from('2001:db8::2')));
    expect(await runs[1]!.until('ahead')).toEqual({ ahead: 1 });
    const third = LabRun.start(cyd, { file: ENDLESS }, from('2001:db8::3'));
    await expect(third).rejects.toThrow('lab-waits');
    runs.push(await LabRun.start(cyd, { file: ENDLESS }, from('2001:db8:1::3')));
    expect(await runs[2]!.until('ahead')).toEqual({ ahead: 2 });
    for (const run of runs) run.hangUp();
  });

  it('begins so many a minute for one address, whoever asks', async () => {
    server = await serve({ lab: { threads: 1 }, limits: { labRunsPerMinute: 2 } });
    const wrong = { file: 'chess' };
    for (const name of ['Ann', 'Bob'])
      await expect(run(await Person.named(server.url, name), wrong)).rejects.toThrow('lab-file');
    await expect(run(await Person.named(server.url, 'Cyd'), wrong)).rejects.toThrow('too-often');
  });

  it('ends what takes too long, and keeps what was found', async () => {
    server = await serve({ lab: { threads: 1, minutes: 0.05 } });
    const ann = await Person.named(server.url, 'Ann');
    expect((await run(ann, { file: ENDLESS })).at(-1)).toEqual({ cut: true });
  });
});
