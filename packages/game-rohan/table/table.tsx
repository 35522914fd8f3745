/** Rohan's table: the plain before the wall, the wall, and the hand on it. Draws the view, offers what the engine listed. */
import { type GameEvent, SPECTATOR } from '@fray/engine';
import {
  avatarFor,
  type Choosing,
  classes,
  numberIn,
  Overlay,
  type ShownBeat,
  Stage,
  type TableProps,
  usePerson,
} from '@fray/kit';
import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Board, type Forecast, forecast, LANES, type RohanView } from '../src/index.js';
import { Question } from './acting/question.js';
import { useActions } from './acting/use-actions.js';
import { type Placing, usePlacing } from './acting/use-placing.js';
import { killingIn } from './blow/killing.js';
import { LastBlow } from './blow/last-blow.js';
import { cardOf } from './board/card-of.js';
import { DeckLists } from './board/deck-lists.js';
import { Hand } from './board/hand.js';
import { laneFate } from './board/lane-fate.js';
import { Lanes } from './board/lanes.js';
import { type Ghost, Row } from './board/row.js';
import { type Lexicon, useLexicon } from './lexicon.js';
import { move, type Origin, placeOf } from './movements.js';
import { Player } from './seats/player.js';
import { useAssault } from './use-assault.js';
import { HOURS_COUNT, hourOf, RohanWorld } from './world/rohan-world.js';
import './css/table.css';
import './css/seats.css';
import './css/upright.css';

export function Table(props: TableProps<RohanView>) {
  const { seat, names, beat, playing, view, outcome } = props;
  const { table } = view;
  const root = useRef<HTMLDivElement>(null);
  const origin = useRef<Origin>({ rect: undefined });
  const [decks, setDecks] = useState(false);
  const lexicon = useLexicon();
  const placing = usePlacing(props, root, origin.current);
  const sure = useActions(props, root);
  const assault = useAssault(props);
  const bottom = seat === SPECTATOR ? 0 : seat;
  useLayoutEffect(() => {
    if (beat !== undefined && root.current !== null) move(root.current, beat, bottom, origin.current);
  }, [beat, bottom]);
  const over = outcome !== null;
  const shown = placing.imagined ?? foretold(table);
  const player = (side: number) => (
    <Player
      table={table}
      seat={side}
      name={names[side]!}
      coming={assault === undefined && !over ? shown.forecast.health[side]! : table.health[side]!}
      below={side === bottom}
      mood={moodOf(table, shown.forecast, side)}
      onDecks={() => setDecks(true)}
    />
  );
  return (
    <div
      ref={root}
      className={classes(
        'rohan',
        playing && 'rohan-playing',
        placing.imagined !== undefined && 'rohan-imagining',
      )}
    >
      <Stage
        wide={[144, 84]}
        tall={[39, 80]}
        world={<RohanWorld round={table.round} />}
        edges={
          <>
            {player(1 - bottom)}
            <Hours round={table.round} />
            {player(bottom)}
          </>
        }
        frame={
          <>
            <Field {...{ props, placing, assault, bottom, shown }} />
            {seat !== SPECTATOR && <Hand options={table.options} seat={seat} placing={placing} />}
          </>
        }
        prompt={!over && <Question props={props} placing={placing} sure={sure} />}
        above={
          <>
            <Overlay />
            {beat !== undefined && <Last beat={beat} names={names} options={table.options} />}
          </>
        }
      />
      <p className="sr-only" aria-live="polite">
        {spokenPick(placing, table, lexicon)}
      </p>
      <DeckLists open={decks} table={table} seat={seat} names={names} onClose={() => setDecks(false)} />
    </div>
  );
}

interface FieldProps {
  readonly props: TableProps<RohanView>;
  readonly placing: Placing;
  readonly assault: RohanView | undefined;
  readonly bottom: number;
  readonly shown: Foretold;
}

