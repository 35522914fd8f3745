/** What a bot knows about playing well: how a table looks, and which card improves the coming Assault most. */
import { type Knowledge, type Message, type Move, type SeatView, settled } from '@fray/engine';
import { assaultScore, playWorths } from './best-play.js';
import { healthAhead, landed } from './forecast.js';
import { markTwins } from './lane-twins.js';
import { PRACTICE } from './practice.js';
import type { RohanState } from './state.js';
import { PLAY } from './verbs.js';
import type { RohanView } from './view.js';

export const KNOWLEDGE: Knowledge<RohanState, RohanView> = {
  /** Measured by `fray ladder rohan`; docs/BOTS.md has the table. */
  levels: {
    newcomer: { method: 'policy', mistakes: 100 },
    casual: { method: 'policy', mistakes: 72 },
    steady: { method: 'policy', mistakes: 36 },
    strong: { method: 'policy', mistakes: 0 },
    best: { method: 'rollouts', iterations: 1000, sigmas: 2, doubt: 8, randomPercent: 0 },
  },
  judge: (s, seat) => settled(s.outcome, seat) ?? Math.tanh(assaultScore(s, seat) / 20),
  policy,
  worths: (s, seat, listed, out) => playWorths(s, seat, listed.numbers, listed.count, out),
  practice: PRACTICE,
  twins: (s, seat, { numbers, count }, out) => markTwins(s, seat, numbers, count, out),
  round: (s) => s.round,
  why,
  margin: (s, seat) => marginOf(s.health[seat]! - s.health[1 - seat]!),
};

/** More than anybody leads by. */
const MOST_LEAD = 128;
const MARGINS = Float64Array.from({ length: 2 * MOST_LEAD + 1 }, (_, i) => marginBy(i - MOST_LEAD));

/** Looked up, because search asks at the end of every line. */
function marginOf(lead: number): number {
  return MARGINS[lead + MOST_LEAD] ?? marginBy(lead);
}

/** Health left over: twenty points are a whole match. */
function marginBy(lead: number): number {
  return Math.tanh(lead / 15);
}

/** What the coming Assault would take from both with this card, against without it. */
function why({ table, seat }: SeatView<RohanView>, [verb, card, lane]: Move): Message | undefined {
  if (verb !== PLAY) return undefined;
  const before = healthAhead(table);
  const after = healthAhead(landed(table, seat, card, lane));
  const hurts = before[1 - seat]! - after[1 - seat]!;
  const spares = after[seat]! - before[seat]!;
  return hurts === 0 && spares === 0 ? undefined : { id: 'assault-change', data: { hurts, spares } };
}

function policy({ table, seat }: SeatView<RohanView>, moves: readonly Move[]): number {
  const trial = {
    ...table,
    cards: table.cards.slice(),
    hp: table.hp.slice(),
  };
  const worths = new Float64Array(moves.length);
  playWorths(trial, seat, moves.flat(), moves.length, worths);
  return worths.indexOf(Math.max(...worths));
}
