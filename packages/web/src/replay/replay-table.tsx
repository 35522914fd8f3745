/** The table of a replay: the same drawing as in play, with the controls of a film under it. */
import { SPECTATOR } from '@fray/engine';
import { Chip, GlossaryProvider, Log } from '@fray/kit';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { outcomeText } from '../shell/status.js';
import { latestWords, linesOf, storyUpTo } from '../shell/story.js';
import '../shell/table-header.css';
import '../shell/side-panel.css';
import '../shell/table-shell.css';
import type { Beat, Speed, TableProps } from '@fray/kit';
import { useTitle } from '../shell/use-attention.js';
import type { LoadedTable } from '../shell/use-table.js';
import { texts } from '../texts/index.js';
import { Controls } from './controls.js';
import type { Film } from './film.js';
import './replay-table.css';
import { useProjector, useProjectorKeys } from './use-projector.js';

export interface ReplayTableProps {
  readonly film: Film;
  readonly table: LoadedTable;
  readonly source: string;
  readonly id: string;
  readonly moment: number;
  readonly seat: number;
}

const NOTHING: readonly never[] = [];
const ADDRESS_AFTER_MS = 250;
const nothing = (): void => undefined;

export function ReplayTable({ film, table, source, id, moment, seat: first }: ReplayTableProps) {
  const [seat, setSeat] = useState(first < film.names.length ? first : SPECTATOR);
  const [rate, setRate] = useState(1);
  const projector = useProjector(film, moment, rate);
  useProjectorKeys(film, projector);
  const [, navigate] = useLocation();
  useAddress(source, id, projector.n, seat);
  const { game, names } = film;
  useTitle(`${texts().replay.title}: ${game.title}`);
  const onClause = useCallback((clause: string) => navigate(`/rules/${game.id}/${clause}`), [navigate, game]);
  const steps = film.steps(seat);
  const lines = useMemo(() => storyUpTo(game, steps, projector.n, names), [game, steps, projector.n, names]);
  const glossary = useMemo(
    () => ({ entries: game.text.glossary, onClause, hasClause: (c: string) => table.clauses.has(c) }),
    [game, onClause, table],
  );
  const props = useReplayProps(film, seat, projector, speedOf(rate), onClause);
  const { Table } = table.module as unknown as { Table: (props: TableProps) => ReactNode };
  return (
    <GlossaryProvider value={glossary}>
      <div className="shell replay" data-game={game.id}>
        <header className="table-header">
          <Link href="/" className="brand" aria-label={texts().nav.home}>
            Fray
          </Link>
          <h1>
            {texts().replay.title}: {game.title}
          </h1>
          <div className="table-facts">
            {table.module.headline?.(props.view as never, names).map((fact) => (
              <Chip key={fact}>
                <b>{fact}</b>
              </Chip>
            ))}
          </div>
          <div className="table-tools">
            <Link href={`/rules/${game.id}`} className="chip">
              {texts().table.rules}
            </Link>
            <Link href="/replays" className="chip">
              {texts().nav.replays}
            </Link>
          </div>
        </header>
        <main className="shell-table" id="main">
          <Table {...props} />
        </main>
        <aside className="side-panel" aria-label={texts().table.log}>
          <h2>{texts().table.log}</h2>
          <Log lines={lines} onMoment={projector.goTo} current={projector.n} />
        </aside>
        <Controls
          film={film}
          projector={projector}
          seat={seat}
          onSeat={setSeat}
          rate={rate}
          onRate={setRate}
          source={source}
          id={id}
        />
      </div>
    </GlossaryProvider>
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

function speedOf(rate: number): Speed {
  return rate >= 4 ? 'off' : rate >= 2 ? 'fast' : 'normal';
}

function useReplayProps(
  film: Film,
  seat: number,
  projector: ReturnType<typeof useProjector>,
  speed: Speed,
  onClause: (clause: string) => void,
): TableProps {
  const { n, moving, arrived } = projector;
  const steps = film.steps(seat);
  const step = steps[n]!;
  const { header } = film.record;
  const beat = useMemo(
    (): Beat | undefined =>
      moving && n > 0 ? { n, events: step.events, before: steps[n - 1]!.view } : undefined,
    [moving, n, step, steps],
  );
  const outcome = step.view.flow.outcome;
  const told = latestWords(linesOf(film.game, step, film.names));
  return {
    game: film.game,
    options: header.options,
    seats: header.seats,
    names: film.names,
    seat,
    view: step.view,
    asked: NOTHING,
    decision: undefined,
    prompt: undefined,
    status: (outcome === null ? told : outcomeText({ outcome, names: film.names })) || texts().table.watching,
    moves: NOTHING,
    standing: NOTHING,
    refused: NOTHING,
    outcome: moving ? null : outcome,
    beat,
    onBeatDone: arrived,
    last: step.events,
    speed,
    onChoose: nothing,
    onRefused: nothing,
    onClause,
  };
}