/** Both rows, and what would happen between them. */
function Field({ props, placing, assault, bottom, shown }: FieldProps) {
  const { names, seat, last, outcome, playing, beat, view } = props;
  const { table } = view;
  const lexicon = useLexicon();
  const marked = useMemo(() => lastPlaces(playing ? [] : last), [playing, last]);
  // While the Assault is shown, what was foretold stays beside what happens.
  const told = assault === undefined ? shown : foretold(assault);
  const fates = [0, 1].map((side) =>
    Array.from({ length: LANES }, (_, lane) =>
      outcome === null
        ? laneFate(told.board, told.forecast, lane, side, { names, reader: seat }, lexicon)
        : undefined,
    ),
  );
  const fighting = assault === undefined ? undefined : laneOf(beat?.event);
  const row = {
    board: table,
    names,
    marked,
    dim: (lane: number) => fighting !== undefined && lane !== fighting,
  };
  const { choosing, states, surprised } = placing;
  return (
    <>
      <Row {...row} seat={1 - bottom} fates={fates[1 - bottom]!} />
      <Shaft choosing={choosing} />
      <Row
        {...row}
        seat={bottom}
        fates={fates[bottom]!}
        {...(seat === SPECTATOR
          ? {}
          : { mine: { choosing, states, barred: surprised, ghost: ghostOf(props, placing) } })}
      />
      <Lanes {...told} fates={fates} below={bottom} over={outcome !== null} fighting={fighting} />
    </>
  );
}

function ghostOf({ advised, view, seat }: TableProps<RohanView>, { pickedCard }: Placing): Ghost | undefined {
  if (advised?.choice.do !== 'play' || pickedCard !== undefined) return undefined;
  const [, card, lane] = advised.move;
  return seat === SPECTATOR ? undefined : { card: cardOf(view.table.options, card), lane };
}

/** A shaft of light on the place that a card is held over. */
function Shaft({ choosing: { aimed } }: { readonly choosing: Choosing }) {
  const style = { '--lane': aimed ?? 2, opacity: aimed === undefined ? 0 : 1 } as CSSProperties;
  return <div className="rohan-shaft" style={style} aria-hidden="true" />;
}

/** Where the night stands. */
function Hours({ round }: { readonly round: number }) {
  const { words } = useLexicon();
  const hour = hourOf(round);
  return (
    <p className="rohan-hours" title={words.hours[hour]}>
      <span aria-hidden="true">{words.hours[0]}</span>
      {Array.from({ length: HOURS_COUNT }, (_, i) => (
        <i key={i} className={classes(i < hour && 'rohan-was', i === hour && 'rohan-now')} />
      ))}
      <span aria-hidden="true">{words.hours[HOURS_COUNT - 1]}</span>
    </p>
  );
}

function Last({
  beat,
  names,
  options,
}: {
  readonly beat: ShownBeat;
  readonly names: readonly string[];
  readonly options: RohanView['options'];
}) {
  const after = beat.after as ShownBeat<RohanView>['after'];
  const killing = killingIn(beat.event, after);
  const person = usePerson(killing?.victim ?? 0);
  if (killing === undefined) return null;
  const victim = names[killing.victim]!;
  return (
    <LastBlow
      {...{ killing, victim }}
      card={cardOf(options, killing.card)}
      phase={beat.phase}
      face={person?.face ?? avatarFor(victim)}
      lanes={LANES}
    />
  );
}

interface Foretold {
  readonly board: Board;
  readonly forecast: Forecast;
}

function foretold(board: RohanView): Foretold {
  return { board, forecast: forecast(board) };
}

/** Faces show what the coming Assault would mean to them. */
function moodOf({ health }: RohanView, { health: ahead }: Forecast, seat: number) {
  const [mine, theirs] = [seat, 1 - seat].map((side) => health[side]! - ahead[side]!);
  if (ahead[seat]! <= 0 && health[seat]! > 0) return 'stunned';
  if (ahead[1 - seat]! <= 0) return 'glad';
  return theirs! > mine! + 2 ? 'sly' : 'calm';
}

function spokenPick({ pickedCard, choosing }: Placing, table: RohanView, { words, name }: Lexicon): string {
  if (pickedCard === undefined) return '';
  return words.picked(name(cardOf(table.options, pickedCard)), choosing.open.map(Number));
}

function laneOf(event: GameEvent | undefined): number | undefined {
  return event?.data['lane'] === undefined ? undefined : numberIn(event, 'lane') - 1;
}

/** Where the last choice left its traces: a card that was played, a place whose card fell. */
function lastPlaces(events: readonly GameEvent[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const event of events)
    if (event.type === 'played' || event.type === 'fell') places.add(placeOf(event, numberIn(event, 'seat')));
  return places;
}
