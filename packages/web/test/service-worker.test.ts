/** A new version of the page fetches only what is new in it; what it had before it takes from what is kept. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const source = readFileSync(new URL('../src/offline/service-worker.js', import.meta.url), 'utf8');

/** The caches of a browser, as far as the worker uses them; `fetched` says what went over the network. */
class Caches {
  readonly all = new Map<string, Map<string, string>>();
  fetched: string[] = [];

  async open(name: string) {
    const cache = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, cache);
    return {
      add: async (file: string) => {
        this.fetched.push(file);
        cache.set(file, `fresh ${file}`);
      },
      put: async (file: string, body: string) => void cache.set(file, body),
    };
  }

  async match(file: string): Promise<string | undefined> {
    return [...this.all.values()].find((cache) => cache.has(file))?.get(file);
  }

  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }
}

/** Installs and activates one build of the page. */
async function installed(
  caches: Caches,
  version: string,
  files: readonly string[],
): Promise<readonly string[]> {
  caches.fetched = [];
  const handlers = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>();
  const self = {
    addEventListener: (name: string, handler: never) => handlers.set(name, handler),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  };
  const written = source.replace("'__FILES__'", JSON.stringify(files)).replace('__VERSION__', version);
  runInNewContext(written, { self, caches });
  for (const step of ['install', 'activate']) {
    let work: Promise<unknown> = Promise.resolve();
    handlers.get(step)!({
      waitUntil: (given) => {
        work = given;
      },
    });
    await work;
  }
  return caches.fetched;
}

it('fetches each file once, and of a later version only the front page and what changed', async () => {
  const caches = new Caches();
  expect(await installed(caches, '1', ['./', './assets/a-1.js', './assets/b-1.js'])).toHaveLength(3);
  expect(await installed(caches, '2', ['./', './assets/a-1.js', './assets/b-2.js'])).toEqual([
    './',
    './assets/b-2.js',
  ]);
  expect([...caches.all.keys()]).toEqual(['fray-2']);
  expect(await caches.match('./assets/a-1.js')).toBe('fresh ./assets/a-1.js');
  expect(await caches.match('./assets/b-1.js')).toBeUndefined();
});
