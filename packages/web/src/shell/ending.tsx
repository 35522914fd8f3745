/** How it ended, and where to go from here. */

import { Clause, Panel } from '@fray/kit';
import type { ReactNode } from 'react';
import type { SessionState } from '../session/session.js';
import { texts } from '../texts/index.js';
import './ending.css';

export function Ending({ state, children }: { readonly state: SessionState; readonly children: ReactNode }) {
  const { outcome, names } = state;
  if (outcome === null) return null;
  const winner = outcome.winners[0];
  const who =
    winner === undefined
      ? texts().table.draw
      : texts().table.won(outcome.winners.map((seat) => names[seat]).join(', '));
  return (
    <Panel className="ending" {...(winner === undefined ? {} : { side: winner % 4 })}>
      <div role="status">
        <h2>{who}</h2>
        <p>
          {outcome.reason} <Clause id={outcome.clause} />
        </p>
      </div>
      <div className="ending-actions">{children}</div>
    </Panel>
  );
}
