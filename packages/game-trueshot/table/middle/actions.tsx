/** The actions of a preparation: those taken, the one at hand, and those left (TL-44). */
import { classes } from '@fray/kit';
import type { TrueshotView } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';

interface ActionsProps {
  readonly table: TrueshotView;
  readonly name: string;
  readonly mine: boolean;
  readonly lexicon: Lexicon;
}

/** Without a limit there is nothing to count. */
const MOST_SHOWN = 6;

export function Actions({ table, name, mine, lexicon }: ActionsProps) {
  const { words } = lexicon;
  const { actions, allowed, active, coins, purse } = table;
  const left = Math.max(0, allowed - actions);
  return (
    <section className={classes('tl-actions', `seat-${active}`)} aria-label={words.actionsOf(name, mine)}>
      <p className="tl-actions-title">{words.actionsOf(name, mine)}</p>
      {allowed <= MOST_SHOWN && (
        <ol>
          {Array.from({ length: allowed }, (_, i) => i).map((i) => (
            <li
              key={i}
              className={i < actions ? 'tl-action-done' : i === actions ? 'tl-action-now' : undefined}
            >
              <span aria-hidden="true">{i < actions ? '✓' : i + 1}</span>
              {i < actions ? words.actionTaken : i === actions ? words.actionNow : words.actionLeft}
            </li>
          ))}
        </ol>
      )}
      <p>{words.actions(left)}</p>
      <p>{words.purse(coins[active]! + purse[active]!)}</p>
    </section>
  );
}
