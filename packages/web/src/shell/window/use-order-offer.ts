/** An order that would have answered several times as the player did offers itself. */
import type { AnyGame, SeatView } from '@fray/engine';
import type { Offer } from '@fray/kit';
import { useCallback, useState } from 'react';

/** So often in a row the player does what the order would have done. */
const TIMES = 3;

export interface OrderOffer {
  /** The order that offers itself. */
  readonly offered: string | undefined;
  /** To be told of every choice, with the question it answered. */
  readonly watch: (chosen: Offer) => void;
  readonly dismiss: () => void;
}

interface Question {
  readonly game: AnyGame;
  readonly view: SeatView<unknown>;
  readonly moves: readonly Offer[];
  readonly decision: string | undefined;
  readonly given: readonly string[];
}

export function useOrderOffer({ game, view, moves, decision, given }: Question): OrderOffer {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const watch = useCallback(
    (chosen: Offer): void => {
      if (decision === undefined) return;
      setCounts((now) => counted(now, { game, view, moves, decision, given }, chosen));
    },
    [game, view, moves, decision, given],
  );
  const offered = Object.keys(counts).find((id) => counts[id]! >= TIMES && !given.includes(id));
  return { offered, watch, dismiss: useCallback(() => setCounts({}), []) };
}

/** How often each order has been matched in a row; a question that it would have left alone changes nothing. */
export function counted(
  counts: Readonly<Record<string, number>>,
  { game, view, moves, decision, given }: Question,
  chosen: Offer,
): Readonly<Record<string, number>> {
  const next: Record<string, number> = { ...counts };
  for (const order of game.orders ?? []) {
    if (given.includes(order.id) || order.default) continue;
    const at = order.answer(
      view,
      moves.map(({ move }) => move),
      decision ?? '',
    );
    if (at === undefined) continue;
    next[order.id] = moves[at]?.move.join() === chosen.move.join() ? (next[order.id] ?? 0) + 1 : 0;
  }
  return next;
}
