/** A move in words. */
import type { Move } from '@fray/engine';
import { WEAPON_IDS } from '../../data/weapons.js';
import * as verbs from '../../verbs.js';
import type { DevilsView } from '../../view.js';
import { meldIn, movesOf, planIn, type Saying, staysPut } from '../moves.js';
import { actionName, cardOf, placeName } from './figures.js';
import { EDGE_NAMES } from './terms.js';
import { modelName, withWeapon } from './who.js';

const named = (table: DevilsView, model: number): string => modelName(table.roster[model]?.name ?? '?');
const to = ([, level, x, y]: Move): string => placeName(x, y, level);

const SAYINGS: readonly Saying[] = [
  () => 'Se battre ici',
  () => 'Demander la table suivante',
  (_m, table, seat) => `Garder ${cardOf(table.inPlay[seat] ?? -1)}`,
  ([, card]) => `Échanger contre ${cardOf(card)}`,
  sayMeld,
  ([, edge]) => `Prendre ${EDGE_NAMES[verbs.EDGES[edge] ?? ''] ?? 'un bord'}`,
  (m) => `Poser la trouvaille en ${to(m)}`,
  ([, , x, y]) => `Entrer en ${placeName(x, y, 0)}`,
  ([, model], table) => `Activer ${named(table, model)}`,
  ([, model], table) => `${named(table, model)} met pied à terre`,
  () => 'Se fier à son Intuition',
  () => 'Continuer',
  ([, first, second]) =>
    second === verbs.NO_CARD_NAME ? 'Montrer la main' : `Montrer ${cardOf(first)} et ${cardOf(second)}`,
  (m, table) => `Placer ${named(table, table.active)} en ${to(m)}`,
  sayPlan,
  (m, table) => (staysPut(m, table) ? 'Rester sur place' : `Aller en ${to(m)}`),
  () => 'Passer',
  ([, target, weapon, long], table) =>
    `Attaquer ${named(table, target)} ${withWeapon(WEAPON_IDS[weapon])}${long === 1 ? ', Tir lointain' : ''}`,
  ([, long]) => `Dégainer en premier${long === 1 ? ', Tir lointain' : ''}`,
  (m) => `Rouler en ${to(m)}`,
  () => 'Non',
  ([, marker]) => `S’emparer du marqueur ${marker + 1}`,
  () => 'Prendre la fiole',
  ([, card]) => `Prendre ${cardOf(card)}`,
  () => 'On se bouge !',
  () => 'Abandonner',
];

function sayMeld(move: Move, table: DevilsView, seat: number): string {
  const { cards, swapped } = meldIn(move, table, seat);
  return `Jouer ${cards.map(cardOf).join(' ')}${swapped === undefined ? '' : `, en échangeant contre ${cardOf(swapped)}`}`;
}

function sayPlan(move: Move): string {
  const words = planIn(move).map(actionName);
  return words.length === 0 ? 'Ne rien annoncer' : words.join(', puis ');
}

export const moveWords = movesOf(SAYINGS);
