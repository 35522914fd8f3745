import { describe, expect, it } from 'vitest';
import { bitAt, bitCount } from '../src/rules/bits.js';

describe('a set of up to sixteen things', () => {
  it('knows how many there are and which is the n-th, whichever they are', () => {
    for (let bits = 0; bits < 1 << 16; bits++) {
      let n = 0;
      for (let i = 0; i < 16; i++)
        if ((bits & (1 << i)) !== 0 && bitAt(bits, n++) !== i)
          expect([bits, n - 1, bitAt(bits, n - 1)]).toEqual(i);
      if (bitCount(bits) !== n) expect([bits, bitCount(bits)]).toEqual(n);
    }
    expect([bitCount(0b1000_0000_0001), bitAt(0b1000_0000_0001, 1)]).toEqual([2, 11]);
  });
});
