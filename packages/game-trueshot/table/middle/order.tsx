/** Over the hearth: whose turn it was, whose it is, and whose comes. */
import { classes, SeatMark } from '@fray/kit';
import { useLexicon } from '../lexicon.js';
import { useTable } from '../table-context.js';

export function Order() {
  const { table, props } = useTable();
  const { words } = useLexicon();
  const order = Array.from({ length: table.seats }, (_, i) => (table.opener + i) % table.seats).filter(
    (owner) => (table.inGame & (1 << owner)) !== 0,
  );
  const now = order.indexOf(table.active);
  return (
    <ol className="tl-order" aria-label={words.turnOrder}>
      {order.map((owner, i) => (
        <li key={owner} className={classes(i < now && 'tl-was', i === now && 'tl-now')}>
          <SeatMark seat={owner} size={i === now ? 28 : 22} />
          <span className="sr-only">
            {owner === props.seat ? words.you : props.names[owner]}
            {i === now && ` ${words.active}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
