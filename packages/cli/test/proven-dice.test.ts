import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { commitTo, formatPromise, mixSeeds, promiseHash, sealSeed } from '@fray/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { fray, playToRecord, scratch } from './fray.js';

const secret = 'the server knows';
const commitment = commitTo(secret);
const players = ['ann’s own', 'bob’s own'] as const;
const server = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');

function signed(more: object = {}, { privateKey, publicKey } = server) {
  const seats = players.map((seed) => ({ seal: sealSeed(commitment, seed) }));
  const text = formatPromise({ format: 'fray-dice/1', table: 'table', start: 1, commitment, seats, ...more });
  const signature = sign(null, Buffer.from(text), privateKey).toString('base64url');
  return { text, signature, key: String(publicKey.export({ format: 'jwk' })['x']) };
}

const promise = signed();
const hash = promiseHash(promise.text);
let text = '';

beforeAll(async () => {
  text = readFileSync(await playToRecord('proven.fray.jsonl', mixSeeds(secret, players)), 'utf8');
});

/** The record that was played, with another account of how its seed came about. */
function recordWith(fair: object): string {
  const [header, ...rest] = text.split('\n');
  return scratch('with-fair.jsonl', [JSON.stringify({ ...JSON.parse(header!), fair }), ...rest].join('\n'));
}

const honest = { commitment, secret, players, promise };
const verify = (fair: object, ...flags: string[]) => fray(['verify', recordWith(fair), ...flags]);

describe('fray verify says of dice', () => {
  it('nothing that the record alone does not prove', async () => {
    const { code, out, err } = await verify(honest);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`fit the promise ${hash.slice(0, 16)}… that the key ${promise.key} signed`);
    expect(out).toContain('Sealed before any seed was shown: seat 1, 2.');
    expect(out).toContain('only --promised shows');
    expect(out).not.toContain('nobody chose');
    const { promise: _, ...old } = honest;
    expect((await verify(old)).out).toContain('Nothing shows that they were fixed before the match.');
    expect((await fray(['verify', scratch('plain.jsonl', text)])).out).toContain('may have chosen the dice');
  });

  it('that nobody chose them, where promise and seed are the ones that a player kept', async () => {
    const kept = scratch('kept.json', JSON.stringify({ seed: players[1], promise, shown: true }));
    const { code, out } = await verify(honest, '--promised', kept);
    expect(code).toBe(0);
    expect(out).toContain('It is the promise that you kept.');
    expect(out).toContain('Your seed is in the dice: seat 2.');
    expect(out).toContain('nobody chose these dice');
    const short = await verify(honest, '--promised', hash.slice(0, 16), '--my-seed', players[0]);
    expect(short.out).toContain('Your seed is in the dice: seat 1.');
    const raw = await verify(honest, '--promised', scratch('raw.txt', `${promise.text}\n`));
    expect(raw.out).toContain('It is the promise that you kept.');
    expect(raw.out).not.toContain('nobody chose');
  });

  it('how often the start was tried', async () => {
    const second = { ...honest, promise: signed({ start: 2, before: hash }) };
    expect((await verify(second)).out).toContain('This start was tried 2 times');
    const open = players.map((seed) => ({ seal: sealSeed(commitment, seed), open: true }));
    expect((await verify({ ...honest, promise: signed({ seats: open }) })).out).toContain(
      'the server could choose',
    );
  });

  it.each([
    [
      'a signature that does not fit',
      { promise: { ...promise, signature: signed({ start: 2 }).signature } },
      [],
      'signature',
    ],
    ['a key that is none', { promise: { ...promise, key: 'x' } }, [], 'signature'],
    [
      'a promise that another key signed',
      { promise: signed({ start: 2 }, other) },
      ['kept'],
      'not the one that you kept\n',
    ],
    [
      'two promises of one key',
      { promise: signed({ table: 'another' }) },
      ['kept'],
      'the same key signed both',
    ],
    ['a secret exchanged after the match', { secret: 'another' }, [], 'not the one that was promised'],
    ['a promise taken away', { promise: undefined }, ['kept'], 'holds no promise'],
    ['a seed that was not sealed', {}, ['--my-seed', 'cyd’s own'], 'was not sealed for these dice'],
    ['a hash of something else', {}, ['--promised', 'f'.repeat(64)], 'not the one that you kept\n'],
    ['a kept file that is none', {}, ['--promised', 'nothing'], 'neither a promise about dice'],
  ])('what is wrong with %s', async (_, change, flags, why) => {
    const kept = scratch('kept.json', JSON.stringify({ seed: players[0], promise }));
    const nothing = scratch('nothing.txt', 'nothing');
    const given = flags.flatMap((flag) =>
      flag === 'kept' ? ['--promised', kept] : [flag === 'nothing' ? nothing : flag],
    );
    const { code, err } = await verify({ ...honest, ...change }, ...given);
    expect(code).toBe(1);
    expect(err).toContain(why);
  });

  it('that a seal does not fit, even where somebody signed the change', async () => {
    const seats = [{ seal: sealSeed(commitment, 'another') }, { seal: sealSeed(commitment, players[1]) }];
    const { code, err } = await verify({ ...honest, promise: signed({ seats }) });
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('the seed of seat 1 is not the one that was sealed'),
    ]);
  });
});
