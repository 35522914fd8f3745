/** What a bot knows about playing well: how a table looks, and which card improves the coming Assault most. */
import { type Move, type Offers, type SeatView, settled } from '@fray/engine';
import { assaultScore, bestPlay } from './best-play.js';
import type { RohanState } from './state.js';
import type { RohanView } from './view.js';

export function judge(s: Readonly<RohanState>, seat: number): number {
  return settled(s.outcome, seat) ?? Math.tanh(assaultScore(s, seat) / 20);
}

export function policy({ table, seat }: SeatView<RohanView>, moves: readonly Move[]): number {
  const trial = {
    ...table,
    cards: table.cards.slice(),
    hp: table.hp.slice(),
    atkUp: table.atkUp.slice(),
    defUp: table.defUp.slice(),
  };
  return bestPlay(trial, seat, moves.flat(), moves.length);
}

/** The same on a state of search, which is there to be tried on. */
export function quick(s: Readonly<RohanState>, seat: number, listed: Offers): number {
  return bestPlay(s, seat, listed.numbers, listed.count);
}
