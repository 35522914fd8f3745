/** The end of a match as a moment: who, how, with the figures of the way there, and where to go from here. */
import laurels from 'game-icon:laurels';
import type { SeatView } from '@fray/engine';
import {
  Button,
  type ChartPlan,
  Clause,
  classes,
  Icon,
  Said,
  type SeatFacts,
  SeatMark,
  type StoryBeat,
  type Telling,
} from '@fray/kit';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { AnyTable, LoadedTable } from '../../games/table-registry.js';
import { type Film, readFilm } from '../../replay/film.js';
import type { Session, SessionState } from '../../session/session.js';
import { texts } from '../../texts/index.js';
import { winnersText } from '../story/status.js';
import { Chart } from './chart.js';
import { type Leads, leadsOf } from './leads.js';
import { seriesOf } from './series.js';
import { TallyView } from './tally-view.js';
import { turningsOf } from './turnings.js';
import { TurningsList } from './turnings-list.js';
import './ending.css';

export interface EndingProps {
  readonly state: SessionState;
  readonly session: Session;
  readonly table: LoadedTable;
  readonly telling: Telling<unknown, unknown>;
  /** Whether the table is shown below. */
  readonly looking: boolean;
  readonly onLook: (looking: boolean) => void;
  readonly children: ReactNode;
}

export function Ending({ state, session, table, telling, looking, onLook, children }: EndingProps) {
  const { outcome, names, seat } = state;
  const { module, book } = table;
  const { view } = state;
  const film = useFilm(session, module);
  if (outcome === null) return null;
  const won = outcome.winners.includes(seat);
  const title = module.ending?.(view, telling) ?? winnersText(outcome.winners, names, seat);
  return (
    <section className={classes('ending', won && 'ending-won')} aria-label={texts().table.endingTitle}>
      <div className="ending-head">
        <Laurel winners={outcome.winners} />
        <div role="status">
          <h2>{title}</h2>
          <p>
            <Said text={book.outcome(outcome, telling.reader)} /> <Clause id={outcome.clause} />
          </p>
        </div>
        <div className="ending-actions">
          {children}
          <Button kind="quiet" aria-pressed={looking} onClick={() => onLook(!looking)}>
            {looking ? texts().table.hideTable : texts().table.showTable}
          </Button>
        </div>
      </div>
      {!looking && (
        <div className="ending-figures">
          <Places state={state} view={view} table={table} telling={telling} />
          {film !== undefined && <Figures film={film} {...{ state, table, telling }} />}
        </div>
      )}
    </section>
  );
}

/** One winner stands in a wreath; several, or nobody, in a ring. */
function Laurel({ winners }: { readonly winners: readonly number[] }) {
  const [only] = winners;
  if (only !== undefined && winners.length === 1)
    return (
      <div className="ending-wreath" aria-hidden="true">
        <Icon body={laurels} />
        <SeatMark seat={only} size={34} />
      </div>
    );
  return (
    <div className="ending-laurel" aria-hidden="true">
      {only === undefined
        ? '='
        : winners.map((winner) => (
            <SeatMark key={winner} seat={winner} size={winners.length > 2 ? 26 : 44} />
          ))}
    </div>
  );
}

/** Everything that happened, with the views of every seat: from the record, which is open now. */
function useFilm(session: Session, { chart, tallies, Aftermath }: AnyTable): Film | undefined {
  const [film, setFilm] = useState<Film>();
  const wanted = chart !== undefined || tallies !== undefined || Aftermath !== undefined;
  useEffect(() => {
    if (!wanted) return;
    let stale = false;
    const load = async (): Promise<void> => {
      const read = await readFilm((await session.recordText()) ?? '');
      if (!stale && read.ok) setFilm(read.value);
    };
    void load();
    return () => {
      stale = true;
    };
  }, [session, wanted]);
  return film;
}

type PartProps = Pick<EndingProps, 'state' | 'table' | 'telling'>;

const storyOf = (film: Film, seat: number): readonly StoryBeat<unknown>[] =>
  film.steps(seat).flatMap(({ beats }) => beats);

function Figures({ film, state, table, telling }: PartProps & { readonly film: Film }) {
  const { chart, tallies, Aftermath } = table.module;
  const story = useMemo(() => storyOf(film, state.seat), [film, state.seat]);
  const count = state.seats.length;
  const series = useMemo(
    () => (chart === undefined ? [] : seriesOf(story, chart, count)),
    [story, chart, count],
  );
  const lead = chart?.lead;
  const leads = useMemo(
    () => (lead === undefined ? series : seriesOf(story, { at: chart!.at, value: lead.value }, count)),
    [story, chart, lead, series, count],
  );
  const turnings = useMemo(
    () => (chart === undefined ? [] : turningsOf(story, leads, chart, telling)),
    [story, leads, chart, telling],
  );
  const blocks = useMemo(() => tallies?.(story, telling) ?? [], [tallies, story, telling]);
  return (
    <>
      {chart !== undefined && series.length > 0 && (
        <section className="ending-panel ending-chart">
          <h3>{chart.title(telling.words)}</h3>
          <Chart series={series} names={state.names} seat={state.seat} turnings={turnings} />
          <LeadWords {...leadsOf(leads)} chart={chart} state={state} telling={telling} />
          <TurningsList turnings={turnings} reader={telling.reader} />
        </section>
      )}
      {blocks.map((block) => (
        <TallyView key={block.title} tally={block} />
      ))}
      {Aftermath !== undefined && (
        <Aftermath
          story={(seat) => storyOf(film, seat)}
          names={state.names}
          seat={state.seat}
          telling={telling}
        />
      )}
    </>
  );
}

type LeadProps = Leads &
  Pick<EndingProps, 'state' | 'telling'> & { readonly chart: ChartPlan<unknown, unknown> };

function LeadWords({ changes, longest, state, telling, chart }: LeadProps) {
  if (longest === undefined) return null;
  const { table } = texts();
  const { seat, from, to } = longest;
  const who = seat === state.seat ? undefined : state.names[seat]!;
  return (
    <p className="soft">
      {table.leadChanges(changes)}{' '}
      {chart.lead?.told(telling.words, who, from, to) ?? table.led(who, from, to)}
    </p>
  );
}

/** Every seat in the order of its place, with what the table says of it at the end: roles turned up, figures left. */
function Places({ state, view, table, telling }: PartProps & { readonly view: SeatView<unknown> }) {
  const { outcome, names, seat } = state;
  if (outcome === null || names.length <= 2) return null;
  const placeOf = (other: number): number =>
    outcome.places?.[other] ?? (outcome.winners.includes(other) ? 1 : 2);
  const order = names.map((_, other) => other).sort((x, y) => placeOf(x) - placeOf(y));
  return (
    <section className="ending-panel">
      <h3>{outcome.places === undefined ? texts().table.people : texts().table.places}</h3>
      <ol className="places">
        {order.map((other) => {
          const facts = table.module.seatFacts?.(view, other, telling);
          const won = outcome.winners.includes(other);
          return (
            <li key={other} className={classes(won && 'place-won')}>
              <span className="place-number">{outcome.places === undefined ? '' : placeOf(other)}</span>
              <SeatMark seat={other} size={18} out={facts?.out === true && !won} />
              <b>{other === seat ? texts().table.you : names[other]}</b>
              <span className="soft">{saidOf(facts)}</span>
              <span className="place-result">{won ? texts().table.hasWon : ''}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function saidOf(facts: SeatFacts | undefined): string {
  const fallen = facts?.out === true ? texts().table.standing.out : undefined;
  return [facts?.note, fallen].filter((word) => word !== undefined).join(', ');
}
