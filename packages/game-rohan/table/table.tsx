/** Rohan's table: draws the view, offers what the engine listed, and moves what each event is about. */
import { type GameEvent, SPECTATOR } from '@fray/engine';
import { classes, numberIn, Overlay, type TableProps } from '@fray/kit';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Forecast, forecast, type RohanView } from '../src/index.js';
import { Question } from './acting/question.js';
import { useActions } from './acting/use-actions.js';
import { useFinishing } from './acting/use-finishing.js';
import { type Placing, usePlacing } from './acting/use-placing.js';
import { ForecastStrip, Row } from './board/board-rows.js';
import { cardOf } from './board/card-of.js';
import { DeckLists } from './board/deck-lists.js';
import { Hand } from './board/hand.js';
import { PlayerBar } from './board/player-bar.js';
import { type Lexicon, useLexicon } from './lexicon.js';
import { move, type Origin, placeOf } from './movements.js';
import { useAssault } from './use-assault.js';
import './table.css';
import './table-small.css';

export function Table(props: TableProps<RohanView>) {
  const { seat, names, beat, playing, view } = props;
  const { table } = view;
  const root = useRef<HTMLDivElement>(null);
  const origin = useRef<Origin>({ rect: undefined });
  const [decks, setDecks] = useState(false);
  const lexicon = useLexicon();
  const placing = usePlacing(props);
  const finishing = useFinishing(props);
  const assault = useAssault(props);
  const actions = useActions(props, placing, finishing, root, origin.current);
  const bottom = seat === SPECTATOR ? 0 : seat;

  useLayoutEffect(() => {
    if (beat !== undefined && root.current !== null) move(root.current, beat, bottom, origin.current);
  }, [beat, bottom]);

  const over = props.outcome !== null;
  const shown = placing.imagined ?? foretold(table);
  const bar = (side: number) => (
    <PlayerBar
      table={table}
      seat={side}
      name={names[side]!}
      coming={assault === undefined && !over ? shown.forecast.health[side]! : table.health[side]!}
      backs={side !== seat}
      toAct={!playing && props.asked.includes(side)}
      onDecks={() => setDecks(true)}
    />
  );
  return (
    <div ref={root} className={playing ? 'rohan rohan-playing' : 'rohan'}>
      <div className={classes('rohan-table', seat === SPECTATOR && 'rohan-watching')}>
        {bar(1 - bottom)}
        <Lanes
          props={props}
          placing={placing}
          assault={assault}
          bottom={bottom}
          onLane={actions.placePicked}
        />
        {bar(bottom)}
        {!over && <Question props={props} placing={placing} finishing={finishing} />}
        {seat !== SPECTATOR && <Hand options={table.options} seat={seat} placing={placing} {...actions} />}
      </div>
      <p className="sr-only" aria-live="polite">
        {spokenPick(placing, table, lexicon)}
      </p>
      <Overlay />
      <DeckLists open={decks} table={table} seat={seat} names={names} onClose={() => setDecks(false)} />
    </div>
  );
}

interface LanesProps {
  readonly props: TableProps<RohanView>;
  readonly placing: Placing;
  readonly assault: RohanView | undefined;
  readonly bottom: number;
  readonly onLane: (lane: number) => void;
}

function Lanes({ props, placing, assault, bottom, onLane }: LanesProps) {
  const { names, seat, last, outcome, playing, beat, view } = props;
  const { table } = view;
  const marked = useMemo(() => lastPlaces(playing ? [] : last), [playing, last]);
  const shown = placing.imagined ?? foretold(table);
  // While the Assault is shown, what was foretold stays beside what happens.
  const told = assault === undefined ? shown : foretold(assault);
  const row = { board: table, forecast: outcome === null ? forecast(table) : undefined, names, marked };
  const mine = { mine: true, states: placing.states, onLane, onAim: placing.aim };
  return (
    <div className="rohan-board">
      <Row {...row} seat={1 - bottom} />
      <ForecastStrip
        {...told}
        top={1 - bottom}
        names={names}
        over={outcome !== null}
        fighting={assault === undefined ? undefined : laneOf(beat?.event)}
        imagined={placing.imagined !== undefined}
      />
      <Row {...row} seat={bottom} {...(seat === SPECTATOR ? {} : mine)} />
    </div>
  );
}

function spokenPick(placing: Placing, table: RohanView, { words, name }: Lexicon): string {
  if (placing.pickedCard === undefined) return '';
  return words.picked(name(cardOf(table.options, placing.pickedCard)), placing.openLanes);
}

function foretold(board: RohanView): { board: RohanView; forecast: Forecast } {
  return { board, forecast: forecast(board) };
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
