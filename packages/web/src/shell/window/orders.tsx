/** My standing orders beside the question, unseen by others, and the acts that nobody asked for. */
import type { WordBook } from '@fray/engine';
import { Button, classes, type Offer } from '@fray/kit';
import type { Session } from '../../session/session.js';
import { texts } from '../../texts/index.js';
import { useMedia } from '../use-narrow.js';
import './orders.css';
import type { OrderOffer } from './use-order-offer.js';

export interface OrdersProps {
  readonly session: Session;
  readonly book: WordBook;
  /** The orders this game knows, and those in force. */
  readonly known: readonly string[];
  readonly given: readonly string[];
  /** Those that are about what is being asked: they stand open beside it. */
  readonly beside: readonly string[];
  readonly acts: readonly Offer[];
  readonly onAct: (offer: Offer) => void;
  /** An order that would have answered the last few questions just so. */
  readonly offer: OrderOffer;
}

/** More orders than this, or little room: they fold into one line. */
const MOST_OPEN = 3;

export function Orders({ session, book, known, given, beside, acts, onAct, offer }: OrdersProps) {
  const small = useMedia('(max-width: 900px), (max-height: 820px)');
  if (known.length === 0 && acts.length === 0) return null;
  const others = known.filter((id) => !beside.includes(id));
  const row = <OrderRow {...{ session, book, known: others, given }} />;
  const on = others.filter((id) => given.includes(id)).length;
  const { offered, dismiss } = offer;
  if (offered !== undefined && known.includes(offered))
    return (
      <Offered
        label={book.orders[offered]?.label ?? offered}
        onNo={dismiss}
        onYes={() => session.giveOrders([...given, offered])}
      />
    );
  return (
    <div className="orders">
      {beside.length > 0 && <OrderRow {...{ session, book, known: beside, given }} />}
      {others.length > 0 &&
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

interface OfferedProps {
  readonly label: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Instead of the row: the order offers itself, once. */
function Offered({ label, onYes, onNo }: OfferedProps) {
  const { orderOffer, orderYes, orderNo } = texts().table;
  return (
    <div className="orders">
      <p className="orders-offer">{orderOffer(label)}</p>
      <div className="orders-acts">
        <Button onClick={onYes}>{orderYes}</Button>
        <Button kind="quiet" onClick={onNo}>
          {orderNo}
        </Button>
      </div>
    </div>
  );
}

function OrderRow({
  session,
  book,
  known,
  given,
}: Pick<OrdersProps, 'session' | 'book' | 'known' | 'given'>) {
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
