/** However much one table asks of its bots, the others get their turn. */
import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../src/bots/fair-queue.js';

/** Work that ends when it is told to; `began` has who started, in order. */
class Works {
  readonly began: string[] = [];
  private readonly ends = new Map<string, (wentWell: boolean) => void>();

  make(name: string): () => Promise<string> {
    return () =>
      new Promise((resolve, reject) => {
        this.began.push(name);
        this.ends.set(name, (wentWell) => (wentWell ? resolve(name) : reject(new Error(name))));
      });
  }

  async end(name: string, wentWell = true): Promise<void> {
    this.ends.get(name)!(wentWell);
    for (let i = 0; i < 5; i++) await Promise.resolve();
  }
}

async function asked(places: number, ...names: readonly string[]) {
  const [queue, works] = [new FairQueue(places), new Works()];
  const answers = names.map((name) => queue.run(name[0]!, works.make(name)).catch(() => 'failed'));
  await Promise.resolve();
  return { queue, works, answers };
}

describe('turns to think', () => {
  it('go from table to table: seven questions of one do not come before the single one of another', async () => {
    const { works } = await asked(1, 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'b1');
    expect(works.began).toEqual(['a1']);
    await works.end('a1');
    await works.end(works.began.at(-1)!);
    expect(works.began.slice(0, 3)).toContain('b1');
  });

  it('leave a place free for others where there are several', async () => {
    const { queue, works } = await asked(3, 'a1', 'a2', 'a3', 'a4');
    expect(works.began).toEqual(['a1', 'a2']);
    void queue.run('b', works.make('b1'));
    await Promise.resolve();
    expect(works.began).toEqual(['a1', 'a2', 'b1']);
    await works.end('b1');
    expect(works.began).toHaveLength(3);
    await works.end('a1');
    expect(works.began.at(-1)).toBe('a3');
  });

  it('go on after one that fails, and every question is answered once', async () => {
    const { works, answers } = await asked(1, 'a1', 'b1', 'a2');
    await works.end('a1', false);
    await works.end('b1');
    await works.end('a2');
    expect(await Promise.all(answers)).toEqual(['failed', 'b1', 'a2']);
    expect(works.began).toEqual(['a1', 'b1', 'a2']);
  });
});
