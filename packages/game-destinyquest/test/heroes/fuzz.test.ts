import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../../src/abilities/index.js';
import { buildHero } from '../../src/heroes/build-hero.js';
import { CAREERS } from '../../src/heroes/careers.js';
import { BOXES, type Box, LOOT_RANKS, limitsOf, WEAPON_KINDS } from '../../src/heroes/hero.js';
import { formatHeroFile, parseHeroFile } from '../../src/heroes/hero-file.js';
import { specOf } from '../../src/heroes/hero-spec.js';
import { heroWarnings } from '../../src/heroes/hero-warnings.js';
import { PREBUILT } from '../../src/heroes/prebuilt.js';
import { book } from '../words.js';

const name = fc.stringMatching(/^[A-Za-z0-9é][A-Za-z0-9 '.,&-]{0,30}[a-z]$/);
const ability = fc.constantFrom(...ABILITIES.map((entry) => book.glossary[entry.id]!.name));

/** As much of it as the box allows. */
function within(box: Box, speed: number, brawn: number, health: number) {
  const limits = limitsOf(box);
  const fast = Math.min(speed, limits.speed);
  return {
    speed: fast,
    brawn: Math.min(brawn, limits.brawn, limits.inAll - fast),
    health: Math.min(health, limits.health),
  };
}

const item = fc
  .record({
    box: fc.constantFrom(...BOXES),
    name,
    speed: fc.integer({ min: 0, max: 3 }),
    brawn: fc.integer({ min: 0, max: 6 }),
    health: fc.integer({ min: 0, max: 5 }),
    abilities: fc.uniqueArray(ability, { maxLength: 2 }),
    kind: fc.constantFrom(...WEAPON_KINDS.filter((kind) => kind !== 'bow' && kind !== 'shield')),
    rank: fc.constantFrom(...LOOT_RANKS),
  })
  .map(({ kind, rank, ...rest }) => ({
    ...rest,
    ...within(rest.box, rest.speed, rest.brawn, rest.health),
    ...(rest.box.endsWith('hand') ? { kind } : {}),
    ...(rest.abilities.length === 2 ? { lootCard: rank } : {}),
  }));

const hero = fc
  .record({
    name,
    career: fc.constantFrom(...CAREERS),
    wounds: fc.integer({ min: 0, max: 34 }),
    items: fc.uniqueArray(item, { maxLength: 11, selector: (entry) => entry.box }),
  })
  .map(({ career, ...rest }) => ({ ...rest, path: career.path, career: career.id }));

describe('hero files, whatever is in them', () => {
  test('every legal hero comes back from its file, its spec and its JSON', () => {
    fc.assert(
      fc.property(hero, (spec) => {
        const built = buildHero(spec);
        if (!built.ok) throw new Error(book.problem(built.error));
        expect(parseHeroFile(formatHeroFile(built.value))).toEqual(built);
        expect(buildHero(specOf(built.value))).toEqual(built);
        expect(heroWarnings(built.value).every((warning) => book.problem(warning).endsWith('.'))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('no text and no data makes the reader throw', () => {
    const torn = fc
      .tuple(fc.constantFrom(...PREBUILT.map(formatHeroFile)), fc.nat(900), fc.string())
      .map(([file, at, noise]) => file.slice(0, at) + noise + file.slice(at + 3));
    fc.assert(
      fc.property(fc.oneof(fc.string(), torn), (text) => {
        const read = parseHeroFile(text);
        return read.ok || book.problem(read.error).length > 10;
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const built = buildHero(data);
        return !built.ok && book.problem(built.error).length > 10;
      }),
    );
  });
});
