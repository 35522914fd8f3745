/** Five places side by side: what stands there, and what an empty place of mine offers while a card is picked. */
import { type Choosing, classes, EntryView, Popover, Result } from '@fray/kit';
import { type Board, type Card, EMPTY, LANES, place } from '../../src/index.js';
import { type Lexicon, useLexicon } from '../lexicon.js';
import { cardOf } from './card-of.js';
import { CardView, spokenCard, valuesAt } from './card-view.js';
import type { Fate } from './lane-fate.js';

/** What an empty place of mine offers while a card is picked. */
export type PlaceState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'open'; readonly card: string; readonly effects: readonly Fate[] }
  | { readonly kind: 'refused'; readonly reason: string };

/** What is worth considering: this card in this lane. */
export interface Ghost {
  readonly card: Card;
  readonly lane: number;
}

export interface RowProps {
  readonly board: Board;
  /** What is foretold for this seat, lane by lane. */
  readonly fates: readonly (Fate | undefined)[];
  readonly seat: number;
  readonly names: readonly string[];
  /** Places that the last choice changed. */
  readonly marked: ReadonlySet<number>;
  /** Lanes that are not being fought while the Assault is shown. */
  readonly dim: (lane: number) => boolean;
  /** The row one may place in, and what its places offer. */
  readonly mine?: {
    readonly choosing: Choosing;
    readonly states: readonly PlaceState[];
    readonly barred: readonly boolean[];
    readonly ghost: Ghost | undefined;
  };
}

export function Row(props: RowProps) {
  const { words } = useLexicon();
  const { mine, seat, board } = props;
  return (
    <ol
      className={classes('rohan-row', `side-${seat}`, mine !== undefined && 'rohan-mine')}
      aria-label={words.row(props.names[seat]!)}
    >
      {Array.from({ length: LANES }, (_, lane) => (
        <li
          key={words.lane(lane)}
          className={classes('rohan-place', props.dim(lane) && 'rohan-dim')}
          data-place={place(seat, lane)}
          data-lane={lane}
          data-spot={`${mine === undefined ? 'enemy' : 'own'} lane ${lane + 1}`}
        >
          {board.cards[place(seat, lane)] === EMPTY ? (
            <EmptyPlace {...props} lane={lane} />
          ) : (
            <TakenPlace {...props} lane={lane} />
          )}
        </li>
      ))}
    </ol>
  );
}

function TakenPlace({ board, fates, seat, names, marked, mine, lane }: RowProps & { lane: number }) {
  const at = place(seat, lane);
  const card = cardOf(board.options, board.cards[at]!);
  const values = valuesAt(board, at);
  const lexicon = useLexicon();
  const { words } = lexicon;
  const entry = lexicon.entry(card);
  const fate = fates[lane];
  const label = `${words.lane(lane)}, ${names[seat]}: ${spokenCard(card, values, lexicon)}${fate === undefined ? '' : `. ${fate.long}`}`;
  const refuse = (): void => {
    if (mine?.choosing.picked !== undefined) mine.choosing.target(`${lane}`).onClick();
  };
  return (
    <div className="rohan-taken" onClickCapture={refuse}>
      <Popover
        label={label}
        content={() => (entry === undefined ? lexicon.name(card) : <EntryView entry={entry} />)}
      >
        <CardView card={card} values={values} marked={marked.has(at)} cracked={fate?.falls === true} />
      </Popover>
    </div>
  );
}

function EmptyPlace({ seat, lane, mine, marked }: RowProps & { lane: number }) {
  const { words } = useLexicon();
  const mark = marked.has(place(seat, lane)) && 'rohan-left';
  if (mine === undefined)
    return (
      <div className={classes('rohan-empty', mark)}>
        <span className="sr-only">
          {words.lane(lane)}, {words.empty}
        </span>
      </div>
    );
  const state = mine.states[lane]!;
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
      {...mine.choosing.target(`${lane}`)}
    >
      {open ? (
        <>
          <b>{words.place}</b>
          {state.effects.map((fate) => (
            <Result key={fate.seat} tone={toneOf(fate, seat)}>
              {fate.chip}
            </Result>
          ))}
        </>
      ) : (
        <Idle mine={mine} lane={lane} />
      )}
    </button>
  );
}

/** An empty place while nothing is picked. */
function Idle({ mine, lane }: { readonly mine: NonNullable<RowProps['mine']>; readonly lane: number }) {
  const { words } = useLexicon();
  if (mine.ghost?.lane === lane)
    return (
      <span className="rohan-ghost" aria-hidden="true">
        <CardView card={mine.ghost.card} values={mine.ghost.card} />
      </span>
    );
  return mine.barred[lane] === true && <span className="rohan-barred">{words.surprised}</span>;
}

/** Good is what is good for the one who sits below. */
export function toneOf({ seat, falls, loss }: Fate, below: number): 'good' | 'bad' | 'calm' {
  if (seat !== below) return falls || loss > 0 ? 'good' : 'calm';
  return loss > 0 ? 'bad' : 'calm';
}

function placeLabel(state: PlaceState, lane: number, words: Lexicon['words']): string {
  if (state.kind === 'open')
    return words.placing(lane, state.card, state.effects.map((effect) => effect.long).join(', '));
  return state.kind === 'refused' ? words.refusing(lane, state.reason) : words.emptyLane(lane);
}
