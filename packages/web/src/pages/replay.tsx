/** A match to look at again. */
import { SPECTATOR } from '@fray/engine';
import { useEffect, useState } from 'react';
import { Film } from '../replay/film.js';
import { ReplayTable } from '../replay/replay-table.js';
import { loadRecord } from '../replay/source.js';
import { keptMatches } from '../session/archive.js';
import { useTable } from '../shell/use-table.js';
import { texts } from '../texts/index.js';
import { Loading } from './loading.js';
import { Problem } from './problem.js';

export interface ReplayPageProps {
  readonly source: string;
  readonly id: string;
  readonly moment: string | undefined;
  readonly seat: string | undefined;
}

export function ReplayPage({ source, id, moment, seat }: ReplayPageProps) {
  const [film, setFilm] = useState<Film | string>();
  useEffect(() => {
    let stale = false;
    void loadRecord(source, id).then((text) => {
      if (stale) return;
      const read = text.ok ? Film.read(text.value) : text;
      setFilm(read.ok ? read.value : read.error);
    });
    return () => {
      stale = true;
    };
  }, [source, id]);
  if (film === undefined) return <Loading />;
  if (typeof film === 'string') return <Problem title={texts().replay.broken} text={film} />;
  const own = source === 'here' ? keptMatches().find((kept) => kept.id === id)?.seat : undefined;
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
  const table = useTable(film.game.id);
  if (table === undefined) return <Loading />;
  return <ReplayTable film={film} table={table} {...rest} />;
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d{1,6}$/.test(text) ? Number(text) : undefined;
}
