/** One sentence of a lesson, and what the learner can do about it. */
import { Button, Clause, Said } from '@fray/kit';
import type { Card } from '@fray/lessons';
import { useEffect, useRef, useState } from 'react';
import { clauseText } from '../rules.js';
import { texts } from '../texts/index.js';
import { inWords } from './lessons.js';

export interface LessonCardProps {
  readonly card: Card;
  readonly game: string;
  readonly wrong: boolean;
  /** Undefined at the first card of all. */
  readonly onBack: (() => void) | undefined;
  readonly onGoOn: () => void;
}

export function LessonCard({ card, game, wrong, onBack, onGoOn }: LessonCardProps) {
  const words = texts().learn;
  const heading = useRef<HTMLHeadingElement>(null);
  const [clause, setClause] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: an explanation belongs to one card
  useEffect(() => setClause(''), [card]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new card is read out and holds the focus
  useEffect(() => heading.current?.focus(), [card]);
  const asks = card.do.length > 0;
  return (
    <>
      <h2 ref={heading} className="lamp-say" tabIndex={-1}>
        <Said text={inWords(card.say)} />
      </h2>
      {wrong && (
        <p className="lamp-wrong" role="status">
          <Said text={card.wrong === undefined ? words.notThat : inWords(card.wrong)} />
          {card.why !== undefined && (
            <>
              {' '}
              <Clause id={card.why} />
            </>
          )}
        </p>
      )}
      {clause !== '' && (
        <p className="lamp-clause">
          <Said text={clause} />
        </p>
      )}
      <div className="lamp-tools">
        {card.why === undefined ? (
          <span />
        ) : (
          <Button kind="plain" onClick={() => void clauseText(game, card.why!).then(setClause)}>
            {words.why}
          </Button>
        )}
        {onBack !== undefined && (
          <Button kind="plain" onClick={onBack}>
            {words.back}
          </Button>
        )}
        <Button kind={asks ? 'plain' : 'main'} onClick={onGoOn}>
          {asks ? words.showMe : words.goOn}
        </Button>
      </div>
    </>
  );
}
