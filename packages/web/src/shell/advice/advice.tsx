/** "What would you do?": asked for one's own seat, answered from what it is shown, and marked in the record. */
import type { Advice } from '@fray/bots';
import type { Reader, WordBook } from '@fray/engine';
import { Button, Dialog, type Offer } from '@fray/kit';
import { useEffect, useState } from 'react';
import { askAdvice } from '../../session/ask-advice.js';
import type { Session, SessionState } from '../../session/session.js';
import { texts } from '../../texts/index.js';
import './advice.css';

export interface AskForAdviceProps {
  readonly session: Session;
  readonly state: SessionState;
  readonly book: WordBook;
  readonly reader: Reader;
  /** What may be answered now, in words; empty while something is shown. */
  readonly moves: readonly Offer[];
  readonly onChoose: (offer: Offer) => void;
}

type Asked = 'no' | 'thinking' | 'none' | Advice;

export function AskForAdvice({ session, state, book, reader, moves, onChoose }: AskForAdviceProps) {
  const [asked, setAsked] = useState<Asked>('no');
  // biome-ignore lint/correctness/useExhaustiveDependencies: advice belongs to one question only
  useEffect(() => setAsked('no'), [state.steps.length, state.n]);
  if (!state.advice || moves.length < 2) return null;
  const { advice: words } = texts();
  const ask = async (): Promise<void> => {
    setAsked('thinking');
    session.markAdvised();
    const found = await askAdvice(state);
    setAsked((now) => (now === 'thinking' ? (found ?? 'none') : now));
  };
  return (
    <>
      <button type="button" className="chip advice-ask" onClick={() => void ask()}>
        {words.ask}
      </button>
      <Dialog open={asked !== 'no'} title={words.title} onClose={() => setAsked('no')} from="right">
        <div className="advice" aria-live="polite">
          {asked === 'thinking' && <p className="soft">{words.thinking}</p>}
          {asked === 'none' && <p>{words.none}</p>}
          {typeof asked === 'object' && <Answer {...{ advice: asked, book, reader, moves, onChoose }} />}
          <p className="advice-note">{words.note}</p>
        </div>
      </Dialog>
    </>
  );
}

type AnswerProps = Pick<AskForAdviceProps, 'book' | 'reader' | 'moves' | 'onChoose'> & {
  readonly advice: Advice;
};

function Answer({ advice, book, reader, moves, onChoose }: AnswerProps) {
  const { advice: words } = texts();
  return (
    <>
      <p>{advice.clear ? words.clear : words.close}</p>
      <ol className="advice-list">
        {advice.best.map(({ move, chance, error, why }, i) => {
          const offer = moves.find((each) => each.move.join() === move.join());
          if (offer === undefined) return null;
          return (
            <li key={move.join()}>
              <b>{offer.label}</b>
              {why !== undefined && <span className="soft">{book.why?.(why, reader)}</span>}
              <span className="advice-chance">
                <span className="advice-bar" aria-hidden="true">
                  <span style={{ width: `${Math.round(100 * chance)}%` }} />
                </span>
                {words.chance(Math.round(100 * chance), Math.max(1, Math.round(100 * error)))}
              </span>
              <Button kind={i === 0 ? 'main' : 'plain'} onClick={() => onChoose(offer)}>
                {words.doThis}
              </Button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
