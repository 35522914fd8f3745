import { describe, expect, it } from 'vitest';
import { fail, type OptionDefinition, ok, parseOptions } from '../src/index.js';

const DEFINITIONS: readonly OptionDefinition[] = [
  { id: 'health', clause: 'X', label: 'Health', help: '', values: [20, 30], default: 20 },
  { id: 'mirror', clause: 'X', label: 'Mirror', help: '', values: [false, true], default: false },
  {
    id: 'hero',
    clause: 'X',
    label: 'Hero',
    help: '',
    values: ['monk'],
    default: 'monk',
    parse: (value) =>
      typeof value === 'object' && value !== null
        ? ok(value as object as never)
        : fail('A hero is an object.'),
  },
];

describe('options', () => {
  it('stand at their defaults unless said', () => {
    expect(parseOptions(DEFINITIONS, undefined)).toEqual({
      ok: true,
      value: { health: 20, mirror: false, hero: 'monk' },
    });
    expect(parseOptions(DEFINITIONS, { health: 30 })).toEqual({
      ok: true,
      value: { health: 30, mirror: false, hero: 'monk' },
    });
  });

  it('may be free data where the game reads it', () => {
    expect(parseOptions(DEFINITIONS, { hero: { name: 'Ann' } })).toMatchObject({
      ok: true,
      value: { hero: { name: 'Ann' } },
    });
  });

  it.each([
    [[], 'Options are an object of names and values.'],
    ['health', 'Options are an object of names and values.'],
    [null, 'Options are an object of names and values.'],
    [{ speed: 1 }, 'Unknown option "speed". Known: health, mirror, hero.'],
    [{ health: 25 }, 'Option "health" must be one of 20, 30, not 25.'],
    [{ health: '20' }, 'Option "health" must be one of 20, 30, not "20".'],
    [{ mirror: null }, 'Option "mirror" must be one of false, true, not null.'],
    [{ hero: 3 }, 'A hero is an object.'],
  ])('%j is refused with one sentence', (input, error) => {
    expect(parseOptions(DEFINITIONS, input)).toEqual({ ok: false, error });
  });
});
