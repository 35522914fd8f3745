/** The actions of a preparation: those taken, the one at hand, and those left (TL-44). */
import { classes, Icon } from '@fray/kit';
import { useLexicon } from '../lexicon.js';
import { ACTION } from '../pictures.js';
import { useTable } from '../table-context.js';

/** Without a limit there is nothing to count. */
const MOST_SHOWN = 6;

export function Actions() {
  const { table, props } = useTable();
  const { words } = useLexicon();
  const { actions, allowed, active } = table;
  if (allowed === 0) return null;
  const title = words.actionsOf(props.names[active]!, active === props.seat);
  const left = Math.max(0, allowed - actions);
  return (
    <section className={classes('tl-actions', `seat-${active}`)} aria-label={title}>
      {allowed <= MOST_SHOWN &&
        Array.from({ length: allowed }, (_, i) => (
          <span
            key={i}
            className={classes('tl-action', i < actions && 'tl-spent', i === actions && 'tl-now')}
            aria-hidden="true"
          >
            <Icon body={ACTION} />
          </span>
        ))}
      <p>
        <span className={active === props.seat ? 'sr-only' : undefined}>{title}: </span>
        {allowed <= MOST_SHOWN ? words.actionsLeft(left, allowed) : words.actions(left)}
      </p>
    </section>
  );
}
