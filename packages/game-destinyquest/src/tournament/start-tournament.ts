/** Starts a tournament: reads who takes part and how, and draws the pairings. */
import { fail, ok, type Result, rngFromSeed, shuffle } from '@fray/engine';
import { specOf } from '../heroes/hero-spec.js';
import { readFields, readOne } from '../heroes/read-fields.js';
import { readHero } from '../heroes/read-hero.js';
import { bracketMatches, roundRobinMatches } from './pairings.js';
import { type Entrant, FORMATS, LENGTHS, type Tournament } from './tournament.js';

const MOST = 16;
const FIELDS = ['format', 'length', 'seed', 'entrants', 'draw'];
const EXAMPLE =
  '{"format":"bracket","length":"single","seed":"may","entrants":[{"hero":"monk"},{"hero":"titan"}]}';

/** Draws the pairings. `draw: "listed"` keeps the entrants in their order instead of shuffling them. */
export function startTournament(input: unknown): Result<Tournament> {
  const fields = readFields(input, 'A tournament', FIELDS, EXAMPLE);
  if (!fields.ok) return fields;
  const format = readOne(fields.value['format'] ?? 'bracket', FORMATS, 'A tournament needs a format');
  if (!format.ok) return format;
  const length = readOne(fields.value['length'] ?? 'single', LENGTHS, 'A tournament needs a length of match');
  if (!length.ok) return length;
  const draw = readOne(fields.value['draw'] ?? 'random', ['random', 'listed'], 'A tournament needs a draw');
  if (!draw.ok) return draw;
  const seed = fields.value['seed'];
  if (typeof seed !== 'string' || seed === '') return fail('A tournament needs a seed: any text.');
  const entrants = readEntrants(fields.value['entrants']);
  if (!entrants.ok) return entrants;
  const order = entrants.value.map((_, i) => i);
  if (draw.value === 'random') shuffle(rngFromSeed(`tournament draw ${seed}`), order);
  const matches = format.value === 'bracket' ? bracketMatches(order) : roundRobinMatches(order);
  return ok({ format: format.value, length: length.value, seed, entrants: entrants.value, matches });
}

function readEntrants(value: unknown): Result<Entrant[]> {
  if (!Array.isArray(value) || value.length < 2 || value.length > MOST)
    return fail(`A tournament needs a list of 2 to ${MOST} entrants, each with a hero.`);
  const entrants: Entrant[] = [];
  for (const [i, entry] of value.entries()) {
    const fields = readFields(entry, `Entrant ${i + 1}`, ['name', 'hero'], '{"name":"Ann","hero":"monk"}');
    if (!fields.ok) return fields;
    const hero = readHero(fields.value['hero']);
    if (!hero.ok) return fail(`Entrant ${i + 1}: ${hero.error}`);
    const name = fields.value['name'] ?? hero.value.name;
    if (typeof name !== 'string' || name.trim() === '' || name.length > 40)
      return fail(`Entrant ${i + 1} needs a name of 1 to 40 characters.`);
    entrants.push({ name, hero: specOf(hero.value) });
  }
  return ok(entrants);
}
