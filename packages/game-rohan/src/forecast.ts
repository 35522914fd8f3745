/** What the coming Assault will do if nobody plays another card: all of it lies open on the table. */
import { type Board, EMPTY, figures, LANES, place, SEATS } from './board.js';
import { CARDS, INSPIRE, RALLY } from './data/cards.js';
import { type LaneResult, newLaneResult, resolveLane } from './rules/battle.js';

/** The coming Assault, lane by lane; exact, since all of it lies on the table. */
export interface Forecast {
  readonly lanes: readonly LaneResult[];
  /** Health of both players afterwards. */
  readonly health: readonly number[];
  /** The lane in which somebody falls, or -1; later lanes would not be fought (RL-A28). */
  readonly decidedIn: number;
}

export function forecast(board: Board): Forecast {
  const health = board.health.map((h) => Math.max(0, h));
  const lanes: LaneResult[] = [];
  let decidedIn = -1;
  for (let lane = 0; lane < LANES; lane++) {
    const result = newLaneResult();
    resolveLane(board, lane, result);
    lanes.push(result);
    if (decidedIn !== -1) continue;
    for (let seat = 0; seat < SEATS; seat++) health[seat]! -= result.loss[seat]!;
    if (board.options.winCheck === 'lane' && health.some((h) => h <= 0)) decidedIn = lane;
  }
  return { lanes, health: health.map((h) => Math.max(0, h)), decidedIn };
}

/** The open table as it would look with this card in place. */
export function landed(table: Board, seat: number, card: number, lane: number): Board {
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
