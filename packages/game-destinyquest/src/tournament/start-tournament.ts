/** Starts a tournament: reads who takes part and how, and draws the pairings. */
import { fail, type Message, ok, type Result, rngFromSeed, shuffle } from '@fray/engine';
import { specOf } from '../heroes/hero-spec.js';
import { readFields, readOne } from '../heroes/read-fields.js';
import { readHero } from '../heroes/read-hero.js';
import { problem, within } from '../words/speak.js';
import { bracketMatches, roundRobinMatches } from './pairings.js';
import { type Entrant, FORMATS, LENGTHS, type Tournament } from './tournament.js';

const MOST = 16;
const FIELDS = ['format', 'length', 'seed', 'entrants', 'draw'];

/** Draws the pairings. `draw: "listed"` keeps the entrants in their order instead of shuffling them. */
export function startTournament(input: unknown): Result<Tournament, Message> {
  const fields = readFields(input, FIELDS, 'tournament-shape', 'tournament-field');
  if (!fields.ok) return fields;
  const format = readOne(fields.value['format'] ?? 'bracket', FORMATS, 'tournament-format');
  if (!format.ok) return format;
  const length = readOne(fields.value['length'] ?? 'single', LENGTHS, 'tournament-length');
  if (!length.ok) return length;
  const draw = readOne(fields.value['draw'] ?? 'random', ['random', 'listed'], 'tournament-draw');
  if (!draw.ok) return draw;
  const seed = fields.value['seed'];
  if (typeof seed !== 'string' || seed === '') return fail(problem('tournament-seed'));
  const entrants = readEntrants(fields.value['entrants']);
  if (!entrants.ok) return entrants;
  const order = entrants.value.map((_, i) => i);
  if (draw.value === 'random') shuffle(rngFromSeed(`tournament draw ${seed}`), order);
  const matches = format.value === 'bracket' ? bracketMatches(order) : roundRobinMatches(order);
  return ok({ format: format.value, length: length.value, seed, entrants: entrants.value, matches });
}

function readEntrants(value: unknown): Result<Entrant[], Message> {
  if (!Array.isArray(value) || value.length < 2 || value.length > MOST)
    return fail(problem('tournament-entrants', { most: MOST }));
  const entrants: Entrant[] = [];
  for (const [i, entry] of value.entries()) {
    const about = { entrant: i + 1 };
    const fields = readFields(entry, ['name', 'hero'], 'entrant-shape', 'entrant-field', about);
    if (!fields.ok) return fields;
    const hero = readHero(fields.value['hero']);
    if (!hero.ok) return fail(problem('in-entrant', { ...about, problem: within(hero.error) }));
    const name = fields.value['name'] ?? hero.value.name;
    if (typeof name !== 'string' || name.trim() === '' || name.length > 40)
      return fail(problem('entrant-name', about));
    entrants.push({ name, hero: specOf(hero.value) });
  }
  return ok(entrants);
}
