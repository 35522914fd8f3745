/** The table of a replay: the same drawing as in play, with the controls of a film under it. */
import { type Reader, SPECTATOR, tellPresets } from '@fray/engine';
import {
  GlossaryProvider,
  Log,
  type LogLine,
  type Speed,
  TableSideProvider,
  TableWordsProvider,
} from '@fray/kit';
import { useEffect, useMemo, useState } from 'react';
import type { LoadedTable } from '../games/table-registry.js';
import { useRulesBeside } from '../pages/rules/rules-beside.js';
import { latestWords, storyUpTo } from '../shell/story/lines.js';
import { outcomeText } from '../shell/story/status.js';
import '../shell/story/side-panel.css';
import '../shell/table-shell.css';
import { useSpeed } from '../settings.js';
import { useTitle } from '../shell/use-attention.js';
import { useIsNarrow } from '../shell/use-narrow.js';
import { texts } from '../texts/index.js';
import { Controls } from './controls/controls.js';
import type { Film } from './film.js';
import { filmProps } from './film-props.js';
import { type Moment, momentsOf } from './moments.js';
import { MomentsList } from './moments-list.js';
import { RecordTools, type RecordToolsProps } from './record-tools.js';
import { ReplayHeader } from './replay-header.js';
import './replay-table.css';
import { replaySpeed, useFilmShow } from './use-film-show.js';
import { type Hiding, useHiding } from './use-hiding.js';
import { type Projector, useProjector, useProjectorKeys } from './use-projector.js';

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
  const [said, setSaid] = useSaid(projector.n);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const narrow = useIsNarrow();
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
  const caption = (
    <p className="replay-caption" aria-hidden="true">
      {props.status}
    </p>
  );
  const tools = (look: RecordToolsProps['look']) => (
    <RecordTools {...{ film, seat, source, id, look }} n={projector.n} onSaid={setSaid} />
  );
  return (
    <GlossaryProvider value={glossary}>
      <TableWordsProvider value={table.words}>
        <div className="shell replay" data-game={game.id}>
          <ReplayHeader
            {...{ film, source, id, facts }}
            tools={!narrow && tools('chip')}
            onRules={() => onClause('')}
          />
          <main className="shell-table" id="main">
            <div className="shell-game">
              <TableSideProvider value={narrow ? null : side}>
                <Table {...props} />
              </TableSideProvider>
            </div>
            {narrow && caption}
          </main>
          <ReplaySide
            {...{ moments, names, lines, projector, hiding }}
            played={tellPresets(book, game.options, film.record.header.options)}
            onTablePart={setSide}
          />
          <Controls
            {...{ film, projector, seat, rate, source, names, chart, moments, hiding, said }}
            caption={!narrow && caption}
            tools={narrow && tools('button button-plain')}
            onSaid={setSaid}
            onSeat={setSeat}
            onRate={setRate}
          />
          {sheet}
        </div>
      </TableWordsProvider>
    </GlossaryProvider>
  );
}

interface ReplaySideProps {
  readonly moments: readonly Moment[];
  readonly names: readonly string[];
  readonly lines: readonly LogLine[];
  /** How the table played, beside the document and what we suggest. */
  readonly played: string;
  readonly projector: Projector;
  readonly hiding: Hiding;
  /** Where the table puts what it has to say beside itself. */
  readonly onTablePart: (place: HTMLElement | null) => void;
}

function ReplaySide({ moments, names, lines, played, projector, hiding, onTablePart }: ReplaySideProps) {
  const { n, goTo } = projector;
  return (
    <aside className="side-panel replay-side" aria-label={texts().table.log}>
      <MomentsList
        {...{ moments, names, n }}
        upTo={hiding.last}
        onMoment={goTo}
        onShow={hiding.hides ? () => hiding.setHides(false) : undefined}
      />
      <h2>{texts().table.log}</h2>
      <p className="soft">{played}</p>
      <Log lines={lines} onMoment={goTo} current={n} />
      <div ref={onTablePart} className="side-table" />
    </aside>
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

/** What was said about the record belongs to the moment it was said at. */
function useSaid(n: number): readonly [string, (said: string) => void] {
  const [said, setSaid] = useState({ n, words: '' });
  return [said.n === n ? said.words : '', (words) => setSaid({ n, words })];
}

function useReplay(
  film: Film,
  table: LoadedTable,
  seat: number,
  projector: Projector,
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
