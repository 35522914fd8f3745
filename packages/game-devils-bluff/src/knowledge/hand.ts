/** Playing one's hand well: what to keep, what to throw away, when a meld is worth its cards (3.9). */
import type { Move, SeatView } from '@fray/engine';
import { ACE, cardValue } from '../cards.js';
import { ACES_WILD } from '../data/gear.js';
import { hasGear, INJURY_DRAW, NOBODY, ROLL_OFF_DRAW, ROUTING_DRAW } from '../state.js';
import { KEEP, MELD, SWAP } from '../verbs.js';
import type { DevilsView } from '../view.js';

/** What a card is worth in the hand: high ones win draws; a gang that wavers also needs low ones. */
function heldWorth(table: DevilsView, seat: number, card: number): number {
  const value = cardValue(card);
  return table.wavering[seat] ? Math.max(value, 13 - 1.5 * value) : value;
}

/** What using a card brings now. */
function result(table: DevilsView, seat: number, card: number): number {
  const value = cardValue(card);
  if (table.drawKind === ROUTING_DRAW) return -4 * value;
  if (table.drawKind === ROLL_OFF_DRAW) return 0.8 * value;
  const wild = value === ACE && table.drawModel !== NOBODY && hasGear(table, table.drawModel, ACES_WILD);
  const worth = wild ? 11 : value;
  if (table.drawKind === INJURY_DRAW) return worth === ACE ? -60 : worth >= 11 ? 25 : 0;
  const reached = worth !== ACE && worth >= table.need;
  return reached ? successWorth(table, seat) : 0;
}

/** In units of card value: a counter that saves a Hit Point is worth more than a hit that may still be stopped. */
const SUCCESS = [10, 11, 16, 14, 8] as const;

function successWorth(table: DevilsView, _seat: number): number {
  return SUCCESS[table.drawKind] ?? 10;
}

/** How good each answer to a draw is: what it brings now, and what it leaves in the hand. */
export function drawWorth({ table, seat }: SeatView<DevilsView>, move: Move): number {
  const drawn = table.inPlay[seat]!;
  const left = table.hand.reduce((sum, card) => sum + heldWorth(table, seat, card), 0);
  if (move[0] === KEEP) return result(table, seat, drawn) + left;
  if (move[0] === SWAP)
    return (
      result(table, seat, move[1]) + left - heldWorth(table, seat, move[1]) + heldWorth(table, seat, drawn)
    );
  // A meld: everything goes but a spare card that is not in play.
  const spare = move[2] !== move[1] && (table.hand.includes(move[2]) || move[2] === drawn) ? move[2] : -1;
  return successWorth(table, seat) + (spare === -1 ? 0 : heldWorth(table, seat, spare));
}

export function bestDraw(view: SeatView<DevilsView>, moves: readonly Move[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const verb = moves[i]![0];
    if (verb !== KEEP && verb !== SWAP && verb !== MELD) continue;
    const worth = drawWorth(view, moves[i]!);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

/** "Tidy my hand": asks where a meld could be played, since that costs cards. */
export function answerDraw(view: SeatView<DevilsView>, moves: readonly Move[]): number | undefined {
  return moves.some(([verb]) => verb === MELD) ? undefined : bestDraw(view, moves);
}

/** Keeps where no swap could turn the draw or better the hand; undefined where one could, as the hand is its owner's. */
export function keepWhereNothingMatters(
  view: SeatView<DevilsView>,
  moves: readonly Move[],
): number | undefined {
  if (moves.some(([verb]) => verb === MELD)) return undefined;
  const best = bestDraw(view, moves);
  return moves[best]?.[0] === KEEP ? best : undefined;
}

/** The cheapest swap that turns a failed draw, else keep. */
export function answerOnlyIfItTurns(view: SeatView<DevilsView>, moves: readonly Move[]): number | undefined {
  if (moves.some(([verb]) => verb === MELD)) return undefined;
  const { table, seat } = view;
  const kept = moves.findIndex(([verb]) => verb === KEEP);
  if (table.need === 0 || result(table, seat, table.inPlay[seat]!) > 0) return kept;
  let best = kept;
  let least = 14;
  moves.forEach(([verb, card], i) => {
    if (verb !== SWAP || result(table, seat, card) <= 0 || cardValue(card) >= least) return;
    least = cardValue(card);
    best = i;
  });
  return best;
}
