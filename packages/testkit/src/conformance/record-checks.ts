/** A finished match replays from its record to the same hash and the same story, and events cost it nothing. */
import {
  type AnyGame,
  type Core,
  canonical,
  formatRecord,
  hashState,
  Machine,
  type Match,
  parseChoice,
  parseRecord,
  rngFromSeed,
  verifyRecord,
} from '@fray/engine';
import { difference } from '../difference.js';

export function checkRecord(match: Match): string | undefined {
  const text = formatRecord(match.record());
  const parsed = parseRecord(text);
  if (!parsed.ok) return `its own record cannot be read: ${parsed.error.id}`;
  if (formatRecord(parsed.value) !== text) return 'the record is not the same after reading and writing';
  const again = verifyRecord(match.game, parsed.value);
  if (!again.ok) return `the record does not replay: at choice ${again.error.n}, ${again.error.message.id}`;
  if (again.value.hash() !== match.hash()) return 'the replay ends in another position';
  const told = difference(match.story, again.value.story, 'played', 'replayed');
  return told === undefined ? undefined : `the replay tells another story:\n${told}`;
}

/** An option that comes later and stays at its default breaks no record: positions have the same hashes with it. */
export function checkLaterOption(match: Match): string | undefined {
  const later = {
    id: 'comesLater',
    clause: 'LATER',
    values: [false, true],
    default: false,
    basis: 'ruling',
  } as const;
  const game: AnyGame = { ...match.game, options: [...match.game.options, later] };
  const again = verifyRecord(game, match.record());
  return again.ok ? undefined : `with one more option its record breaks: ${again.error.message.id}`;
}

/** The same choices on a machine that nobody listens to give the same states. */
export function checkSilentPlay(match: Match): string | undefined {
  const { game, header } = match;
  const machine = new Machine(game);
  const state = silentStart(game, match);
  machine.start(state);
  for (const [i, { seat, choice }] of match.choices.entries()) {
    const move = parseChoice(game.verbs, choice);
    if (!move.ok) return `choice ${i + 1} cannot be read: ${move.error.id}`;
    const why = machine.submit(state, seat, move.value);
    if (why !== undefined) return `choice ${i + 1} is refused when nobody listens: ${why.id} (${why.clause})`;
  }
  if (hashState(game, state) === match.hash()) return undefined;
  return `seed ${header.seed}: the match goes differently when nobody listens:\n${difference(match.state, state, 'heard', 'silent')}`;
}

function silentStart(game: AnyGame, { header }: Match): Core {
  return game.setup({ options: header.options, seats: header.seats.length }, rngFromSeed(header.seed));
}

/** Texts of what a seat holds in its hands must not change when the match goes on. */
export function checkSnapshots(
  held: readonly { readonly what: string; readonly data: unknown; readonly text: string }[],
): string | undefined {
  const changed = held.find(({ data, text }) => canonical(data) !== text);
  return changed === undefined
    ? undefined
    : `${changed.what} changed when the match went on; it must be a copy`;
}
