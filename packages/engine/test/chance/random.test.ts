import { describe, expect, it } from 'vitest';
import {
  below,
  freshRng,
  nextWord,
  Offers,
  type Rng,
  rngFromSeed,
  rngFromWords,
  shuffle,
} from '../../src/index.js';

/** Fisher-Yates as the books have it. */
function plainShuffle(rng: Rng, items: number[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
}

describe('chance', () => {
  it('draws again exactly when a word lies in the biased tail', () => {
    for (const n of [3, 6, 20, 3_000_000_000, 4_294_967_295]) {
      const [fast, plain] = [rngFromWords(n, 1, 2, 3), rngFromWords(n, 1, 2, 3)];
      const limit = 4294967296 - (4294967296 % n);
      for (let i = 0; i < 200; i++) {
        let word = nextWord(plain);
        while (word >= limit) word = nextWord(plain);
        expect(below(fast, n)).toBe(word % n);
      }
      expect(fast).toEqual(plain);
    }
  });

  it('shuffles as by one draw for every place from the last down', () => {
    for (let size = 0; size < 60; size++) {
      const unseen = rngFromSeed('people', 'chacha20');
      for (let taken = 0; taken < size; taken++) nextWord(unseen);
      for (const rng of [rngFromWords(size, 5, 6, 7), unseen]) {
        const items = Array.from({ length: size }, (_, i) => i);
        const same = items.slice();
        const [fast, plain] = [rng.slice(), rng.slice()];
        shuffle(fast, items);
        plainShuffle(plain, same);
        expect(items).toEqual(same);
        expect(fast).toEqual(plain);
      }
    }
  });
});

describe('a fresh generator', () => {
  it('is seeded by the next four words, of either kind', () => {
    for (const rng of [rngFromWords(1, 2, 3, 4), rngFromSeed('people', 'chacha20')]) {
      const same = rng.slice();
      const fresh = freshRng(rng);
      expect(fresh).toEqual(rngFromWords(nextWord(same), nextWord(same), nextWord(same), nextWord(same)));
      expect(rng).toEqual(same);
    }
  });
});

describe('offers', () => {
  it('finds room for any number of moves', () => {
    const offers = new Offers();
    offers.reset('list');
    for (let i = 0; i < 1000; i++) offers.offer(undefined, 1, i, -i, i * i, 7);
    expect(offers.count).toBe(1000);
    expect(offers.moves()).toEqual(
      Array.from({ length: 1000 }, (_, i) => [1, i, i === 0 ? 0 : -i, i * i, 7]),
    );
  });
});
