/** A finished match as one of its seats looks back at it: who is called what, and which round a choice was made in. */
import type { Reader } from '@fray/engine';
import type { Telling } from '@fray/kit';
import { useMemo } from 'react';
import type { LoadedTable } from '../../games/table-registry.js';
import type { Film } from '../../replay/film.js';
import { type Round, roundsOf } from './rounds.js';

export interface MatchSeen {
  readonly film: Film;
  readonly table: LoadedTable;
  readonly source: string;
  readonly id: string;
  readonly seat: number;
  readonly reader: Reader;
  readonly telling: Telling<unknown, unknown>;
  /** Empty for a game whose table tells of no rounds. */
  readonly rounds: readonly Round[];
  /** Undefined for the seat of whoever looks: it is called "you". */
  readonly nameOf: (seat: number) => string | undefined;
}

export function useMatchSeen(
  where: Pick<MatchSeen, 'film' | 'table' | 'source' | 'id'>,
  seat: number,
  own: number | undefined,
): MatchSeen {
  const { film, table, source, id } = where;
  return useMemo(() => {
    const { names, book } = film;
    const reader: Reader = { seat, names };
    const { chart } = table.module;
    return {
      ...{ film, table, source, id, seat, reader },
      telling: { book, reader, words: table.words },
      rounds: chart === undefined ? [] : roundsOf(film.steps(seat).map(({ view }) => chart.at(view!))),
      nameOf: (other) => (other === own && other === seat ? undefined : names[other]),
    };
  }, [film, table, source, id, seat, own]);
}
