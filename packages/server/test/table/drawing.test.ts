import { createPublicKey, verify } from 'node:crypto';
import {
  checkProof,
  type DicePromise,
  mixSeeds,
  parseRecord,
  promiseHash,
  type SignedPromise,
  sealSeed,
  verifyRecord,
} from '@fray/engine';
import type { MatchInfo, Table } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MemoryStore } from '../../src/store/memory.js';
import { TABLE, type TableFile } from '../../src/table/table.js';
import { Person, serve, type TestServer } from '../support/harness.js';
import { modelGame } from '../support/model-game.js';

const store = new MemoryStore();
let server: TestServer;
beforeAll(async () => {
  server = await serve({ store });
});
afterAll(() => server.close());

const SEEDS = ['7f'.repeat(16), '3a'.repeat(16), '5c'.repeat(16)] as const;
const NAMES = ['Ann', 'Bob', 'Cyd'] as const;

async function gather(players = 2, url = server.url) {
  const people = await Promise.all(NAMES.slice(0, players).map((name) => Person.named(url, name)));
  const seats = people.map(() => ({ kind: 'person' }));
  const { body: table } = await people[0]!.post<Table>('/api/tables', { game: 'model', seats });
  const path = `/api/tables/${table.id}`;
  for (const person of people.slice(1)) await person.post(`${path}/join`, { pass: table.invite });
  const look = async (): Promise<Table> => (await people[0]!.get<Table>(path)).body;
  const seal = async (seat: number, seed: string = SEEDS[seat]!) => {
    const { commitment } = await look();
    const body = { seal: { to: commitment, hash: sealSeed(commitment, seed) } };
    return people[seat]!.post<Table & { id: string }>(`${path}/ready`, body);
  };
  const show = (seat: number, seed: string = SEEDS[seat]!) =>
    people[seat]!.post<Table & { id: string }>(`${path}/seed`, { seed });
  return { people, table, path, look, seal, show };
}

/** What whoever runs the server can read of a table. */
async function kept(id: string): Promise<TableFile> {
  return JSON.parse((await store.get(TABLE, id))!.body) as TableFile;
}

function isSigned({ text, signature, key }: SignedPromise): boolean {
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
}

const read = ({ text }: SignedPromise): DicePromise => JSON.parse(text) as DicePromise;
const dice = ({ seats }: Table): (string | undefined)[] => seats.map((seat) => seat.dice);

async function finish(ann: Person, match: string): Promise<{ info: MatchInfo; text: string }> {
  await ann.choose(match, (await ann.frame(match)).n, { do: 'concede' });
  const { body: text } = await ann.get<string>(`/api/matches/${match}/record`);
  return { info: await ann.info(match), text };
}

