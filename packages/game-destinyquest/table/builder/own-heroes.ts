/** Heroes that somebody has built, and the one on the bench: kept in this browser. */
import { buildHero, type Hero, type HeroSpec, specOf } from '../../src/index.js';

const SHELF = 'fray.destinyquest.heroes';
const DRAFT = 'fray.destinyquest.draft';
const MOST = 12;

export function ownHeroes(): readonly Hero[] {
  const kept = read(SHELF);
  return Array.isArray(kept) ? kept.flatMap(heroFrom) : [];
}

export function keepHero(hero: Hero): void {
  const others = ownHeroes().filter(({ id }) => id !== hero.id);
  write(SHELF, [hero, ...others].slice(0, MOST).map(specOf));
}

export function forgetHero(id: string): void {
  write(
    SHELF,
    ownHeroes().flatMap((hero) => (hero.id === id ? [] : [specOf(hero)])),
  );
}

/** What was on the bench; it may be unfinished, but it has the shape of a hero. */
export function keptDraft(): HeroSpec | undefined {
  const draft = read(DRAFT) as HeroSpec | null;
  return typeof draft?.name === 'string' && Array.isArray(draft.items) ? draft : undefined;
}

export function keepDraft(spec: HeroSpec): void {
  write(DRAFT, spec);
}

function heroFrom(spec: unknown): Hero[] {
  const built = buildHero(spec);
  return built.ok ? [built.value] : [];
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still builds heroes while the page is open.
  }
}
