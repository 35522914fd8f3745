import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { NumberedTexts, sha256Words } from '../../src/chance/sha256.js';
import { below, canonical, checkProof, commitTo, mixSeeds, rngFromSeed, sha256 } from '../../src/index.js';

const node = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('sha256', () => {
  it('gives the digests of the standard', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
    expect(sha256('a'.repeat(100_000))).toBe(node('a'.repeat(100_000)));
  });

  it('agrees with another implementation at every length around a block', () => {
    for (let length = 0; length < 200; length++)
      expect(sha256('x'.repeat(length))).toBe(node('x'.repeat(length)));
  });

  it('agrees with another implementation on any text, halves of pairs included', () => {
    const rng = rngFromSeed('texts');
    const ranges = [0x80, 0x800, 0x10000, 0x110000];
    for (let i = 0; i < 300; i++) {
      const limit = ranges[below(rng, 4)]!;
      const text = Array.from({ length: below(rng, 80) }, () => String.fromCodePoint(below(rng, limit))).join(
        '',
      );
      expect(sha256(text)).toBe(node(text));
    }
    expect(sha256('\ud800')).toBe(node('\ud800'));
    expect(sha256('Élan → 🐎')).toBe(node('Élan → 🐎'));
  });
});

describe('canonical', () => {
  it('spells equal data equally, whatever the order of keys', () => {
    expect(canonical({ b: 1, a: { d: [1, 'x', null, true], c: undefined } })).toBe(
      '{"a":{"d":[1,"x",null,true]},"b":1}',
    );
    expect(canonical({ a: 1, b: 2 })).toBe(canonical({ b: 2, a: 1 }));
    expect(canonical([undefined, '"\n', -0, 1.5])).toBe('[null,"\\"\\n",0,1.5]');
  });

  it('is JSON and keeps its meaning', () => {
    const data = { z: [{ y: 'é' }, []], a: {}, '': 0 };
    expect(JSON.parse(canonical(data))).toEqual(data);
  });
});

describe('fair dice', () => {
  const secret = 'the host knows';
  const players = ['ann', 'bob'];
  const proof = { commitment: commitTo(secret), secret, players };

  it('hold for the mix of the promised secret and all seeds', () => {
    expect(checkProof(proof, mixSeeds(secret, players))).toBeUndefined();
  });

  it('do not hold for another secret, other seeds or their order', () => {
    expect(checkProof({ ...proof, secret: 'other' }, mixSeeds('other', players))).toEqual({
      id: 'other-secret',
    });
    expect(checkProof(proof, mixSeeds(secret, ['bob', 'ann']))).toEqual({ id: 'other-seed' });
    expect(mixSeeds('a', ['b,c'])).not.toBe(mixSeeds('a', ['b', 'c']));
  });
});

it('hashes numbered texts as it hashes the texts themselves, short or long', () => {
  const starts = [
    '',
    'a',
    'fray seed x#',
    'x'.repeat(45),
    'x'.repeat(46),
    'x'.repeat(47),
    'x'.repeat(80),
    'für#',
  ];
  const numbers = [0, 7, 9, 10, 99, 100, 12_345, 999_999_999];
  for (const start of starts) {
    const texts = new NumberedTexts(start);
    for (const number of numbers) expect(texts.words(number)).toEqual(sha256Words(`${start}${number}`));
  }
});
