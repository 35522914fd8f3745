/** What a bot knows about playing well: how a table looks, and which card improves the coming Assault most. */
import { type Knowledge, type Move, type SeatView, settled } from '@fray/engine';
import { assaultScore, playWorths } from './best-play.js';
import type { RohanState } from './state.js';
import type { RohanView } from './view.js';

export const KNOWLEDGE: Knowledge<RohanState, RohanView> = {
  judge: (s, seat) => settled(s.outcome, seat) ?? Math.tanh(assaultScore(s, seat) / 20),
  policy,
  worths: (s, seat, listed, out) => playWorths(s, seat, listed.numbers, listed.count, out),
  /** Health left over: twenty points are a whole match. */
  margin: (s, seat) => Math.tanh((s.health[seat]! - s.health[1 - seat]!) / 15),
};

function policy({ table, seat }: SeatView<RohanView>, moves: readonly Move[]): number {
  const trial = {
    ...table,
    cards: table.cards.slice(),
    hp: table.hp.slice(),
    atkUp: table.atkUp.slice(),
    defUp: table.defUp.slice(),
  };
  const worths = new Float64Array(moves.length);
  playWorths(trial, seat, moves.flat(), moves.length, worths);
  return worths.indexOf(Math.max(...worths));
}
