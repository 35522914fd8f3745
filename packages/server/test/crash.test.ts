import { randomInt, randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.js';
import { temporaryFolder } from './support/folder.js';
import { type Duel, type Person, startDuel } from './support/harness.js';
import { killAll, ServerProcess } from './support/server-processes.js';

afterEach(killAll);

const KILLS = 22;
const MATCHES = 6;

interface Sent {
  readonly match: string;
  readonly person: Person;
  readonly expected: number;
  readonly key: string;
  readonly choice: unknown;
  n?: number;
}

/** Plays one match as fast as it can until the server is gone; remembers every choice and its answer. */
class Driver {
  readonly acknowledged: Sent[] = [];
  private inFlight: Sent | undefined;
  over = false;

  constructor(private readonly duel: Duel) {}

  moveTo(url: string): void {
    this.duel.ann.url = url;
    this.duel.bob.url = url;
  }

  async play(): Promise<void> {
    if (this.inFlight !== undefined) await this.deliver(this.inFlight);
    while (!this.over) {
      for (const person of [this.duel.ann, this.duel.bob]) {
        const { n, outcome, choices } = await person.frame(this.duel.match);
        this.over = outcome !== null;
        if (this.over || choices.length === 0) continue;
        const choice = choices[randomInt(choices.length)]!;
        await this.deliver({ match: this.duel.match, person, expected: n, key: randomUUID(), choice });
      }
    }
  }

  /** Sends until it is answered: also after a crash, under the same key. */
  private async deliver(sent: Sent): Promise<void> {
    this.inFlight = sent;
    const { status, body } = await sent.person.choose(sent.match, sent.expected, sent.choice, sent.key);
    expect(status, JSON.stringify(body)).toBe(200);
    this.acknowledged.push({ ...sent, n: body.n });
    this.inFlight = undefined;
  }
}

describe('a server that is killed', () => {
  it(`${KILLS} times at random moments under load loses no acknowledged choice`, {
    timeout: 300_000,
  }, async () => {
    const folder = temporaryFolder();
    let server = await ServerProcess.start(folder.path);
    const all: Driver[] = [];
    for (let round = 0; round < KILLS; round++) {
      for (const driver of all) driver.moveTo(server.url);
      while (all.filter(({ over }) => !over).length < MATCHES)
        all.push(new Driver(await startDuel(server.url)));
      const before = all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      const playing = Promise.allSettled(all.filter(({ over }) => !over).map((driver) => driver.play()));
      await expect
        .poll(() => all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0), { timeout: 20_000 })
        .toBeGreaterThan(before);
      await new Promise((resolve) => setTimeout(resolve, randomInt(150)));
      await server.kill();
      for (const end of await playing)
        if (end.status === 'rejected')
          expect(String(end.reason.cause ?? end.reason)).toMatch(/ECONN|socket|closed/i);
      server = await ServerProcess.start(folder.path);
    }
    for (const driver of all) driver.moveTo(server.url);
    await Promise.all(all.map((driver) => driver.play()));
    expect(all.every(({ over }) => over)).toBe(true);
    for (const { acknowledged } of all.slice(-MATCHES))
      for (const { person, match, expected, key, choice, n } of acknowledged.slice(-3)) {
        person.url = server.url;
        expect((await person.choose(match, expected, choice, key)).body).toEqual({ n, repeated: true });
      }
    await server.kill();
    await checkLogs(folder.path, all);
    folder.remove();
  });
});

/** Every acknowledged choice is in the log, once. */
async function checkLogs(path: string, drivers: readonly Driver[]): Promise<void> {
  const store = await SqliteStore.open(path);
  let count = 0;
  for (const { acknowledged } of drivers) {
    const entries = await store.read(acknowledged[0]!.match, 0);
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, i) => i + 1));
    for (const { n, key } of acknowledged) {
      const found = entries.filter(({ body }) => body.includes(`"key":"${key}"`)).map((entry) => entry.n);
      // Its player counts only what they were told.
      expect([found.length, found[0]! >= n!]).toEqual([1, true]);
      count++;
    }
  }
  expect(count).toBeGreaterThan(100);
  await store.close();
}
