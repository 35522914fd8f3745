import { describeConformance } from '@fray/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../../src/abilities/index.js';
import { buildHero } from '../../src/heroes/build-hero.js';
import { PREBUILT } from '../../src/heroes/prebuilt.js';
import { destinyquest } from '../../src/index.js';
import { CATALOGUE } from './catalogue-heroes.js';

/** Heroes with every ability that the fifteen lack, against each other. */
const configs = CATALOGUE.map((hero, i) => ({
  options: { hero1: hero, hero2: CATALOGUE[(i + 1) % CATALOGUE.length]! },
}));

describeConformance(destinyquest, { configs, matches: 1, seed: 'catalogue', standingEvery: 100 });

describe('the heroes of the suite', () => {
  test('[DQ-P4] carry every ability of the table between them', () => {
    const built = CATALOGUE.map((spec) => buildHero(spec));
    const heroes = [...PREBUILT, ...built.flatMap((hero) => (hero.ok ? [hero.value] : []))];
    const carried = new Set(heroes.flatMap((hero) => hero.abilities.map((a) => a.ability)));
    expect(ABILITIES.filter((_, i) => !carried.has(i)).map((ability) => ability.id)).toEqual([]);
  });
});
