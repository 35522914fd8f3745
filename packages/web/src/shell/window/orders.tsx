/** My standing orders beside the question, unseen by others, and the acts that nobody asked for. */
import type { WordBook } from '@fray/engine';
import { Button, classes, type Offer } from '@fray/kit';
import type { Session } from '../../session/session.js';
import { texts } from '../../texts/index.js';
import { useMedia } from '../use-narrow.js';
import './orders.css';

export interface OrdersProps {
  readonly session: Session;
  readonly book: WordBook;
  /** The orders this game knows, and those in force. */
  readonly known: readonly string[];
  readonly given: readonly string[];
  readonly acts: readonly Offer[];
  readonly onAct: (offer: Offer) => void;
}

/** More orders than this, or little room: they fold into one line. */
const MOST_OPEN = 3;

export function Orders({ session, book, known, given, acts, onAct }: OrdersProps) {
  const small = useMedia('(max-width: 900px), (max-height: 820px)');
  if (known.length === 0 && acts.length === 0) return null;
  const row = <OrderRow {...{ session, book, known, given }} />;
  const on = known.filter((id) => given.includes(id)).length;
  return (
    <div className="orders">
      {known.length > 0 &&
        (small || known.length > MOST_OPEN ? (
          <details className="orders-fold">
            <summary>{texts().table.ordersFolded(on)}</summary>
            {row}
          </details>
        ) : (
          row
        ))}
      {acts.length > 0 && (
        <div className="orders-acts">
          {acts.map((offer) => (
            <Button key={offer.move.join()} kind="quiet" onClick={() => onAct(offer)}>
              {offer.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function OrderRow({ session, book, known, given }: Omit<OrdersProps, 'acts' | 'onAct'>) {
  const toggle = (id: string): void =>
    session.giveOrders(given.includes(id) ? given.filter((other) => other !== id) : [...given, id]);
  return (
    <fieldset className="orders-list">
      <legend>{texts().table.orders}</legend>
      {known.map((id) => {
        const on = given.includes(id);
        return (
          <button
            key={id}
            type="button"
            className={classes('order', on && 'order-on')}
            aria-pressed={on}
            title={book.orders[id]?.help}
            onClick={() => toggle(id)}
          >
            <span className="order-sign" aria-hidden="true">
              {on ? '✓' : ''}
            </span>
            {book.orders[id]?.label ?? id}
          </button>
        );
      })}
    </fieldset>
  );
}
