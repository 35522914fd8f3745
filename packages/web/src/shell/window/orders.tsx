/** My standing orders beside the question, unseen by others, and the acts that nobody asked for. */
import type { WordBook } from '@fray/engine';
import { Button, classes, type Offer } from '@fray/kit';
import type { Session } from '../../session/session.js';
import { texts } from '../../texts/index.js';
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

export function Orders({ session, book, known, given, acts, onAct }: OrdersProps) {
  if (known.length === 0 && acts.length === 0) return null;
  return (
    <div className="orders">
      {known.length > 0 && (
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
                onClick={() =>
                  session.giveOrders(on ? given.filter((other) => other !== id) : [...given, id])
                }
              >
                <span className="order-sign" aria-hidden="true">
                  {on ? '✓' : ''}
                </span>
                {book.orders[id]?.label ?? id}
              </button>
            );
          })}
        </fieldset>
      )}
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
