/** A match to look at again. */
import { SPECTATOR } from '@fray/engine';
import { useTable } from '../../games/use-table.js';
import type { Film } from '../../replay/film.js';
import { ReplayTable } from '../../replay/replay-table.js';
import { useFilm } from '../../replay/use-film.js';
import { keptMatches } from '../../session/archive.js';
import { texts } from '../../texts/index.js';
import { Loading } from '../loading.js';
import { Problem } from '../problem.js';

export interface ReplayPageProps {
  readonly source: string;
  readonly id: string;
  readonly moment: string | undefined;
  readonly seat: string | undefined;
}

export function ReplayPage({ source, id, moment, seat }: ReplayPageProps) {
  const film = useFilm(source, id);
  if (film === undefined) return <Loading />;
  if (typeof film === 'string') return <Problem title={texts().replay.broken} text={film} />;
  const own = source === 'here' ? keptMatches().find((kept) => kept.id === id)?.people[0] : undefined;
  return (
    <Loaded
      key={`${source} ${id}`}
      film={film}
      source={source}
      id={id}
      moment={wholeNumber(moment) ?? 0}
      seat={wholeNumber(seat) ?? own ?? SPECTATOR}
    />
  );
}

interface LoadedProps {
  readonly film: Film;
  readonly source: string;
  readonly id: string;
  readonly moment: number;
  readonly seat: number;
}

function Loaded({ film, ...rest }: LoadedProps) {
  const table = useTable(film.game);
  if (table === undefined) return <Loading />;
  return <ReplayTable film={film} table={table} {...rest} />;
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d{1,6}$/.test(text) ? Number(text) : undefined;
}
