/** An order that would have answered several times as the player did offers itself. */
import type { Offer } from '@fray/kit';
import { useCallback, useState } from 'react';
import type { SessionState } from '../../session/session.js';

/** So often in a row the player does what the order would have done. */
const TIMES = 3;

export interface OrderOffer {
  /** The order that offers itself. */
  readonly offered: string | undefined;
  /** To be told of every choice, with the question it answered. */
  readonly watch: (chosen: Offer) => void;
  readonly dismiss: () => void;
}

type Asked = Pick<SessionState, 'game' | 'view' | 'question' | 'orders'>;

export function useOrderOffer({ game, view, question, orders }: Asked): OrderOffer {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const watch = useCallback(
    (chosen: Offer): void => setCounts((now) => counted(now, { game, view, question, orders }, chosen)),
    [game, view, question, orders],
  );
  const offered = Object.keys(counts).find((id) => counts[id]! >= TIMES && !orders.includes(id));
  return { offered, watch, dismiss: useCallback(() => setCounts({}), []) };
}

/** How often each order has been matched in a row; a question that it would have left alone changes nothing. */
function counted(
  counts: Readonly<Record<string, number>>,
  { game, view, question, orders }: Asked,
  chosen: Offer,
): Readonly<Record<string, number>> {
  const { decision } = question;
  if (decision === null) return counts;
  const next: Record<string, number> = { ...counts };
  const moves = question.moves.map(({ move }) => move);
  for (const order of game.orders ?? []) {
    if (order.suggests !== true || orders.includes(order.id)) continue;
    const at = order.answer(view, moves, decision);
    if (at === undefined) continue;
    next[order.id] = moves[at]?.join() === chosen.move.join() ? (next[order.id] ?? 0) + 1 : 0;
  }
  return next;
}
