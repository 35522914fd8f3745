/** What a seat may order once instead of being asked each time. */
import type { Move, SeatView, StandingOrder } from '@fray/engine';
import { EMPTY, isSurprise, LANES, opposite, place } from './board.js';
import { FINISH, PASS } from './verbs.js';
import type { RohanView } from './view.js';
import type { OrderId } from './words/ids.js';

const nothingFits: StandingOrder<RohanView> & { readonly id: OrderId } = {
  id: 'nothing-fits',
  default: false,
  suggests: true,
  answer: passWhereNothingFits,
};

export const ORDERS: readonly StandingOrder<RohanView>[] = [nothingFits];

/** RL-A25: passes where no card whatever could be placed. It never looks into the hand, which a quick pass would betray. */
function passWhereNothingFits(
  { table, seat }: SeatView<RohanView>,
  moves: readonly Move[],
  decision: string,
): number | undefined {
  if (decision !== 'deploy') return undefined;
  const holdsNothing = table.handSizes[seat] === 0;
  for (let lane = 0; lane < LANES; lane++)
    if (!holdsNothing && mightTake(table, seat, lane)) return undefined;
  const pass = moves.findIndex(([verb]) => verb === PASS);
  return pass !== -1 ? pass : moves.findIndex(([verb]) => verb === FINISH);
}

/** Whether a lane would take some card for all that everybody can see. */
function mightTake(table: RohanView, seat: number, lane: number): boolean {
  const at = place(seat, lane);
  if (table.cards[at] !== EMPTY) return false;
  if (table.attacker === seat) return true;
  const across = opposite(at);
  if (table.cards[across] === EMPTY) return false;
  return !isSurprise(table, across) || table.options.defensiveBlocksSurprise;
}
