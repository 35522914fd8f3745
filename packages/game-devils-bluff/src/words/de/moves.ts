/** A move in words. */
import type { Move } from '@fray/engine';
import { WEAPON_IDS } from '../../data/weapons.js';
import * as verbs from '../../verbs.js';
import type { DevilsView } from '../../view.js';
import { capital } from '../figures.js';
import { meldIn, movesOf, planIn, type Saying, staysPut } from '../moves.js';
import { actionName, cardOf, placeName } from './figures.js';
import { EDGE_NAMES } from './terms.js';
import { modelName, withWeapon } from './who.js';

const named = (table: DevilsView, model: number): string => modelName(table.roster[model]?.name ?? '?');
const to = ([, level, x, y]: Move): string => placeName(x, y, level);

const SAYINGS: readonly Saying[] = [
  () => 'Hier kämpfen',
  () => 'Um den nächsten Tisch bitten',
  (_m, table, seat) => `${cardOf(table.inPlay[seat] ?? -1)} behalten`,
  ([, card]) => `${cardOf(card)} eintauschen`,
  sayMeld,
  ([, edge]) => `${capital(EDGE_NAMES[verbs.EDGES[edge] ?? ''] ?? 'einen Rand')} nehmen`,
  (m) => `Den Fund bei ${to(m)} hinlegen`,
  ([, , x, y]) => `Bei ${placeName(x, y, 0)} hereinkommen`,
  ([, model], table) => `${named(table, model)} aktivieren`,
  ([, model], table) => `${named(table, model)} absitzen lassen`,
  () => 'Das Gespür nutzen',
  () => 'Weiter',
  ([, first, second]) =>
    second === verbs.NO_CARD_NAME ? 'Die Hand zeigen' : `${cardOf(first)} und ${cardOf(second)} zeigen`,
  (m, table) => `${named(table, table.active)} bei ${to(m)} hinstellen`,
  sayPlan,
  (m, table) => (staysPut(m, table) ? 'Stehen bleiben' : `Nach ${to(m)} gehen`),
  () => 'Warten',
  ([, target, weapon, long], table) =>
    `${named(table, target)} ${withWeapon(WEAPON_IDS[weapon])} angreifen${long === 1 ? ', Weitschuss' : ''}`,
  ([, long]) => `Zuerst ziehen${long === 1 ? ', Weitschuss' : ''}`,
  (m) => `Nach ${to(m)} wegrollen`,
  () => 'Nein',
  ([, marker]) => `Marker ${marker + 1} sichern`,
  () => 'Zum Flachmann greifen',
  ([, card]) => `${cardOf(card)} nehmen`,
  () => 'Vorwärts!',
  () => 'Aufgeben',
];

function sayMeld(move: Move, table: DevilsView, seat: number): string {
  const { cards, swapped } = meldIn(move, table, seat);
  return `${cards.map(cardOf).join(' ')} spielen${swapped === undefined ? '' : `, mit ${cardOf(swapped)} eingetauscht`}`;
}

function sayPlan(move: Move): string {
  const words = planIn(move).map(actionName);
  return words.length === 0 ? 'Nichts ansagen' : words.join(', dann ');
}

export const moveWords = movesOf(SAYINGS);
