/** What a pass or a finish comes to. */
import { EMPTY, LANES, place, type RohanView } from '../../src/index.js';

/** My empty lanes that a card I hold might still go to, now or after what the other plays; 0 when there is nothing to lose. */
export function lanesGivenUp(table: RohanView, seat: number): number {
  if (table.hand.length === 0) return 0;
  const lanes = Array.from({ length: LANES }, (_, lane) => lane);
  const empty = lanes.filter((lane) => table.cards[place(seat, lane)] === EMPTY);
  // Once the other has finished, a defender can only block what already stands there.
  const settled = table.attacker !== seat && table.finished[1 - seat] === 1;
  return settled ? empty.filter((lane) => table.cards[place(1 - seat, lane)] !== EMPTY).length : empty.length;
}

/** Whether a pass of mine now ends the Deployment (RL-12). */
export function passEnds({ passes, finished }: RohanView, seat: number): boolean {
  return passes > 0 || finished[1 - seat] === 1;
}
