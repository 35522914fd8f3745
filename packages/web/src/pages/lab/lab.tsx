/** The rule lab: tick what to compare, press go, and watch the intervals close in. */
import { levelsOf } from '@fray/bots';
import type { AnyGame, WordBook } from '@fray/engine';
import { openGame } from '@fray/games/shelf';
import { Button } from '@fray/kit';
import { type Experiment, type Found, formatExperiment } from '@fray/lab/core';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { bookOf } from '../../games/book-of.js';
import { experimentLink, readLink } from '../../lab/link.js';
import { useLabServer } from '../../lab/server-runs.js';
import { useExperiment } from '../../lab/use-experiment.js';
import { useIsNarrow } from '../../shell/use-narrow.js';
import { texts } from '../../texts/index.js';
import { Loading } from '../loading.js';
import { Page } from '../page.js';
import { Problem } from '../problem.js';
import { FindingsView } from './findings-view.js';
import { KnownAnswers } from './known-answers.js';
import './lab.css';
import { LabForm } from './lab-form.js';
import { LabProgress } from './lab-progress.js';
import { type Place, WhereFields } from './where-fields.js';

const FIRST = 'shadow-hunters';
const MOST_MATCHES = 20_000;

export interface LabPageProps {
  readonly game: string | undefined;
  /** An experiment as a file, from a link. */
  readonly file: string | undefined;
}

export function LabPage({ game: id = FIRST, file }: LabPageProps) {
  const [opened, setOpened] = useState<{ game: AnyGame; book: WordBook } | 'missing'>();
  useEffect(() => {
    setOpened(undefined);
    void openGame(id).then(async (game) => {
      setOpened(game.ok ? { game: game.value, book: await bookOf(game.value) } : 'missing');
    });
  }, [id]);
  if (opened === 'missing') return <Problem title={texts().lab.title} text={texts().common.notFound} />;
  if (opened === undefined) return <Loading />;
  return <Lab key={`${id} ${file ?? ''}`} {...opened} given={readLink(file)} />;
}

function Lab(props: {
  readonly game: AnyGame;
  readonly book: WordBook;
  readonly given: Experiment | undefined;
}) {
  const { game, book, given } = props;
  const [, navigate] = useLocation();
  const [experiment, setExperiment] = useState(() => given ?? freshExperiment(game, book));
  const [shared, setShared] = useState(false);
  const lab = useExperiment();
  const server = useLabServer();
  const [place, setPlace] = useState<Place>({ isServer: false, word: '' });
  const words = texts().lab;
  const isNarrow = useIsNarrow();
  const [isAsking, setIsAsking] = useState(true);
  const toggled = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void =>
    setIsAsking(currentTarget.open);
  const go = (): void => {
    if (experiment.changes.length === 0) return;
    // On a phone the question folds to a line, so that the answer is in sight.
    if (isNarrow) setIsAsking(false);
    const { isServer, word } = place;
    lab.start(experiment, book, isServer ? (word === '' ? {} : { word }) : undefined);
  };
  const share = (): void => {
    const link = `${location.href.split('#')[0]}#${experimentLink(experiment)}`;
    void navigator.clipboard.writeText(link).then(() => setShared(true));
  };
  return (
    <Page title={words.title} wide>
      <div className="lab" data-game={game.id}>
        <h1>{words.title}</h1>
        <details className="lab-asked" open={!isNarrow || isAsking} onToggle={toggled}>
          <summary>
            <b>{book.title}</b> {words.asked(experiment.seats ?? game.seats.min, experiment.changes.length)}
          </summary>
          <LabForm
            game={game}
            book={book}
            value={experiment}
            onChange={setExperiment}
            onGame={(id) => navigate(`/lab/${id}`)}
          />
        </details>
        <div className="lab-findings">
          {lab.found === undefined && <p>{words.lead}</p>}
          {server.open && <WhereFields info={server} value={place} onChange={setPlace} />}
          <div className="lab-tools">
            {!lab.isRunning && (
              <Button kind="main" aria-disabled={experiment.changes.length === 0} onClick={go}>
                {words.go}
              </Button>
            )}
            <Button onClick={share}>{shared ? words.shared : words.share}</Button>
          </div>
          {lab.found !== undefined && (
            <FindingsView found={settled(lab.found, lab.isRunning)} game={game} book={book} />
          )}
          <LabProgress lab={lab} experiment={experiment} />
          {lab.found === undefined && !lab.isRunning && <KnownAnswers game={game.id} book={book} />}
          <details>
            <summary>{words.file}</summary>
            <pre>{formatExperiment(experiment)}</pre>
          </details>
        </div>
      </div>
    </Page>
  );
}

/** Nothing is still being counted once somebody has stopped it. */
function settled(found: Found, isRunning: boolean): Found {
  return isRunning ? found : { ...found, done: true };
}

/** What people ask first: who wins, and how long it takes. */
function freshExperiment(game: AnyGame, book: WordBook): Experiment {
  return {
    title: book.title,
    game: game.id,
    seats: game.seats.max > game.seats.min ? Math.min(game.seats.max, 5) : undefined,
    bots: [levelsOf(game).includes('steady') ? 'steady' : 'random'],
    options: {},
    changes: [],
    vary: [],
    design: 'each',
    measures: [...(game.sides ?? ['seat:1']), 'decisions'],
    matches: MOST_MATCHES,
    within: 0.02,
    seed: '1',
  };
}
