/** A record from wherever it comes, unrolled: undefined while it is read, a sentence where it cannot be. */
import { useEffect, useState } from 'react';
import { type Film, readFilm } from './film.js';
import { loadRecord } from './source.js';

export function useFilm(source: string, id: string): Film | string | undefined {
  const [film, setFilm] = useState<Film | string>();
  useEffect(() => {
    let stale = false;
    const load = async (): Promise<void> => {
      const text = await loadRecord(source, id);
      const read = text.ok ? await readFilm(text.value) : text;
      if (!stale) setFilm(read.ok ? read.value : read.error);
    };
    void load();
    return () => {
      stale = true;
    };
  }, [source, id]);
  return film;
}
