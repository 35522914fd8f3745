/** Placing a card: which of the hand, in which lane, and what the Assault would then come to. */
import { type Choosing, type Offer, type RefusedOffer, type TableProps, useChoosing } from '@fray/kit';
import { type RefObject, useCallback, useMemo } from 'react';
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
import { cardOf } from '../board/card-of.js';
import { laneFate, type Sides } from '../board/lane-fate.js';
import type { PlaceState } from '../board/row.js';
import { useLexicon } from '../lexicon.js';
import type { Origin } from '../movements.js';

export interface Placing {
  readonly choosing: Choosing;
  /** My hand in a steady order, equal cards side by side. */
  readonly hand: readonly number[];
  readonly pickedCard: number | undefined;
  readonly states: readonly PlaceState[];
  /** Lanes where an enemy that came by Surprise stands and nobody may block (RL-11). */
  readonly surprised: readonly boolean[];
  /** The table as it would be with the picked card in the lane being looked at. */
  readonly imagined: { readonly board: Board; readonly forecast: Forecast } | undefined;
}

const TARGETS = Array.from({ length: LANES }, (_, lane) => `${lane}`);

export function usePlacing(
  props: TableProps<RohanView>,
  root: RefObject<HTMLElement | null>,
  origin: Origin,
): Placing {
  const { game, moves, refused, seat, view, playing, onChoose, onRefused } = props;
  const { table } = view;
  const hand = useMemo(() => table.hand.slice().sort((a, b) => a - b), [table.hand]);
  const things = useMemo(() => hand.map((_, i) => `${i}`), [hand]);
  const plays = useMemo(() => byCardAndLane(game.verbs, moves), [game, moves]);
  const bars = useMemo(() => byCardAndLane(game.verbs, refused), [game, refused]);
  const at = useCallback(
    <T>(map: ReadonlyMap<number, T>, thing: string, lane?: string): T | undefined =>
      lane === undefined ? undefined : map.get(hand[Number(thing)]! * LANES + Number(lane)),
    [hand],
  );
  const offerAt = useCallback((thing: string, lane?: string) => at(plays, thing, lane), [at, plays]);
  const choosing = useChoosing({
    ...{ root, things, offerAt, playing, onRefused },
    targets: TARGETS,
    // The reason of an empty place tells more than that another is taken.
    refusedAt: (thing, lane) => at(bars, thing, lane),
    telling: (reasons) => reasons.find(({ move }) => table.cards[place(seat, move[2])] === EMPTY),
    onChoose: (offer, from) => {
      origin.rect = from?.getBoundingClientRect();
      onChoose(offer);
    },
    reset: `${seat} ${table.hand.join()}`,
  });
  const pickedCard = choosing.picked === undefined ? undefined : hand[Number(choosing.picked)];
  const imagine = (card: number, lane: number) => {
    const board = landed(table, seat, card, lane);
    return { board, forecast: forecast(board) };
  };
  const states = useStates(props, choosing, pickedCard, imagine);
  return {
    ...{ choosing, hand, pickedCard, states },
    surprised: TARGETS.map((_, lane) => refused.some((bar) => isSurpriseIn(bar, lane))),
    imagined:
      pickedCard === undefined || choosing.aimed === undefined
        ? undefined
        : imagine(pickedCard, Number(choosing.aimed)),
  };
}

function useStates(
  { view, seat, names }: TableProps<RohanView>,
  { picked, open, refusedAt }: Choosing,
  pickedCard: number | undefined,
  imagine: (card: number, lane: number) => { readonly board: Board; readonly forecast: Forecast },
): readonly PlaceState[] {
  const lexicon = useLexicon();
  const sides: Sides = { names, reader: seat };
  return TARGETS.map((target, lane): PlaceState => {
    if (picked === undefined || pickedCard === undefined) return { kind: 'idle' };
    const bar = refusedAt(picked, target);
    if (bar !== undefined) return { kind: 'refused', reason: bar.reason };
    if (!open.includes(target)) return { kind: 'idle' };
    const after = imagine(pickedCard, lane);
    const effects = [1 - seat, seat].flatMap(
      (side) => laneFate(after.board, after.forecast, lane, side, sides, lexicon) ?? [],
    );
    return { kind: 'open', card: lexicon.name(cardOf(view.table.options, pickedCard)), effects };
  });
}

function isSurpriseIn({ move, why }: RefusedOffer, lane: number): boolean {
  return why.clause === 'RL-11' && move[2] === lane;
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