describe('the dice of a match between people', () => {
  it('are drawn from seeds that were sealed, signed with the secret’s hash, and only then shown', async () => {
    const { people, table, look, seal, show } = await gather();
    expect(dice((await seal(0)).body)).toEqual(['sealed', 'none']);
    const { body: fixed } = await seal(1);
    expect([fixed.status, fixed.match, dice(fixed)]).toEqual(['gathering', undefined, ['sealed', 'sealed']]);
    const promise = fixed.promise!;
    expect(isSigned(promise)).toBe(true);
    expect((await people[0]!.get<{ key: string }>('/api/dice')).body.key).toBe(promise.key);
    expect(read(promise)).toEqual({
      format: 'fray-dice/1',
      table: table.id,
      start: 1,
      commitment: table.commitment,
      seats: SEEDS.slice(0, 2).map((seed) => ({ seal: sealSeed(table.commitment, seed) })),
    });
    expect((await show(0)).body.match).toBeUndefined();
    expect(dice(await look())).toEqual(['shown', 'sealed']);
    const { match } = (await show(1)).body;
    expect((await people[1]!.info(match!)).fair).toMatchObject({ commitment: table.commitment, promise });
    const { info, text } = await finish(people[0]!, match!);
    expect(info.fair.players).toEqual(SEEDS.slice(0, 2));
    const record = parseRecord(text);
    expect(record.ok && record.value.header.fair!.promise).toEqual(promise);
    expect(record.ok && verifyRecord(modelGame, record.value).ok).toBe(true);
  });

  it('cannot be tried out by whoever is ready last and reads the store: no seed is in it', async () => {
    const { table, seal } = await gather();
    await seal(0);
    const before = await kept(table.id);
    expect(before.promised.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(before)).not.toContain(SEEDS[0]);
    await seal(1);
    expect(JSON.stringify(await kept(table.id))).not.toContain(SEEDS[0]);
  });

  it('cannot be exchanged after the match: neither the secret nor a seed fits the promise', async () => {
    const { people, seal, show } = await gather();
    for (const seat of [0, 1]) await seal(seat);
    await show(0);
    const { match } = (await show(1)).body;
    const { fair, seed } = parseHeader((await finish(people[0]!, match!)).text);
    const players = [SEEDS[0], 'ff'.repeat(16)];
    const swapped = { ...fair, players };
    expect(checkProof(swapped, mixSeeds(fair.secret, players))).toEqual({
      id: 'other-seal',
      data: { seat: 2 },
    });
    expect(checkProof(fair, seed)).toBeUndefined();
    const bent = {
      ...fair,
      promise: { ...fair.promise!, text: fair.promise!.text.replace('"start":1', '"start":2') },
    };
    expect(isSigned(bent.promise)).toBe(false);
  });

  it('take no seed but the one that was sealed, from nobody but who sealed it, and not before all did', async () => {
    const { people, seal, show, path, look } = await gather();
    await seal(0);
    expect((await show(0)).body.id).toBe('no-seal');
    await seal(1);
    expect((await show(0, SEEDS[2])).body.id).toBe('other-seed');
    expect((await show(1, SEEDS[0])).body.id).toBe('other-seed');
    const eve = await Person.named(server.url, 'Eve');
    expect((await eve.post(`${path}/seed`, { seed: SEEDS[0] })).status).toBe(403);
    expect((await seal(0, SEEDS[2])).body.id).toBe('starting');
    expect((await people[0]!.post<{ id: string }>(`${path}/ready`, { ready: false })).body.id).toBe(
      'starting',
    );
    expect((await people[0]!.post<{ id: string }>(`${path}/seats/1/kick`, {})).body.id).toBe('starting');
    expect((await people[0]!.post<{ id: string }>(`${path}/start`, {})).body.id).toBe('starting');
    // Said twice it counts once, as after a lost connection.
    expect((await seal(0)).status).toBe(200);
    expect((await show(0)).status).toBe(200);
    expect((await show(0)).status).toBe(200);
    expect(dice(await look())).toEqual(['shown', 'sealed']);
  });

  it('refuse a seal that was copied from another seat', async () => {
    const { seal, people, path, table } = await gather();
    await seal(0);
    expect((await seal(1, SEEDS[0])).body.id).toBe('seal-copied');
    await people[1]!.post(`${path}/ready`, { seed: SEEDS[1] });
    const { promise } = await kept(table.id).then(({ drawing }) => drawing!);
    expect(read(promise!).seats[1]).toEqual({ seal: sealSeed(table.commitment, SEEDS[1]), open: true });
  });

  it('say that a seat gave none, and start at once where nobody sealed any', async () => {
    const { people, path, table } = await gather();
    await people[0]!.post(`${path}/ready`, {});
    const { body } = await people[1]!.post<Table>(`${path}/ready`, { seed: SEEDS[1] });
    const { fair } = await people[0]!.info(body.match!);
    expect(read(fair.promise!).seats).toEqual([
      {},
      { seal: sealSeed(table.commitment, SEEDS[1]), open: true },
    ]);
  });

  it('ask for another seal where the secret is not the one it was made for', async () => {
    const { people, path, seal, show } = await gather();
    const old = { to: '0'.repeat(64), hash: sealSeed('0'.repeat(64), SEEDS[0]) };
    const { body } = await people[0]!.post<Table>(`${path}/ready`, { seal: old });
    expect(dice(body)).toEqual(['wanted', 'none']);
    expect((await seal(1)).body.promise).toBeUndefined();
    expect((await seal(0)).body.promise).toBeDefined();
    await show(0);
    expect((await show(1)).body.match).toBeDefined();
  });
});

