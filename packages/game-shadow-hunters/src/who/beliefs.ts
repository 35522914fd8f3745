/** The deduction sheet: who everybody can still be for one seat, and by whose word. */
import { CHARACTERS, DEAL, members } from '../data/characters.js';
import type { ShadowView } from '../view.js';
import { countWorlds, type Worlds } from './worlds.js';

type Beliefs = Pick<ShadowView, 'seats' | 'characters' | 'open' | 'known'>;

/** The characters each player can be for the seat of this view. */
export function possibleFor(table: Beliefs): number[] {
  return table.open.map((open, i) => {
    const seen = table.characters[i]!;
    return seen >= 0 ? 1 << seen : open & table.known[i]!;
  });
}

/** All the deals that fit what the seat of this view knows. */
export function worldsFor(table: Beliefs): Worlds {
  const possible = possibleFor(table);
  const known = counted.find((earlier) => isSame(earlier.possible, possible));
  if (known !== undefined) return known.worlds;
  const worlds = countWorlds(possible, DEAL[table.seats]!);
  if (counted.unshift({ possible, worlds }) > COUNTED) counted.pop();
  return worlds;
}

/** What a seat knows changes seldom, and counting takes long: the last countings are kept, two for each of eight seats. */
const COUNTED = 16;
const counted: { readonly possible: readonly number[]; readonly worlds: Worlds }[] = [];

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((set, i) => set === others[i]);
}

/** Why somebody is not a character, or how likely they are: what one field of the sheet says. */
export type Mark =
  /** The card lies face up, or was shown to this seat alone. */
  | 'seen'
  /** The table saw that it cannot be; this seat alone knows it; the other cards leave no room for it. */
  | 'table'
  | 'you'
  | 'room'
  | 'open';

export interface Field {
  readonly character: number;
  readonly mark: Mark;
  /** From 0 to 1: in how many of the fitting deals. */
  readonly share: number;
}

export interface DeductionSheet {
  /** How many deals fit. */
  readonly deals: number;
  /** By seat, a field for every character that takes part. */
  readonly rows: readonly (readonly Field[])[];
}

export function deductionSheet(table: Beliefs & Pick<ShadowView, 'roster'>): DeductionSheet {
  const worlds = worldsFor(table);
  const shares = worlds.shares();
  const rows = table.open.map((_, seat) =>
    members(table.roster).map((character): Field => {
      const share = shares[seat * CHARACTERS.length + character]!;
      return { character, share, mark: markOf(table, seat, character, share) };
    }),
  );
  return { deals: worlds.count, rows };
}

function markOf(table: Beliefs, seat: number, character: number, share: number): Mark {
  const bit = 1 << character;
  const shown = table.characters[seat]! >= 0 ? 1 << table.characters[seat]! : table.known[seat]!;
  if (shown === bit) return 'seen';
  if ((table.open[seat]! & bit) === 0) return 'table';
  if ((shown & bit) === 0) return 'you';
  return share === 0 ? 'room' : 'open';
}
