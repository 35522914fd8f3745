import { describe, expect, it, vi } from 'vitest';
import { Contents } from '../../src/keeping/contents.js';
import { refuse } from '../../src/refused.js';
import { MemoryStore } from '../../src/store/memory.js';
import type { Change } from '../../src/table/shelf.js';
import { Shelf } from '../../src/table/shelf.js';
import type { TableFile } from '../../src/table/table.js';

const TABLE = {
  id: 'oak',
  status: 'gathering',
  host: 'ann',
  options: {},
  seats: [],
  matches: [],
} as unknown as TableFile;
const note =
  (match: string): Change =>
  (table) => ({ ...table, matches: [...table.matches, match] });

async function shelfWithTable() {
  const store = new MemoryStore();
  const put = vi.spyOn(store, 'put');
  const shelf = new Shelf({
    store,
    contents: new Contents(store, () => 1),
    now: () => 1,
    started: () => {},
    changed: () => {},
  });
  await shelf.add(TABLE);
  put.mockClear();
  return { shelf, put };
}

describe('changes of one table', () => {
  it('come one after the other, and those that wait share a write', async () => {
    const { shelf, put } = await shelfWithTable();
    const changes = await Promise.all(['first', 'second', 'third'].map((n) => shelf.change('oak', note(n))));
    expect(changes.map(({ version }) => version)).toEqual([2, 3, 3]);
    expect((await shelf.get('oak')).table.matches).toEqual(['first', 'second', 'third']);
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('do not suffer from one among them that is refused, whose own writes are left out', async () => {
    const { shelf, put } = await shelfWithTable();
    const no: Change = () => {
      throw refuse('forbidden', 'not-a-player');
    };
    const besides = [{ kind: 'note', id: 'x', version: 1, body: '', at: 1, labels: [] }];
    const [first, refused, last] = await Promise.allSettled([
      shelf.change('oak', note('first')),
      shelf.change('oak', no, besides),
      shelf.change('oak', note('last')),
    ]);
    expect([first.status, last.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'forbidden' } });
    expect((await shelf.get('oak')).table.matches).toEqual(['first', 'last']);
    expect(put.mock.calls.flat(2).map(({ kind }) => kind)).toEqual(['table', 'table']);
  });

  it('are tried again on the table as it is where somebody else was faster', async () => {
    const { shelf, put } = await shelfWithTable();
    put.mockImplementationOnce(async () => false);
    const { version } = await shelf.change('oak', note('late'));
    expect([version, put.mock.calls.length]).toEqual([2, 2]);
  });
});
