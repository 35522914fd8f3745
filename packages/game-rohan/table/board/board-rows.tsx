/** Two rows of five places facing each other, with the forecast of every lane between them. */
import { classes, EntryView, Popover } from '@fray/kit';
import { type Board, EMPTY, type Forecast, LANES, place } from '../../src/index.js';
import { type Lexicon, useLexicon } from '../lexicon.js';
import { cardOf } from './card-of.js';
import { CardView, spokenCard, valuesAt } from './card-view.js';
import { type Fate, fateOf } from './fate.js';

export interface SeatFate extends Fate {
  readonly seat: number;
}

/** What an empty place of mine offers while a card is picked. */
export type PlaceState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'open'; readonly card: string; readonly effects: readonly SeatFate[] }
  | { readonly kind: 'refused'; readonly reason: string };

export interface RowProps {
  readonly board: Board;
  /** Nothing is to come once the match is over. */
  readonly forecast: Forecast | undefined;
  readonly seat: number;
  readonly names: readonly string[];
  /** Places that the last choice changed. */
  readonly marked: ReadonlySet<number>;
  /** The row one may place in, and what its places offer. */
  readonly mine?: boolean;
  readonly states?: readonly PlaceState[];
  readonly onLane?: (lane: number, byKey: boolean) => void;
  readonly onAim?: (lane: number | undefined) => void;
}

export function Row(props: RowProps) {
  const { words } = useLexicon();
  return (
    <ol
      className={classes('rohan-row', `side-${props.seat}`, props.mine === true && 'rohan-mine')}
      aria-label={words.row(props.names[props.seat]!)}
    >
      {Array.from({ length: LANES }, (_, lane) => (
        <li
          key={words.lane(lane)}
          className="rohan-place"
          data-place={place(props.seat, lane)}
          data-lane={lane}
          data-spot={`${props.mine === true ? 'own' : 'enemy'} lane ${lane + 1}`}
        >
          {props.board.cards[place(props.seat, lane)] === EMPTY ? (
            <EmptyPlace {...props} lane={lane} />
          ) : (
            <TakenPlace {...props} lane={lane} />
          )}
        </li>
      ))}
    </ol>
  );
}

function TakenPlace({ board, forecast, seat, names, marked, onLane, lane }: RowProps & { lane: number }) {
  const at = place(seat, lane);
  const card = cardOf(board.options, board.cards[at]!);
  const values = valuesAt(board, at);
  const lexicon = useLexicon();
  const { words } = lexicon;
  const entry = lexicon.entry(card);
  const fate = forecast === undefined ? undefined : laneFate(board, forecast, lane, seat, names, lexicon);
  const label = `${words.lane(lane)}, ${names[seat]}: ${spokenCard(card, values, lexicon)}${fate === undefined ? '' : `. ${fate.long}`}`;
  return (
    <div className="rohan-taken" onClickCapture={() => onLane?.(lane, false)}>
      <Popover
        label={label}
        content={() => (entry === undefined ? lexicon.name(card) : <EntryView entry={entry} />)}
      >
        <CardView card={card} values={values} marked={marked.has(at)} />
      </Popover>
    </div>
  );
}

function EmptyPlace({ seat, lane, states, onLane, onAim, marked }: RowProps & { lane: number }) {
  const { words } = useLexicon();
  const state = states?.[lane];
  const mark = marked.has(place(seat, lane)) && 'rohan-left';
  if (state === undefined || onLane === undefined)
    return (
      <div className={classes('rohan-empty', mark)}>
        <span className="sr-only">{words.lane(lane)}, </span>
        {words.empty}
      </div>
    );
  const aim = (target: number | undefined) => () => onAim?.(target);
  const open = state.kind === 'open';
  return (
    <button
      type="button"
      className={classes(
        'rohan-empty',
        open && 'rohan-open',
        state.kind === 'refused' && 'rohan-refused',
        mark,
      )}
      aria-label={placeLabel(state, lane, words)}
      aria-disabled={!open}
      onClick={(event) => onLane(lane, event.detail === 0)}
      onPointerEnter={aim(open ? lane : undefined)}
      onPointerLeave={aim(undefined)}
      onFocus={aim(open ? lane : undefined)}
      onBlur={aim(undefined)}
    >
      {open ? (
        <>
          <b>
            {words.place}
            <span className="rohan-wide-word"> {words.here}</span>
          </b>
          {state.effects.map((effect) => (
            <span key={effect.seat} className="rohan-effect">
              <FateWords fate={effect} />
            </span>
          ))}
        </>
      ) : (
        words.empty
      )}
    </button>
  );
}

