/** Picking a card and a lane for it: by tap, by drag and by key, always from the choices the engine listed. */
import type { Offer, RefusedOffer, TableProps } from '@fray/kit';
import { useEffect, useMemo, useState } from 'react';
import {
  type Board,
  EMPTY,
  type Forecast,
  forecast,
  LANES,
  landed,
  place,
  type RohanView,
} from '../../src/index.js';
import { laneFate, type PlaceState } from '../board/board-rows.js';
import { cardOf } from '../board/card-of.js';
import { useLexicon } from '../lexicon.js';

export interface Placing {
  /** My hand in a steady order, equal cards side by side. */
  readonly hand: readonly number[];
  readonly picked: number | undefined;
  readonly pickedCard: number | undefined;
  readonly states: readonly PlaceState[];
  readonly openLanes: readonly number[];
  /** The table as it would be with the picked card in the lane being looked at. */
  readonly imagined: { readonly board: Board; readonly forecast: Forecast } | undefined;
  readonly pick: (index: number | undefined) => void;
  readonly aim: (lane: number | undefined) => void;
  /** Why a card of the hand cannot go anywhere now. */
  readonly barred: (card: number) => RefusedOffer | undefined;
  readonly offerAt: (card: number, lane: number) => Offer | undefined;
  readonly refusedAt: (card: number, lane: number) => RefusedOffer | undefined;
}

export function usePlacing(props: TableProps<RohanView>): Placing {
  const { game, moves, refused, seat, names, view } = props;
  const { table } = view;
  const lexicon = useLexicon();
  const [picked, setPicked] = useState<number>();
  const [aimed, setAimed] = useState<number>();
  const hand = useMemo(() => table.hand.slice().sort((a, b) => a - b), [table.hand]);
  const pickedCard = picked === undefined ? undefined : hand[picked];

  // A hand that changed under the picked card: nothing is picked any more.
  const cards = view.table.hand.join();
  useEffect(() => {
    setPicked(undefined);
    setAimed(undefined);
  }, [cards, seat]);

  const plays = useMemo(() => byCardAndLane(game.verbs, moves), [game, moves]);
  const bars = useMemo(() => byCardAndLane(game.verbs, refused), [game, refused]);
  const offerAt = (card: number, lane: number): Offer | undefined => plays.get(card * LANES + lane);
  const refusedAt = (card: number, lane: number): RefusedOffer | undefined => bars.get(card * LANES + lane);
  const lanes = Array.from({ length: LANES }, (_, lane) => lane);
  const openLanes =
    pickedCard === undefined ? [] : lanes.filter((lane) => offerAt(pickedCard, lane) !== undefined);

  const imagine = (card: number, lane: number) => {
    const board = landed(table, seat, card, lane);
    return { board, forecast: forecast(board) };
  };
  const states = lanes.map((lane): PlaceState => {
    if (pickedCard === undefined) return { kind: 'idle' };
    const bar = refusedAt(pickedCard, lane);
    if (bar !== undefined) return { kind: 'refused', reason: bar.reason };
    if (offerAt(pickedCard, lane) === undefined) return { kind: 'idle' };
    const after = imagine(pickedCard, lane);
    const effects = [1 - seat, seat].flatMap((side) => {
      const fate = laneFate(after.board, after.forecast, lane, side, names, lexicon);
      return fate === undefined ? [] : [{ ...fate, seat: side }];
    });
    return { kind: 'open', card: lexicon.name(cardOf(table.options, pickedCard)), effects };
  });
  const imagined =
    pickedCard !== undefined && aimed !== undefined && openLanes.includes(aimed)
      ? imagine(pickedCard, aimed)
      : undefined;
  const barred = (card: number): RefusedOffer | undefined => {
    if (lanes.some((lane) => offerAt(card, lane) !== undefined)) return undefined;
    const reasons = lanes.filter((lane) => refusedAt(card, lane) !== undefined);
    // The reason of an empty place tells more than that another is taken.
    const telling = reasons.find((lane) => table.cards[place(seat, lane)] === EMPTY) ?? reasons[0];
    return telling === undefined ? undefined : refusedAt(card, telling);
  };

  return {
    hand,
    picked,
    pickedCard,
    states,
    openLanes,
    imagined,
    pick: setPicked,
    aim: setAimed,
    barred,
    offerAt,
    refusedAt,
  };
}

function byCardAndLane<T extends Offer>(
  verbs: TableProps['game']['verbs'],
  offers: readonly T[],
): ReadonlyMap<number, T> {
  const map = new Map<number, T>();
  for (const offer of offers) {
    const [verb, card, lane] = offer.move;
    if (verbs[verb]!.id === 'play') map.set(card * LANES + lane, offer);
  }
  return map;
}
