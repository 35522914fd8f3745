/** What the coming Assault will do if nobody plays another card: all of it lies open on the table. */
import { type Board, EMPTY, figures, LANES, place } from './board.js';
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
  const health = living(board.health);
  const lanes: LaneResult[] = [];
  let decidedIn = -1;
  for (let lane = 0; lane < LANES; lane++) {
    const result = newLaneResult();
    resolveLane(board, lane, result);
    lanes.push(result);
    if (decidedIn === -1 && isDecidedBy(board, result, health)) decidedIn = lane;
  }
  return { lanes, health: living(health), decidedIn };
}

/** Of the forecast the players' Health alone: the question of a Deployment says it after every card. */
export function healthAhead(board: Board): number[] {
  const health = living(board.health);
  for (let lane = 0; lane < LANES; lane++) {
    resolveLane(board, lane, LANE);
    if (isDecidedBy(board, LANE, health)) break;
  }
  return living(health);
}

const LANE = newLaneResult();

/** Takes the losses of a lane; whether it is the last one that is fought. */
function isDecidedBy(board: Board, { loss }: LaneResult, health: number[]): boolean {
  health[0]! -= loss[0];
  health[1]! -= loss[1];
  return board.options.winCheck === 'lane' && (health[0]! <= 0 || health[1]! <= 0);
}

function living(health: readonly number[]): number[] {
  return [Math.max(0, health[0]!), Math.max(0, health[1]!)];
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
