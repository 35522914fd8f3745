/** A move in words. */
import type { Move } from '@fray/engine';
import { WEAPON_IDS } from '../../data/weapons.js';
import * as verbs from '../../verbs.js';
import type { DevilsView } from '../../view.js';
import { meldIn, movesOf, planIn, type Saying, staysPut } from '../moves.js';
import { actionName, cardOf, placeName, weaponName } from './figures.js';
import { EDGE_NAMES } from './terms.js';
import { modelName } from './who.js';

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
  ([, model], table) => `Dismount ${named(table, model)}`,
  () => 'Use Intuition',
  () => 'Go on',
  ([, first, second]) =>
    second === verbs.NO_CARD_NAME ? 'Show the hand' : `Show the ${cardOf(first)} and the ${cardOf(second)}`,
  (m, table) => `Place ${named(table, table.active)} at ${to(m)}`,
  sayPlan,
  (m, table) => (staysPut(m, table) ? 'Stay put' : `Move to ${to(m)}`),
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

function sayMeld(move: Move, table: DevilsView, seat: number): string {
  const { cards, swapped } = meldIn(move, table, seat);
  return `Play ${cards.map(cardOf).join(' ')}${swapped === undefined ? '' : `, with the ${cardOf(swapped)} swapped in`}`;
}

function sayPlan(move: Move): string {
  const words = planIn(move).map(actionName);
  return words.length === 0 ? 'Declare nothing' : words.join(', then ');
}

export const moveWords = movesOf(SAYINGS);