describe('a seed that is withheld', () => {
  const clock = { ms: Date.now() };
  let hasty: TestServer;
  beforeAll(async () => {
    hasty = await serve({ store, revealMs: 20, now: () => clock.ms });
  });
  afterAll(() => hasty.close());

  it('calls the start off: another secret, everybody else seals anew, and the seat plays without one', async () => {
    const { people, table, look, seal, show } = await gather(3, hasty.url);
    for (const seat of [0, 1, 2]) await seal(seat);
    const first = (await look()).promise!;
    await show(0);
    await show(1);
    clock.ms += 20;
    await vi.waitUntil(async () => (await look()).start === 2);
    const second = await look();
    expect(second.commitment).not.toBe(table.commitment);
    expect(dice(second)).toEqual(['wanted', 'wanted', 'late']);
    const [ann, bob] = ['aa'.repeat(16), 'bb'.repeat(16)];
    expect((await seal(2)).body.id).toBe('starting');
    await seal(0, ann);
    const { promise } = (await seal(1, bob)).body;
    const { seats, start, before } = read(promise!);
    expect([start, before, seats[2]]).toEqual([2, promiseHash(first.text), { late: true }]);
    await show(0, ann);
    const { match } = (await show(1, bob)).body;
    const { info } = await finish(people[0]!, match!);
    expect(info.fair.players).toEqual([ann, bob, '']);
  });

  it('holds nobody up for ever: who does not seal anew plays without a seed, too', async () => {
    const { people, look, seal, show } = await gather(2, hasty.url);
    await seal(0);
    await seal(1);
    await show(0);
    clock.ms += 20;
    await vi.waitUntil(async () => (await look()).start === 2);
    expect(dice(await look())).toEqual(['wanted', 'late']);
    clock.ms += 20;
    const match = await vi.waitUntil(async () => (await look()).match);
    const { fair } = await people[0]!.info(match);
    expect(read(fair.promise!)).toMatchObject({ start: 2, seats: [{ late: true }, { late: true }] });
  });

  it('is looked for by other processes when the one that drew has ended', async () => {
    const now = { ms: Date.now() };
    const gone = await serve({ store, revealMs: 3_600_000, now: () => now.ms });
    const { people, table, seal } = await gather(2, gone.url);
    for (const seat of [0, 1]) await seal(seat);
    now.ms += 11_000;
    const next = await serve({ store, now: () => now.ms });
    for (const person of people) person.url = next.url;
    const match = await vi.waitUntil(async () => (await kept(table.id)).match);
    const { fair } = await people[0]!.info(match);
    expect(read(fair.promise!)).toMatchObject({ start: 2, seats: [{ late: true }, { late: true }] });
    await next.close();
    await gone.close();
  });
});

it('whoever leaves while the dice are drawn calls the start off, and the next one says so', async () => {
  const { people, table, path, look, seal, show } = await gather();
  await seal(0);
  await seal(1);
  await show(0);
  await people[1]!.post(`${path}/leave`, {});
  const left = await look();
  expect([left.start, left.promise, dice(left)]).toEqual([2, undefined, ['wanted', undefined]]);
  await people[1]!.post(`${path}/join`, { pass: table.invite });
  await seal(0, SEEDS[2]);
  await seal(1);
  expect(read((await look()).promise!)).toMatchObject({ start: 2 });
  await show(0, SEEDS[2]);
  expect((await show(1)).body.match).toBeDefined();
});

function parseHeader(text: string) {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error.id);
  return { fair: record.value.header.fair!, seed: record.value.header.seed };
}
