/** What moved a seat's picture, in the words of its own log. */
import { plain } from '@fray/engine';
import { Clause, type Telling } from '@fray/kit';
import { FACTION_IDS, type ShadowView } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';
import type { ShadowWords } from '../words/en.js';
import type { OverTime } from './over-time.js';

export interface TurningsProps {
  readonly chart: OverTime;
  readonly names: readonly string[];
  readonly telling: Telling<ShadowView, ShadowWords>;
  readonly seat: number;
  readonly lexicon: Lexicon;
}

export function Turnings({ chart, names, telling, lexicon }: Omit<TurningsProps, 'seat'>) {
  const { words } = lexicon;
  return (
    <section className="sh-turnings" aria-label={words.whatMoved}>
      <h4>{words.whatMoved}</h4>
      <p className="sh-note">
        <span className="sh-mark-open sh-mark" aria-hidden="true" /> {words.allSaw}{' '}
        <span className="sh-mark" aria-hidden="true" /> {words.twoSaw}
      </p>
      <ol>
        {chart.turnings.slice(1).map(({ point, event, open, most }) => {
          const line = telling.book.event(event, telling.reader);
          return (
            <li key={point.n} className={open ? 'sh-turning-open' : undefined}>
              {line !== undefined && <span>{plain(line.words)}</span>}
              <small>
                {most.to > most.from &&
                  words.moved(
                    names[most.player]!,
                    words.faction[FACTION_IDS[most.side]!]!,
                    most.from,
                    most.to,
                  )}{' '}
                {words.dealsLeft(point.deals)} {event.clause !== undefined && <Clause id={event.clause} />}
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
