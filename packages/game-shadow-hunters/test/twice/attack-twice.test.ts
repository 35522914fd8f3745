import { expect, it } from 'vitest';
import { differenceIn } from './compare.js';

it('the attack and the attack that was written a second time agree', () => {
  for (let n = 0; n < 3000; n++) expect(differenceIn(`attack ${n}`), `attack ${n}`).toBeUndefined();
});
