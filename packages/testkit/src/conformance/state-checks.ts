/** States are plain data: copies are equal and independent, writing and reading changes nothing, the books balance. */
import { type Core, canonical, cloneRng, hashState, rngFromSeed } from '@fray/engine';
import { difference } from '../difference.js';
import { plainFault } from '../plain-data.js';
import { type Position, playOn } from '../random-match.js';

const CHOICES_AHEAD = 4;

export function checkPlain({ game, state }: Position): string | undefined {
  const fault = plainFault(state, 'state');
  if (fault !== undefined) return `the state is not plain data: ${fault}`;
  const wrong = game.audit(state);
  return wrong === undefined ? undefined : `the audit found: ${wrong}`;
}

/** A copy is equal, playing it on leaves the original alone, and a written and read state plays on like the copy. */
export function checkCopies({ game, machine, state, seats, match }: Position): string | undefined {
  const before = canonical(state);
  const copy = game.clone(state);
  const read = JSON.parse(JSON.stringify(state)) as Core;
  const unlike = difference(state, copy, 'state', 'clone') ?? difference(state, read, 'state', 'read again');
  if (unlike !== undefined) return `a copy is not equal:\n${unlike}`;
  const hash = hashState(game, state);
  if ([copy, read].some((other) => hashState(game, other) !== hash)) return 'a copy has another hash';
  const second = game.clone(state);
  const secondBefore = canonical(second);
  const chance = rngFromSeed(`${match.header.seed} ahead ${match.length}`);
  playOn(machine, copy, seats, cloneRng(chance), CHOICES_AHEAD);
  if (canonical(state) !== before) return 'playing a clone on changed the original';
  if (canonical(second) !== secondBefore) return 'playing a clone on changed another clone';
  playOn(machine, read, seats, cloneRng(chance), CHOICES_AHEAD);
  const apart = difference(copy, read, 'clone', 'read again');
  return apart === undefined ? undefined : `a written and read state plays on differently:\n${apart}`;
}

/** Remembers how every position of a match is spelt: a spelling that leaves something out would give two of them one hash. */
export function spellings(): (position: Position) => string | undefined {
  const seen = new Map<string, string>();
  return ({ game, match, state }) => {
    if (game.spell === undefined) return undefined;
    if (match.length === 0) seen.clear();
    const spelt = canonical([game.spell(state), game.chosen?.(state) ?? {}]);
    const { rng: _rng, stack: _stack, outcome: _outcome, ...own } = state;
    const text = canonical(own);
    const before = seen.get(spelt) ?? text;
    seen.set(spelt, before);
    const apart = difference(JSON.parse(before), own, 'one', 'other');
    return apart === undefined ? undefined : `two positions are spelt alike:\n${apart}`;
  };
}
