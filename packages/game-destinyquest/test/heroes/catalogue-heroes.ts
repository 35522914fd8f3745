/** Heroes who between them carry every ability of the table, so that random play meets all of them. */
import { ABILITIES } from '../../src/abilities/index.js';
import { buildHero } from '../../src/heroes/build-hero.js';
import { BOXES } from '../../src/heroes/hero.js';
import { type HeroSpec, specOf } from '../../src/heroes/hero-spec.js';
import { PREBUILT } from '../../src/heroes/prebuilt.js';

const PER_HERO = 2 * BOXES.length;
/** Careers and hands that meet what is asked of weapons. */
const BODIES = [
  { path: 'rogue', career: 'swordsmaster', main: 'sword', left: 'sword' },
  { path: 'rogue', career: 'assassin', main: 'dagger', left: 'dagger' },
  { path: 'warrior', career: 'berserker', main: 'axe', left: 'shield' },
  { path: 'mage', career: 'medic', main: 'staff', left: 'bow' },
  { path: 'warrior', career: 'monk', main: 'fist weapon', left: 'fist weapon' },
];

function carriedByPrebuilt(ability: number): boolean {
  return PREBUILT.some((hero) => hero.abilities.some((a) => a.ability === ability));
}

function catalogueHero(index: number, names: readonly string[]): HeroSpec {
  const { path, career, main, left } = BODIES[index % BODIES.length]!;
  const items = BOXES.map((box, i) => ({
    box,
    name: `Thing ${i + 1}`,
    ...(box === 'main hand' ? { kind: main } : box === 'left hand' ? { kind: left } : {}),
    speed: box === 'feet' ? 0 : 1,
    brawn: path === 'mage' ? 0 : 1,
    magic: path === 'mage' ? 1 : 0,
    abilities: names.slice(2 * i, 2 * i + 2),
    lootCard: 'common',
  }));
  const hero = buildHero({ name: `Catalogue ${index + 1}`, path, career, items });
  if (!hero.ok) throw new Error(hero.error.id);
  return specOf(hero.value);
}

/** Five heroes with what the fifteen do not carry; the last is filled up from the front of the table. */
export const CATALOGUE: readonly HeroSpec[] = (() => {
  const missing = ABILITIES.filter((_, i) => !carriedByPrebuilt(i)).map((ability) => ability.id);
  const count = Math.ceil(missing.length / PER_HERO);
  const padded = [...missing, ...ABILITIES.map((ability) => ability.id)].slice(0, count * PER_HERO);
  return Array.from({ length: count }, (_, i) =>
    catalogueHero(i, padded.slice(i * PER_HERO, (i + 1) * PER_HERO)),
  );
})();