function placeLabel(state: PlaceState, lane: number, words: Lexicon['words']): string {
  if (state.kind === 'open')
    return words.placing(lane, state.card, state.effects.map((effect) => effect.long).join(', '));
  return state.kind === 'refused' ? words.refusing(lane, state.reason) : words.emptyLane(lane);
}

export interface StripProps {
  readonly board: Board;
  readonly forecast: Forecast;
  readonly top: number;
  readonly names: readonly string[];
  /** Nothing is to come any more. */
  readonly over: boolean;
  /** The lane being fought now, while the Assault is shown. */
  readonly fighting: number | undefined;
  /** True while it shows a placement that is only being thought of. */
  readonly imagined: boolean;
}

export function ForecastStrip({ board, forecast, top, names, over, fighting, imagined }: StripProps) {
  const { words } = useLexicon();
  return (
    <ol className={classes('rohan-forecast', imagined && 'rohan-imagined')} aria-label={words.forecast}>
      {Array.from({ length: LANES }, (_, lane) => {
        const passed = fighting !== undefined && lane < fighting;
        return (
          <li
            key={words.lane(lane)}
            data-spot={`fate ${lane + 1}`}
            className={classes('rohan-lane', lane === fighting && 'rohan-fighting', passed && 'rohan-passed')}
          >
            <span className="sr-only">{words.lane(lane)}: </span>
            {!over && <LaneForecast board={board} forecast={forecast} lane={lane} top={top} names={names} />}
          </li>
        );
      })}
    </ol>
  );
}

function LaneForecast(props: Pick<StripProps, 'board' | 'forecast' | 'top' | 'names'> & { lane: number }) {
  const { board, forecast, lane, top, names } = props;
  const lexicon = useLexicon();
  const { words } = lexicon;
  const cards = [board.cards[place(0, lane)]!, board.cards[place(1, lane)]!];
  if (cards.every((card) => card === EMPTY)) return <span className="rohan-open-lane">{words.openLane}</span>;
  if (forecast.decidedIn !== -1 && lane > forecast.decidedIn)
    return <span className="rohan-open-lane">{words.notReached}</span>;
  return [top, 1 - top].map((seat) => {
    const fate = laneFate(board, forecast, lane, seat, names, lexicon);
    if (fate === undefined) return null;
    return (
      <span
        key={seat}
        className={classes(
          `side-${seat}`,
          'rohan-fate',
          fate.loss > 0 && (seat === top ? 'rohan-gain' : 'rohan-loss'),
        )}
      >
        <FateWords fate={fate} />
      </span>
    );
  });
}

/** In full, or without the names where the lane is too narrow for them. */
function FateWords({ fate }: { readonly fate: Fate }) {
  return (
    <>
      <span className="rohan-long">{fate.long}</span>
      <span className="rohan-short" aria-hidden="true">
        {fate.short}
      </span>
    </>
  );
}

export function laneFate(
  board: Board,
  forecast: Forecast,
  lane: number,
  seat: number,
  names: readonly string[],
  { words, name: nameOf }: Lexicon,
): Fate | undefined {
  const at = place(seat, lane);
  const card = board.cards[at]!;
  const name = card === EMPTY ? undefined : nameOf(cardOf(board.options, card));
  const across = board.cards[place(1 - seat, lane)];
  // A card nobody faces has no fate of its own: its hit is told on the other side.
  if (name !== undefined && across === EMPTY) return undefined;
  return fateOf(forecast.lanes[lane]!, seat, name, board.hp[at]!, names[seat]!, words);
}
