/** From an answer to a table in one click: the rule that matters, against bots. */
import type { AnyGame, WordBook } from '@fray/engine';
import { Button } from '@fray/kit';
import { type Experiment, questionName } from '@fray/lab/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { startLocal } from '../../session/local-matches.js';
import { useSettings } from '../../settings.js';
import { texts } from '../../texts/index.js';
import { firstPlan, withSeats } from '../setup/plan.js';

export function PlayWith(props: {
  readonly game: AnyGame;
  readonly book: WordBook;
  readonly experiment: Experiment;
  readonly change: Experiment['changes'][number];
}) {
  const { game, book, experiment, change } = props;
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState('');
  const name = useSettings((s) => s.name);
  const play = async (): Promise<void> => {
    const { seats } = withSeats(firstPlan(game, 'bot', name), experiment.seats ?? game.seats.min);
    const options = { ...experiment.options, ...change.options };
    const opened = await startLocal({ game: game.id, seats, options });
    if (opened.ok) navigate(`/table/${opened.value}`);
    else setWrong(opened.error);
  };
  return (
    <div>
      <Button kind="main" onClick={() => void play()}>
        {texts().lab.playWith(questionName(change.name, book))}
      </Button>
      {wrong !== '' && (
        <p className="problem" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
