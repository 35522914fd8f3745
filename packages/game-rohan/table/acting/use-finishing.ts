/** Finish is final for the round: while it would still cost something, it is asked about once before it is done. */
import type { Offer, TableProps } from '@fray/kit';
import { useEffect, useState } from 'react';
import { EMPTY, LANES, place, type RohanView } from '../../src/index.js';

export interface Finishing {
  /** How many of my lanes are still empty while I am being asked whether I mean it. */
  readonly asking: number | undefined;
  /** Gives a choice on to the engine, or asks first. */
  readonly choose: (offer: Offer) => void;
  readonly cancel: () => void;
}

type Props = Pick<TableProps<RohanView>, 'moves' | 'seat' | 'view' | 'onChoose'>;

export function useFinishing({ moves, seat, view, onChoose }: Props): Finishing {
  const [asking, setAsking] = useState<number>();
  // A new question knows no doubt.
  useEffect(() => setAsking(undefined), [moves]);
  const choose = (offer: Offer): void => {
    const lanes = offer.choice.do === 'finish' && asking === undefined ? lanesGivenUp(view.table, seat) : 0;
    if (lanes > 0) setAsking(lanes);
    else onChoose(offer);
  };
  return { asking, choose, cancel: () => setAsking(undefined) };
}

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
