import { describe, expect, it } from 'vitest';
import { PREBUILT } from '../../src/heroes/prebuilt.js';
import { called as german } from '../../src/words/de/ready-names.js';
import { called as french } from '../../src/words/fr/ready-names.js';

const names = PREBUILT.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]);

describe('the names of the ready heroes and their things', () => {
  it('are each the name of one thing, so that a book finds it by that name', () => {
    expect(names).toHaveLength(PREBUILT.length * 12);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['German', german],
    ['French', french],
  ])('are as distinct in %s, whose book leaves what players have named alone', (_, called) => {
    expect(new Set(names.map(called)).size).toBe(names.length);
    expect(called('Grandmother’s ladle')).toBe('Grandmother’s ladle');
  });
});
