/** For the host: who was sent away, and a way to let them back in. */

import { texts } from '../../texts/index.js';
import type { CallProps } from './call.js';

export function KeptOut({ table, acts, onDone }: CallProps) {
  const { online } = texts();
  const { kicked = [] } = table;
  if (kicked.length === 0) return null;
  return (
    <section className="kept-out">
      <h2>{online.keptOut}</h2>
      <ul className="plain-list">
        {kicked.map(({ key, name, ban }) => (
          <li key={key}>
            {name} {ban && <span className="soft">({online.banned})</span>}{' '}
            <button type="button" className="link-button" onClick={() => onDone(acts.letIn(key))}>
              {online.letIn(name)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
