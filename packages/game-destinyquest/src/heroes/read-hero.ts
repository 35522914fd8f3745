/** A hero from outside: the name of one that is ready, or one that a player has made. */
import { fail, type Message, ok, type Result } from '@fray/engine';
import { problem } from '../words/speak.js';
import { buildHero } from './build-hero.js';
import type { Hero } from './hero.js';
import { parseHeroFile } from './hero-file.js';
import { bare, nearest } from './near.js';
import { PREBUILT } from './prebuilt.js';

export function readHero(input: unknown): Result<Hero, Message> {
  if (typeof input !== 'string') return buildHero(input);
  // A name has one line, a hero file has many.
  if (input.trim().includes('\n')) return parseHeroFile(input);
  const word = bare(input);
  const found = PREBUILT.find((hero) => bare(hero.id) === word || bare(hero.name) === word);
  if (found !== undefined) return ok(found);
  const ids = PREBUILT.map((hero) => hero.id);
  const near = nearest(input, [...ids, ...PREBUILT.map((hero) => hero.name)]);
  return fail(problem('hero-unknown', { given: input.slice(0, 40), known: ids, near }));
}
