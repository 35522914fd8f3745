import { describe, expect, it } from 'vitest';
import { fail, loadEngineWords, type OptionDefinition, ok, parseOptions } from '../src/index.js';

const words = await loadEngineWords();

const DEFINITIONS: readonly OptionDefinition[] = [
  { id: 'health', clause: 'X', values: [20, 30], default: 20, basis: { 20: 'letter', others: 'departure' } },
  { id: 'mirror', clause: 'X', values: [false, true], default: false, basis: 'ruling' },
  {
    id: 'hero',
    clause: 'X',
    values: ['monk'],
    default: 'monk',
    basis: 'letter',
    parse: (value) =>
      typeof value === 'object' && value !== null ? ok(value as object as never) : fail({ id: 'hero-shape' }),
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
  ])('%j is refused with one sentence', (input, error) => {
    const read = parseOptions(DEFINITIONS, input);
    expect(read.ok ? 'accepted' : words(read.error)).toBe(error);
  });

  it("are refused in the game's own words where the game reads them", () => {
    expect(parseOptions(DEFINITIONS, { hero: 3 })).toEqual({ ok: false, error: { id: 'hero-shape' } });
  });
});
