/** What it turned on, in words, with the numbers that the chart has. */
import type { Reader } from '@fray/engine';
import { texts } from '../../texts/index.js';
import type { Turning } from './turnings.js';

export interface TurningsListProps {
  readonly turnings: readonly Turning[];
  readonly reader: Reader;
}

export function TurningsList({ turnings, reader }: TurningsListProps) {
  if (turnings.length === 0) return null;
  const { turned } = texts().table;
  return (
    <section className="turnings" aria-label={turned.title}>
      <h4>{turned.title}</h4>
      <ol>
        {turnings.map(({ kind, at, what, by, ahead }) => (
          <li key={at}>
            <b>{turned.blow(what, by)}</b>{' '}
            <span className="soft">
              {kind === 'lead'
                ? turned.lead(at, ahead === reader.seat ? undefined : reader.names[ahead!]!)
                : turned[kind](at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
