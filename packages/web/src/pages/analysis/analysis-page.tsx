/** Where a finished match was decided, and whether by luck or by choice. */
import { useTable } from '../../games/use-table.js';
import type { Film } from '../../replay/film.js';
import { useFilm } from '../../replay/use-film.js';
import { texts } from '../../texts/index.js';
import { Loading } from '../loading.js';
import { Problem } from '../problem.js';
import { LookingBack } from './looking-back.js';

export interface AnalysisPageProps {
  readonly source: string;
  readonly id: string;
}

export function AnalysisPage({ source, id }: AnalysisPageProps) {
  const film = useFilm(source, id);
  const { analysis, replay } = texts();
  if (film === undefined) return <Loading />;
  if (typeof film === 'string') return <Problem title={replay.broken} text={film} />;
  // Until it is over, every seat keeps its secrets.
  if (!film.isOver) return <Problem title={analysis.open} text={analysis.notOver} />;
  return <Loaded key={`${source} ${id}`} {...{ film, source, id }} />;
}

function Loaded(props: AnalysisPageProps & { readonly film: Film }) {
  const table = useTable(props.film.game);
  return table === undefined ? <Loading /> : <LookingBack {...props} table={table} />;
}
