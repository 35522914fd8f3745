/** What a tap, a drag or a key does: it picks a card, or gives one of the listed choices to the engine. */
import type { TableProps } from '@fray/kit';
import type { RefObject } from 'react';
import type { RohanView } from '../../src/index.js';
import type { Origin } from '../movements.js';
import { type DragStart, useDrag } from './use-drag.js';
import type { Finishing } from './use-finishing.js';
import { useKeys } from './use-keys.js';
import type { Placing } from './use-placing.js';

export interface Actions {
  readonly pick: (index: number, byKey: boolean) => void;
  readonly placePicked: (lane: number) => void;
  readonly onPointerDown: DragStart;
}

const HOTKEYS: Readonly<Record<string, string>> = { p: 'pass', f: 'finish', k: 'keep' };

export function useActions(
  { moves, refused, playing, onChoose, onRefused }: TableProps<RohanView>,
  placing: Placing,
  finishing: Finishing,
  root: RefObject<HTMLElement | null>,
  origin: Origin,
): Actions {
  const place = (lane: number | undefined, from: Element | null | undefined): void => {
    const card = placing.pickedCard;
    if (card === undefined || lane === undefined) return;
    const offer = placing.offerAt(card, lane);
    const refusal = placing.refusedAt(card, lane);
    if (offer !== undefined) {
      origin.rect = from?.getBoundingClientRect();
      placing.pick(undefined);
      onChoose(offer);
    } else if (refusal !== undefined) onRefused(refusal);
  };
  const placePicked = (lane: number): void =>
    place(lane, root.current?.querySelector(`[data-hand="${placing.picked}"] .card`));
  const pick = (index: number, byKey: boolean): void => {
    const card = placing.hand[index];
    if (card === undefined) return;
    const bar = placing.barred(card);
    if (bar !== undefined) onRefused(bar);
    else placing.pick(placing.picked === index ? undefined : index);
    if (bar === undefined && byKey && placing.picked !== index) focusFirstLane(root.current);
  };
  const drag = useDrag({
    start: (index) => {
      const card = placing.hand[index];
      if (card === undefined || moves.length === 0 || placing.barred(card) !== undefined) return false;
      placing.pick(index);
      return true;
    },
    over: placing.aim,
    drop: place,
  });
  useKeys(root, {
    digit: (digit) => (placing.picked === undefined ? pick(digit - 1, false) : placePicked(digit - 1)),
    letter: (letter) => {
      const offer = moves.find(({ choice }) => choice.do === HOTKEYS[letter]);
      const refusal = refused.find(({ choice }) => choice.do === HOTKEYS[letter]);
      if (offer !== undefined) finishing.choose(offer);
      else if (refusal !== undefined) onRefused(refusal);
      return offer !== undefined || refusal !== undefined;
    },
    escape: () => {
      // While something is shown, the key belongs to whoever keeps its time.
      if (playing || (placing.picked === undefined && finishing.asking === undefined)) return false;
      placing.pick(undefined);
      finishing.cancel();
      return true;
    },
  });
  return {
    pick: (index, byKey) => {
      if (!drag.endsDrag()) pick(index, byKey);
    },
    placePicked,
    onPointerDown: drag.onPointerDown,
  };
}

/** After the next drawing: lanes light up only once a card is picked. */
function focusFirstLane(root: HTMLElement | null): void {
  requestAnimationFrame(() => root?.querySelector<HTMLElement>('.rohan-mine .rohan-open')?.focus());
}
