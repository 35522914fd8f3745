/** A move in words. */
import { formatNotation, type Move, type SeatView } from '@fray/engine';
import { WEAPON_IDS } from '../../data/weapons.js';
import * as verbs from '../../verbs.js';
import type { DevilsView } from '../../view.js';
import { actionName, cardOf, placeName, weaponName } from './figures.js';
import { EDGE_NAMES } from './terms.js';
import { modelName } from './who.js';

type Saying = (move: Move, table: DevilsView, seat: number) => string;

const named = (table: DevilsView, model: number): string => modelName(table.roster[model]?.name ?? '?');
const to = ([, level, x, y]: Move): string => placeName(x, y, level);

const SAYINGS: readonly Saying[] = [
  () => 'Fight here',
  () => 'Ask for the next table',
  (_m, table, seat) => `Keep the ${cardOf(table.inPlay[seat] ?? -1)}`,
  ([, card]) => `Swap in the ${cardOf(card)}`,
  sayMeld,
  ([, edge]) => `Take ${EDGE_NAMES[verbs.EDGES[edge] ?? ''] ?? 'an edge'}`,
  (m) => `Lay the find at ${to(m)}`,
  ([, , x, y]) => `Come in at ${placeName(x, y, 0)}`,
  ([, model], table) => `Activate ${named(table, model)}`,
  () => 'Dismount',
  () => 'Use Intuition',
  () => 'Go on',
  ([, first, second]) =>
    second === verbs.NO_CARD_NAME ? 'Show the hand' : `Show the ${cardOf(first)} and the ${cardOf(second)}`,
  (m, table) => `Place ${named(table, table.active)} at ${to(m)}`,
  sayPlan,
  (m, table) => sayMove(m, table),
  () => 'Pass',
  ([, target, weapon, long], table) =>
    `Attack ${named(table, target)} with the ${weaponName(WEAPON_IDS[weapon])}${long === 1 ? ', Longshot' : ''}`,
  ([, long]) => `Draw first${long === 1 ? ', Longshot' : ''}`,
  (m) => `Roll away to ${to(m)}`,
  () => 'No',
  ([, marker]) => `Secure marker ${marker + 1}`,
  () => 'Use the Flask',
  ([, card]) => `Take the ${cardOf(card)}`,
  () => 'Move it!',
  () => 'Give up',
];

function sayMove(m: Move, table: DevilsView): string {
  const { active } = table;
  const stays = table.x[active] === m[2] && table.y[active] === m[3] && table.level[active] === m[1];
  return stays ? 'Stay put' : `Move to ${to(m)}`;
}

function sayMeld([, play, spare]: Move, table: DevilsView, seat: number): string {
  const pool = [...table.hand, table.inPlay[seat] ?? -1].filter((card) => card !== spare);
  const swapped = play === table.inPlay[seat] ? '' : `, with the ${cardOf(play)} swapped in`;
  return `Play ${pool.map(cardOf).join(' ')}${swapped}`;
}

function sayPlan([, ...kinds]: Move): string {
  const words = kinds.filter((kind) => kind !== verbs.NONE).map((kind) => actionName(verbs.ACTIONS[kind]));
  return words.length === 0 ? 'Declare nothing' : words.join(', then ');
}

export function moveWords(move: Move, { table, seat }: SeatView<DevilsView>): string {
  return SAYINGS[move[0]]?.(move, table, seat) ?? formatNotation(verbs.VERBS, move);
}
