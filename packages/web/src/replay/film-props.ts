/** What a table is given to draw a moment of a film: nobody is asked and nothing can be done. */
import type { Reader, SeatView } from '@fray/engine';
import type { ShownBeat, Speed, TableProps } from '@fray/kit';
import { eventsBackwards } from '../shell/story/lines.js';
import type { Film } from './film.js';

export interface FilmMoment {
  readonly n: number;
  readonly view: SeatView<unknown>;
  /** How many of its events have been told. */
  readonly told: number;
  readonly beat: ShownBeat | undefined;
  readonly moving: boolean;
}

const NOTHING: readonly never[] = [];
const nothing = (): void => undefined;

export function filmProps(
  film: Film,
  reader: Reader,
  { n, view, told, beat, moving }: FilmMoment,
  said: Pick<TableProps, 'status' | 'onClause' | 'onSkip'> & { readonly speed: Speed },
): TableProps {
  const { game, book, names, record } = film;
  const steps = film.steps(reader.seat);
  return {
    ...{ game, book, names, seat: reader.seat, reader, view, beat },
    options: record.header.options,
    seats: record.header.seats,
    asked: NOTHING,
    decision: undefined,
    pending: undefined,
    prompt: undefined,
    moves: NOTHING,
    standing: NOTHING,
    refused: NOTHING,
    outcome: moving ? null : view.flow.outcome,
    playing: moving,
    last: steps[n]!.events,
    backwards: () => eventsBackwards(steps, n, told),
    onChoose: nothing,
    onRefused: nothing,
    ...said,
  };
}
