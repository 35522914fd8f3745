/** What is being answered, as a small ladder: what is held, who may answer in which order, who has passed. */
import type { Pending, Reader, WordBook } from '@fray/engine';
import { classes, SeatMark, Term, WordsView } from '@fray/kit';
import { texts } from '../../texts/index.js';
import './waiting.css';

export interface WaitingProps {
  readonly pending: Pending;
  readonly asked: readonly number[];
  readonly book: WordBook;
  readonly reader: Reader;
}

export function Waiting({ pending, asked, book, reader }: WaitingProps) {
  const { source, by, order, passed } = pending;
  const words = book.pending(pending, reader);
  // What the sentence names already needs no second mention.
  const named = words.some((part) => typeof part !== 'string' && part.ref === by);
  const entry = by === undefined || named ? undefined : book.glossary[by];
  if (words.length === 0) return null;
  return (
    <section className="waiting" aria-label={texts().table.waitingTitle}>
      <p className="waiting-held">
        {source !== undefined && <SeatMark seat={source} size={16} />}
        <b>
          <WordsView words={words} />
        </b>
        {entry !== undefined && by !== undefined && (
          <span className="waiting-by">
            <Term id={by}>{entry.name}</Term>
          </span>
        )}
      </p>
      {order.length > 0 && (
        <ol className="waiting-order" aria-label={texts().table.waitingOrder}>
          {order.map((seat) => (
            <li key={seat} className={classes('waiting-seat', asked.includes(seat) && 'waiting-asked')}>
              <SeatMark seat={seat} size={14} hollow={!passed.includes(seat)} />
              <span>
                {seat === reader.seat ? texts().table.you : reader.names[seat]}{' '}
                <span className="waiting-does">
                  {passed.includes(seat)
                    ? texts().table.standing.passed
                    : asked.includes(seat)
                      ? texts().table.standing.asked
                      : texts().table.standing.next}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
