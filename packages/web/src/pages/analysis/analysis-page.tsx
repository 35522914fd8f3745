/** Where a finished match was decided, and whether by luck or by choice. */
import type { Analysis } from '@fray/bots';
import { Button, Chip, SegmentField } from '@fray/kit';
import { useState } from 'react';
import { Link } from 'wouter';
import { recordWith, useAnalysis } from '../../analysis/use-analysis.js';
import type { Film } from '../../replay/film.js';
import { useFilm } from '../../replay/use-film.js';
import { keptMatches } from '../../session/archive.js';
import { saveFile } from '../../shell/save-file.js';
import { texts } from '../../texts/index.js';
import { Loading } from '../loading.js';
import { Page } from '../page.js';
import { Problem } from '../problem.js';
import './analysis-page.css';
import { ChanceChart } from './chance-chart.js';
import { Moments } from './moments.js';

export interface AnalysisPageProps {
  readonly source: string;
  readonly id: string;
}

export function AnalysisPage({ source, id }: AnalysisPageProps) {
  const film = useFilm(source, id);
  const { analysis, replay } = texts();
  if (film === undefined) return <Loading />;
  if (typeof film === 'string') return <Problem title={replay.broken} text={film} />;
  if (!film.isOver) return <Problem title={analysis.open} text={analysis.notOver} />;
  return <Looked key={`${source} ${id}`} film={film} source={source} id={id} />;
}

function Looked({ film, source, id }: AnalysisPageProps & { readonly film: Film }) {
  const { analysis } = texts();
  const own = source === 'here' ? keptMatches().find((kept) => kept.id === id)?.people[0] : undefined;
  const [seat, setSeat] = useState(own ?? 0);
  const state = useAnalysis(film.record, source === 'here' ? id : undefined);
  const { found } = state;
  const title = analysis.title(film.book.title);
  return (
    <Page title={title} wide>
      <div className="analysis" data-game={film.game.id}>
        <div className="analysis-head">
          <h1>{found === undefined ? title : headlineOf(found)}</h1>
          {found !== undefined && <Sum found={found} seat={seat} name={film.names[seat]!} />}
        </div>
        <Tools film={film} source={source} id={id} state={state} />
        {film.names.length > 1 && (
          <SegmentField
            label={analysis.seat}
            value={String(seat)}
            values={film.names.map((label, i) => ({ value: String(i), label }))}
            onChange={(value) => setSeat(Number(value))}
          />
        )}
        {found !== undefined && <Found {...{ film, source, id, found, seat }} />}
      </div>
    </Page>
  );
}

/** The moment that moved it most. */
function headlineOf({ moments }: Analysis): string {
  const { analysis } = texts();
  const size = ({ swing }: Analysis['moments'][number]): number => Math.max(...swing.map(Math.abs));
  const [first] = [...moments].sort((x, y) => size(y) - size(x));
  return first === undefined ? analysis.undecided : analysis.headline(first.n, first.kind);
}

function Sum({
  found,
  seat,
  name,
}: {
  readonly found: Analysis;
  readonly seat: number;
  readonly name: string;
}) {
  const points = (of: readonly number[]): number => Math.round(100 * of[seat]!);
  return <p className="soft">{texts().analysis.sum(name, points(found.luck), points(found.chosen))}</p>;
}

interface ToolsProps extends AnalysisPageProps {
  readonly film: Film;
  readonly state: ReturnType<typeof useAnalysis>;
}

function Tools({ film, source, id, state }: ToolsProps) {
  const { analysis } = texts();
  const { found, share, failed } = state;
  return (
    <div className="analysis-tools">
      {share !== undefined && (
        <>
          <label className="analysis-progress">
            <span role="status">{analysis.looking(Math.round(100 * share))}</span>
            <progress value={share} max={1} />
          </label>
          <Button onClick={state.stop}>{analysis.stop}</Button>
        </>
      )}
      {failed && <p className="problem">{analysis.failed}</p>}
      {share === undefined && found === undefined && (
        <Button kind="main" onClick={state.start}>
          {analysis.start}
        </Button>
      )}
      {found !== undefined && (
        <>
          <Chip>{analysis.done(found.choices)}</Chip>
          <Button onClick={() => saveFile(`${film.game.id}.fray.jsonl`, recordWith(film.record, found))}>
            {analysis.save}
          </Button>
        </>
      )}
      <Link href={`/replay/${source}/${id}`} className="button button-plain">
        {analysis.replay}
      </Link>
    </div>
  );
}

interface FoundProps extends AnalysisPageProps {
  readonly film: Film;
  readonly found: Analysis;
  readonly seat: number;
}

function Found({ film, source, id, found, seat }: FoundProps) {
  const { analysis } = texts();
  const [at, setAt] = useState(found.moments.find(({ candidates }) => candidates.length > 0)?.n);
  const toggle = (n: number): void => setAt((now) => (now === n ? undefined : n));
  return (
    <div className="analysis-found">
      <ChanceChart {...{ found, seat, at }} names={film.names} />
      <section className="analysis-moments" aria-labelledby="moments">
        <h2 id="moments">{analysis.moments}</h2>
        <Moments {...{ film, source, id, seat, at }} moments={found.moments} onMoment={toggle} />
        <p className="soft analysis-how">{analysis.how(found.worlds)}</p>
      </section>
    </div>
  );
}
