/** The page of a match that is over: the chance of winning, its key moments, and the table at the one that is opened. */
import type { Analysis, Moment } from '@fray/bots';
import { Button } from '@fray/kit';
import { useState } from 'react';
import { type AnalysisState, useAnalysis } from '../../analysis/use-analysis.js';
import type { LoadedTable } from '../../games/table-registry.js';
import type { Film } from '../../replay/film.js';
import { keptMatches } from '../../session/archive.js';
import { useSettings } from '../../settings.js';
import { texts } from '../../texts/index.js';
import { Page } from '../page.js';
import './analysis-page.css';
import { AnalysisHeader } from './analysis-header.js';
import { ChanceChart } from './chance-chart.js';
import { type MatchSeen, useMatchSeen } from './match-seen.js';
import { useStories } from './moment-story.js';
import { MomentTable } from './moment-table.js';
import { Moments } from './moments.js';
import { roundOf } from './rounds.js';
import { useMomentKeys } from './use-moment-keys.js';

export interface LookingBackProps {
  readonly film: Film;
  readonly table: LoadedTable;
  readonly source: string;
  readonly id: string;
}

export function LookingBack({ film, table, source, id }: LookingBackProps) {
  const own = useOwnSeat(film, source, id);
  const [seat, setSeat] = useState(own ?? 0);
  const state = useAnalysis(film.record, source === 'here' ? id : undefined);
  const seen = useMatchSeen({ film, table, source, id }, seat, own);
  return (
    <Page title={texts().analysis.title(film.book.title)} head={<AnalysisHeader {...{ seen, state }} />}>
      {state.found === undefined ? (
        <Waiting state={state} choices={film.length} />
      ) : (
        <Found seen={seen} found={state.found} onSeat={setSeat} />
      )}
    </Page>
  );
}

/** Undefined where whoever looks did not play, or cannot be told from the others. */
function useOwnSeat({ record }: Film, source: string, id: string): number | undefined {
  const mine = useSettings((s) => s.name);
  if (source === 'here') return keptMatches().find((kept) => kept.id === id)?.people[0];
  const seat = record.header.seats.findIndex(({ kind, name }) => kind === 'person' && name === mine);
  return source === 'online' && seat >= 0 ? seat : undefined;
}

/** Before there is anything to see: how far it is, and the way to stop it or to start again. */
function Waiting({ state, choices }: { readonly state: AnalysisState; readonly choices: number }) {
  const { analysis } = texts();
  const { done, failed } = state;
  return (
    <div className="analysis-waiting">
      <h1>{done === undefined ? analysis.stopped : analysis.looking}</h1>
      {failed && <p className="problem">{analysis.failed}</p>}
      {done === undefined ? (
        <Button kind="main" onClick={state.start}>
          {analysis.start}
        </Button>
      ) : (
        <>
          <label className="analysis-progress">
            <span>{analysis.done(done, choices)}</span>
            <progress value={done} max={choices} />
          </label>
          <Button onClick={state.stop}>{analysis.stop}</Button>
        </>
      )}
    </div>
  );
}

interface FoundProps {
  readonly seen: MatchSeen;
  readonly found: Analysis;
  readonly onSeat: (seat: number) => void;
}

function Found({ seen, found, onSeat }: FoundProps) {
  const { analysis, common } = texts();
  const { moments } = found;
  const [at, setAt] = useState(decisive(found)?.n);
  const shown = moments.find(({ n }) => n === at);
  const stories = useStories(seen, moments);
  const step = (by: number): void => {
    const next = shown === undefined ? moments[0] : moments[moments.indexOf(shown) + by];
    if (next !== undefined) setAt(next.n);
  };
  useMomentKeys(step);
  return (
    <div className="analysis" data-game={seen.film.game.id}>
      <div className="analysis-main">
        <div className="analysis-head">
          <h1>{headlineOf(found, seen)}</h1>
          <p className="soft">{sumOf(found, seen)}</p>
          <SeenFrom names={seen.film.names} seat={seen.seat} onSeat={onSeat} />
        </div>
        <p className="sr-only" role="status">
          {shown !== undefined && common.titled(analysis.tableAt(shown.n), stories.get(shown)!.title)}
        </p>
        <ChanceChart {...{ seen, found, at }} onMoment={setAt} />
        {shown !== undefined && (
          <MomentTable key={shown.n} seen={seen} moment={shown} moments={moments} onStep={step} />
        )}
      </div>
      <aside className="analysis-side" aria-labelledby="moments">
        <h2 id="moments">{analysis.moments}</h2>
        <Moments {...{ seen, found, stories, at }} onMoment={setAt} />
        <p className="soft analysis-how">{analysis.how(found.worlds)}</p>
      </aside>
    </div>
  );
}

/** The moment that moved it most. */
function decisive({ moments }: Analysis): Moment | undefined {
  return [...moments].sort((x, y) => sizeOf(y) - sizeOf(x))[0];
}

function sizeOf({ swing }: Moment): number {
  return Math.max(...swing.map(Math.abs));
}

/** What moved nobody's chance by as much has decided nothing. */
const DECIDED = 0.1;

function headlineOf(found: Analysis, { rounds }: MatchSeen): string {
  const { analysis } = texts();
  const most = decisive(found);
  if (most === undefined || sizeOf(most) < DECIDED) return analysis.undecided;
  const round = roundOf(rounds, most.n);
  const where = round === undefined ? analysis.atTheChoice(most.n) : analysis.inRound(round);
  return analysis.headline(where, most.kind);
}

function sumOf({ luck, chosen }: Analysis, { seat, nameOf }: MatchSeen): string {
  const points = (of: readonly number[]): number => Math.round(100 * of[seat]!);
  return texts().analysis.sum(nameOf(seat), points(luck), points(chosen));
}

interface SeenFromProps {
  readonly names: readonly string[];
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}

function SeenFrom({ names, seat, onSeat }: SeenFromProps) {
  return (
    <label className="analysis-seat">
      {texts().analysis.seat}{' '}
      <select value={seat} onChange={(event) => onSeat(Number(event.target.value))}>
        {names.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <option key={i} value={i}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
