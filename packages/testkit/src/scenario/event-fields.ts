/** Which fields events carry, found out by watching matches played at random: no list of them can be out of date. */
import { type AnyGame, below, type Core, Machine, parseOptions, type Rng, rngFromSeed } from '@fray/engine';
import { wholeEvent } from './event-pattern.js';

interface Watched {
  readonly fields: Map<string, Set<string>>;
  played: number;
}

const INDEX = /\.\d+/g;
/** So many matches are watched, at most, until an event with all the wanted fields was told. */
const MATCHES = 60;

/** What has been seen of each game so far: most scenarios ask for the same. */
const watchedOf = new WeakMap<AnyGame, Watched>();

/** Whether an event of this type ever had such a field ("blow.hate" is one of a field's own); if not, which it had. */
export function findField(game: AnyGame, type: string, field: string): true | readonly string[] {
  const wanted = field.replace(INDEX, '');
  const watched = watchedOf.get(game) ?? { fields: new Map(), played: 0 };
  watchedOf.set(game, watched);
  for (;;) {
    const seen = watched.fields.get(type);
    if (seen?.has(wanted)) return true;
    if (watched.played >= MATCHES) return [...(seen ?? [])].filter((key) => !key.includes('.'));
    watch(game, watched.fields, watched.played++);
  }
}

function watch(game: AnyGame, fields: Map<string, Set<string>>, n: number): void {
  const rng = rngFromSeed(`fields ${n}`);
  const options = parseOptions(game.options, {});
  if (!options.ok) return;
  const machine = new Machine<Core>(game, {
    sink(event) {
      const known = fields.get(event.type) ?? new Set();
      fields.set(event.type, known);
      note(known, '', wholeEvent(event).data);
    },
  });
  const seats = game.seats.min + (n % (game.seats.max - game.seats.min + 1));
  const state = game.setup({ options: options.value, seats }, rngFromSeed(`dice ${n}`));
  machine.start(state);
  while (state.outcome === null) chooseAtRandom(machine, state, rng);
}

/** Places in lists are left out: what one of a list has, others may have. */
function note(known: Set<string>, path: string, value: unknown): void {
  if (path !== '') known.add(path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    note(known, Array.isArray(value) ? path : path === '' ? key : `${path}.${key}`, inner);
}

function chooseAtRandom(machine: Machine<Core>, state: Core, rng: Rng): void {
  const seat = 31 - Math.clz32(machine.asking(state));
  machine.applyListed(state, seat, below(rng, machine.list(state, seat)));
}
