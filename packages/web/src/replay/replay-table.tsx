/** The table of a replay: the same drawing as in play, with the controls of a film under it. */
import { type Reader, SPECTATOR } from '@fray/engine';
import { GlossaryProvider, type HeadFact, Log, type Speed, TableWordsProvider } from '@fray/kit';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { LoadedTable } from '../games/table-registry.js';
import { whenWords } from '../pages/replays/when.js';
import { useRulesBeside } from '../pages/rules/rules-beside.js';
import { keptMatches } from '../session/archive.js';
import { HeadFacts } from '../shell/head-facts.js';
import { latestWords, storyUpTo } from '../shell/story/lines.js';
import { outcomeText } from '../shell/story/status.js';
import '../shell/table-header.css';
import '../shell/story/side-panel.css';
import '../shell/table-shell.css';
import { useSpeed } from '../settings.js';
import { useTitle } from '../shell/use-attention.js';
import { texts } from '../texts/index.js';
import { Controls } from './controls/controls.js';
import type { Film } from './film.js';
import { filmProps } from './film-props.js';
import { momentsOf } from './moments.js';
import { MomentsList } from './moments-list.js';
import './replay-table.css';
import { replaySpeed, useFilmShow } from './use-film-show.js';
import { useHiding } from './use-hiding.js';
import { useProjector, useProjectorKeys } from './use-projector.js';

export interface ReplayTableProps {
  readonly film: Film;
  readonly table: LoadedTable;
  readonly source: string;
  readonly id: string;
  readonly moment: number;
  readonly seat: number;
}

const ADDRESS_AFTER_MS = 250;

export function ReplayTable({ film, table, source, id, moment, seat: first }: ReplayTableProps) {
  const [seat, setSeat] = useState(first < film.names.length ? first : SPECTATOR);
  const [rate, setRate] = useState(1);
  const projector = useProjector(film, moment, rate);
  useAddress(source, id, projector.n, seat);
  const { game, book, names } = film;
  useTitle(texts().common.titled(texts().replay.title, book.title));
  const { sheet, glossary, onClause } = useRulesBeside(game.id, table);
  const shown = useReplay(film, table, seat, projector, replaySpeed(useSpeed(), rate), onClause);
  const { props, lines, reader } = shown;
  const hiding = useHiding(projector.n, film.length, moment);
  const { chart } = table.module;
  const moments = useMemo(
    () =>
      chart === undefined ? [] : momentsOf(film.steps(seat), chart, { book, reader, words: table.words }),
    [chart, film, seat, book, reader, table],
  );
  useProjectorKeys(
    film,
    projector,
    moments.map(({ n }) => n),
  );
  const { Table, headline } = table.module;
  const facts = headline?.(props.view, { book, reader, words: table.words }) ?? [];
  return (
    <GlossaryProvider value={glossary}>
      <TableWordsProvider value={table.words}>
        <div className="shell replay" data-game={game.id}>
          <ReplayHeader
            title={book.title}
            facts={facts}
            whose={whoseOf(film, source, id)}
            analysis={film.isOver ? `/analysis/${source}/${id}` : undefined}
            onRules={() => onClause('')}
          />
          <main className="shell-table" id="main">
            <div className="shell-game">
              <Table {...props} />
            </div>
            <p className="replay-caption" aria-hidden="true">
              {props.status}
            </p>
          </main>
          <aside className="side-panel replay-side" aria-label={texts().table.log}>
            <MomentsList
              moments={moments}
              names={names}
              n={projector.n}
              upTo={hiding.last}
              onMoment={projector.goTo}
              onShow={hiding.hides ? () => hiding.setHides(false) : undefined}
            />
            <h2>{texts().table.log}</h2>
            <Log lines={lines} onMoment={projector.goTo} current={projector.n} />
          </aside>
          <Controls
            {...{ film, projector, seat, rate, source, id, names, chart, moments, hiding }}
            onSeat={setSeat}
            onRate={setRate}
          />
          {sheet}
        </div>
      </TableWordsProvider>
    </GlossaryProvider>
  );
}

function ReplayHeader(props: {
  readonly title: string;
  readonly facts: readonly HeadFact[];
  readonly whose: string;
  readonly analysis: string | undefined;
  readonly onRules: () => void;
}) {
  return (
    <header className="table-header">
      <Link href="/" className="brand" aria-label={texts().nav.home}>
        Fray
      </Link>
      <h1>{texts().common.titled(texts().replay.title, props.title)}</h1>
      <div className="table-facts">
        <HeadFacts facts={props.facts} />
      </div>
      <span className="replay-whose" title={props.whose}>
        {props.whose}
      </span>
      <div className="table-tools">
        <button type="button" className="chip" onClick={props.onRules}>
          {texts().table.rules}
        </button>
        {props.analysis !== undefined && (
          <Link href={props.analysis} className="chip">
            {texts().analysis.open}
          </Link>
        )}
        <Link href="/replays" className="chip">
          {texts().nav.replays}
        </Link>
      </div>
    </header>
  );
}

/** The address follows the moment, so that a reload or a bookmark comes back to it. */
function useAddress(source: string, id: string, n: number, seat: number): void {
  useEffect(() => {
    const timer = window.setTimeout(
      () => history.replaceState(history.state, '', `#/replay/${source}/${id}/${n}/${seat}`),
      ADDRESS_AFTER_MS,
    );
    return () => window.clearTimeout(timer);
  }, [source, id, n, seat]);
}

/** Two replays of one record are told apart by who played, when, and where it was played on from. */
function whoseOf(film: Film, source: string, id: string): string {
  const { started } = film.record.header;
  const branch = source === 'here' ? keptMatches().find((kept) => kept.id === id)?.branch : undefined;
  return [
    film.names.join(' – '),
    ...(started === undefined ? [] : [whenWords(started)]),
    ...(branch === undefined ? [] : [texts().replay.branch(branch)]),
  ].join(' · ');
}

function useReplay(
  film: Film,
  table: LoadedTable,
  seat: number,
  projector: ReturnType<typeof useProjector>,
  speed: Speed,
  onClause: (clause: string) => void,
) {
  const { n, moving } = projector;
  const { book, names } = film;
  const reader = useMemo((): Reader => ({ seat, names }), [seat, names]);
  const steps = film.steps(seat);
  const { view, told, beat } = useFilmShow(steps, projector, table.module.show, speed);
  const lines = useMemo(() => storyUpTo(book, steps, n, told, reader), [book, steps, n, told, reader]);
  const outcome = moving ? null : view.flow.outcome;
  const props = filmProps(
    film,
    reader,
    { n, view, told, beat, moving },
    {
      ...{ speed, onClause },
      status:
        (outcome === null ? latestWords(lines) : outcomeText({ outcome, names, seat }, book, reader)) ||
        texts().table.watching,
      onSkip: () => projector.goTo(n),
    },
  );
  return { props, lines, reader };
}
