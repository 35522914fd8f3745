/** What waits to land, as a ladder: the strike, what was cast since, and whose answer is awaited. */
import type { GameEvent } from '@fray/engine';
import { numberIn, SeatMark, type TableProps, Term, textIn } from '@fray/kit';
import { useState } from 'react';
import type { Forecast, TrueshotView } from '../../src/index.js';
import { useLexicon } from '../lexicon.js';
import { useTable } from '../table-context.js';

const PLACES = 3;

export function Ladder({ strike }: { readonly strike: Forecast }) {
  const { table, props } = useTable();
  const lexicon = useLexicon();
  const { words } = lexicon;
  const { names, seat, asked, book, pending } = props;
  const first = useFirst(`${table.round} ${table.clock} ${strike.striker}`, strike.damage);
  const nameOf = (pet: number): string => lexicon.pet(table.kind[pet]!);
  const casts = castsSinceDeclared(props);
  const waits = (pending?.order ?? []).filter((each) => asked.includes(each));
  return (
    <section className="tl-side tl-ladder" aria-label={words.waiting}>
      <p className="tl-caption">{words.waiting}</p>
      <ol>
        <li>
          <SeatMark seat={Math.floor(strike.striker / PLACES)} size={16} />
          <span>
            <b>{words.strikes(nameOf(strike.striker), nameOf(strike.target))}</b>
            <span className="tl-soft">{words.beforeAndNow(first, strike.damage)}</span>
          </span>
        </li>
        {casts.map((event, i) => (
          <li key={`${textIn(event, 'by')} ${i}`}>
            <SeatMark seat={numberIn(event, 'seat')} size={16} />
            <span>
              <b>
                <Term id={textIn(event, 'by')}>{book.glossary[textIn(event, 'by')]?.name}</Term>
              </b>
              <span className="tl-soft">{words.doneAskedAgain}</span>
            </span>
          </li>
        ))}
        {waits.length > 0 && (
          <li className="tl-ladder-now">
            <SeatMark seat={waits.includes(seat) ? seat : waits[0]!} size={16} hollow />
            <span>
              <b>{waits.includes(seat) ? words.yourAnswer : words.answerOf(names[waits[0]!]!)}</b>
              <span className="tl-soft">
                {words.order(waits.map((each) => (each === seat ? words.you : names[each]!)))}
              </span>
            </span>
          </li>
        )}
      </ol>
    </section>
  );
}

/** The first comes first, also those before my own last answer. */
function castsSinceDeclared({ backwards }: TableProps<TrueshotView>): GameEvent[] {
  const casts: GameEvent[] = [];
  for (const event of backwards()) {
    if (event.type === 'declared') break;
    if (event.type === 'cast') casts.unshift(event);
  }
  return casts;
}

/** The figure as it was when this strike was first seen. */
function useFirst(key: string, figure: number): number {
  const [first, setFirst] = useState({ key, figure });
  if (first.key === key) return first.figure;
  setFirst({ key, figure });
  return figure;
}
