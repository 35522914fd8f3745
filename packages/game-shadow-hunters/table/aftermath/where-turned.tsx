/** Where it turned: each dotted line of the chart in words, with what the seat could have known just before. */
import { plain } from '@fray/engine';
import { Clause, SeatMark } from '@fray/kit';
import { FACTION_IDS } from '../../src/index.js';
import type { TurningsProps } from './turnings.js';

export function WhereTurned({ chart, names, telling, seat, lexicon }: TurningsProps) {
  const { words } = lexicon;
  if (chart.pivots.length === 0) return null;
  return (
    <section className="sh-where-turned" aria-label={words.whereTurned}>
      <h4>{words.whereTurned}</h4>
      <ul>
        {chart.pivots.map(({ kind, event, by, side, share, turn }) => {
          const line = telling.book.event(event, telling.reader);
          return (
            <li key={kind}>
              <SeatMark seat={by} size={18} />
              <span>
                {line !== undefined && plain(line.words)}{' '}
                {words.couldRate(names[seat]!, names[by]!, words.sideOf[FACTION_IDS[side]!]!, share)}
              </span>
              <small>
                {words.pivots[kind]}, {words.inTurn(turn)}{' '}
                {event.clause !== undefined && <Clause id={event.clause} />}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
