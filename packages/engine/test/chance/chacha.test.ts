import { describe, expect, it } from 'vitest';
import { chachaBlock, chachaWord } from '../../src/chance/chacha.js';
import { below, nextWord, rngFromSeed, shuffle } from '../../src/index.js';

/** RFC 8439 writes words byte by byte, the lowest first. */
const littleEndian = (hex: string): number[] =>
  Array.from({ length: hex.length / 8 }, (_, i) =>
    Buffer.from(hex.slice(i * 8, i * 8 + 8), 'hex').readInt32LE(),
  );

const KEY = littleEndian('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');

describe('ChaCha20', () => {
  it('gives the block of RFC 8439, section 2.3.2', () => {
    const block = chachaBlock(KEY, 1, littleEndian('000000090000004a00000000'));
    expect([...block].map((word) => word >>> 0)).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
      0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ]);
  });

  it('gives the first block of RFC 8439, appendix A.1, word by word', () => {
    const zero = new Array<number>(8).fill(0);
    const words = [0, 1, 2, 3].map((place) => chachaWord(zero, place));
    expect(words).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
    expect(chachaWord(zero, 16)).toBe(0xbee7079f);
  });

  it('goes on where it was, from a copy as from the original', () => {
    const rng = rngFromSeed('people', 'chacha20');
    for (let i = 0; i < 20; i++) nextWord(rng);
    const copy = rng.slice();
    expect(Array.from({ length: 40 }, () => nextWord(copy))).toEqual(
      Array.from({ length: 40 }, () => nextWord(rng)),
    );
    expect(rng).toHaveLength(9);
  });

  it('keeps nothing in the state from which a later word could be read', () => {
    const rng = rngFromSeed('people', 'chacha20');
    const later = rngFromSeed('people', 'chacha20');
    for (let i = 0; i < 5; i++) nextWord(later);
    expect(rng.slice(0, 8)).toEqual(later.slice(0, 8));
    expect([rng[8], later[8]]).toEqual([0, 5]);
  });

  it('rolls and shuffles evenly', () => {
    const rng = rngFromSeed('even', 'chacha20');
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) faces[below(rng, 6)]!++;
    for (const count of faces) expect(Math.abs(count - 1000)).toBeLessThan(150);
    const firsts = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const items = [0, 1, 2, 3];
      shuffle(rng, items);
      expect(items.slice().sort()).toEqual([0, 1, 2, 3]);
      firsts[items[0]!]!++;
    }
    for (const count of firsts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
