/** What a bot knows about playing well: how a table looks, and which card improves the coming Assault most. */
import { type Move, type SeatView, settled } from '@fray/engine';
import { type Board, EMPTY, figures, LANES, place } from './board.js';
import { CARDS, INSPIRE, RALLY, REINFORCE } from './data/cards.js';
import { newLaneResult, resolveLane } from './rules/battle.js';
import type { RohanState } from './state.js';
import { KEEP, PASS, PLAY } from './verbs.js';
import type { RohanView } from './view.js';

/** Reinforce puts three cards into the hand, worth about this much Health. */
const REINFORCE_WORTH = 6;
/** A card on the table is worth this share of its figures, in Health. */
const CARD_SHARE = 0.35;

export function judge(s: Readonly<RohanState>, seat: number): number {
  return settled(s.outcome, seat) ?? Math.tanh(assaultScore(s, seat) / 20);
}

/** The play that improves the coming Assault most; none that helps: pass. */
export function policy({ table, seat }: SeatView<RohanView>, moves: readonly Move[]): number {
  const before = assaultScore(table, seat);
  let best = moves.findIndex(([verb]) => verb === PASS || verb === KEEP);
  if (best === -1) best = moves.length - 1;
  let bestGain = 0;
  for (const [i, [verb, card, lane]] of moves.entries()) {
    if (verb !== PLAY) continue;
    const after = landed(table, seat, card, lane);
    const bonus = CARDS[card]!.ability === REINFORCE ? REINFORCE_WORTH : 0;
    const gain = assaultScore(after, seat) - before + bonus;
    if (gain > bestGain) {
      bestGain = gain;
      best = i;
    }
  }
  return best;
}

/** Health and cards after the coming Assault, mine less theirs; a fallen player outweighs everything. */
function assaultScore(board: Board, seat: number): number {
  const result = newLaneResult();
  const health = [board.health[0]!, board.health[1]!];
  let cards = 0;
  for (let lane = 0; lane < LANES; lane++) {
    resolveLane(board, lane, result);
    for (let side = 0; side < 2; side++) {
      health[side]! -= result.loss[side]!;
      if (!result.falls[side]) cards += worth(board, place(side, lane), result.hpLeft[side]!, side === seat);
    }
    if (health[0]! <= 0 || health[1]! <= 0) return health[seat]! > health[1 - seat]! ? 1000 : -1000;
  }
  return health[seat]! - health[1 - seat]! + cards;
}

function worth(board: Board, at: number, hp: number, mine: boolean): number {
  const card = board.cards[at]!;
  if (card === EMPTY) return 0;
  const { atk, def } = figures(board.options)[card]!;
  const value = CARD_SHARE * (atk + def + hp);
  return mine ? value : -value;
}

/** The open table as it would look with this card in place. */
export function landed(table: RohanView, seat: number, card: number, lane: number): Board {
  const cards = table.cards.slice();
  const hp = table.hp.slice();
  const atkUp = table.atkUp.slice();
  const at = place(seat, lane);
  cards[at] = card;
  hp[at] = figures(table.options)[card]!.hp;
  const { ability } = CARDS[card]!;
  if (ability === INSPIRE || ability === RALLY)
    for (let i = seat * LANES; i < seat * LANES + LANES; i++) if (cards[i] !== EMPTY) atkUp[i]!++;
  return { ...table, cards, hp, atkUp };
}
