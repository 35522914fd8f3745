/** Rohan's table: draws the view, offers what the engine listed, and shows every beat scene by scene. */
import { type GameEvent, SPECTATOR } from '@fray/engine';
import type { TableProps } from '@fray/kit';
import { classes } from '@fray/kit';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Forecast, forecast, type RohanView } from '../src/index.js';
import { ForecastStrip, Row } from './board-rows.js';
import { cardOf } from './card-view.js';
import { DeckLists } from './deck-lists.js';
import { enact, type Origin } from './enact.js';
import { Hand } from './hand.js';
import { PlayerBar } from './player-bar.js';
import { Question } from './question.js';
import { placeOf } from './stage.js';
import { useActions } from './use-actions.js';
import { type Placing, usePlacing } from './use-placing.js';
import { type Playback, usePlayback } from './use-playback.js';
import { WORDS } from './words.js';
import './table.css';
import './table-small.css';

export function Table(props: TableProps<RohanView>) {
  const { seat, names } = props;
  const root = useRef<HTMLDivElement>(null);
  const origin = useRef<Origin>({ rect: undefined });
  const [decks, setDecks] = useState(false);
  const playback = usePlayback(props);
  const { table, scene } = playback;
  const placing = usePlacing(props, table);
  const actions = useActions(props, placing, playback, root, origin.current);
  const bottom = seat === SPECTATOR ? 0 : seat;

  useLayoutEffect(() => {
    if (scene !== undefined && root.current !== null) enact(root.current, scene, bottom, origin.current);
  }, [scene, bottom]);

  const over = props.outcome !== null;
  const shown = placing.imagined ?? foretold(table);
  const bar = (side: number) => (
    <PlayerBar
      table={table}
      seat={side}
      name={names[side]!}
      info={props.seats[side]}
      coming={playback.assault === undefined && !over ? shown.forecast.health[side]! : table.health[side]!}
      backs={side !== seat}
      toAct={!playback.playing && props.asked.includes(side)}
      onDecks={() => setDecks(true)}
    />
  );
  return (
    <div ref={root} className={playback.playing ? 'rohan rohan-playing' : 'rohan'}>
      <div className={classes('rohan-table', seat === SPECTATOR && 'rohan-watching')}>
        {bar(1 - bottom)}
        <Lanes
          props={props}
          placing={placing}
          playback={playback}
          bottom={bottom}
          onLane={actions.placePicked}
        />
        {bar(bottom)}
        {!over && <Question props={props} placing={placing} playback={playback} />}
        {seat !== SPECTATOR && <Hand options={table.options} seat={seat} placing={placing} {...actions} />}
      </div>
      <p className="sr-only" aria-live="polite">
        {spokenPick(placing, table)}
      </p>
      <div className="rohan-overlay" aria-hidden="true" />
      <DeckLists open={decks} table={table} seat={seat} names={names} onClose={() => setDecks(false)} />
    </div>
  );
}

interface LanesProps {
  readonly props: TableProps<RohanView>;
  readonly placing: Placing;
  readonly playback: Playback;
  readonly bottom: number;
  readonly onLane: (lane: number) => void;
}

function Lanes({ props, placing, playback, bottom, onLane }: LanesProps) {
  const { game, names, seat, last, outcome } = props;
  const { table, assault, playing } = playback;
  const marked = useMemo(() => lastPlaces(playing ? [] : last), [playing, last]);
  const shown = placing.imagined ?? foretold(table);
  // While the Assault is shown, what was foretold stays beside what happens.
  const told = assault === undefined ? shown : foretold(assault);
  const row = { ...foretold(table), names, glossary: game.text.glossary, marked };
  const mine = { mine: true, states: placing.states, onLane, onAim: placing.aim };
  return (
    <div className="rohan-board">
      <Row {...row} seat={1 - bottom} />
      <ForecastStrip
        {...told}
        top={1 - bottom}
        names={names}
        over={outcome !== null}
        fighting={fightingLane(playback)}
        imagined={placing.imagined !== undefined}
      />
      <Row {...row} seat={bottom} {...(seat === SPECTATOR ? {} : mine)} />
    </div>
  );
}

function spokenPick(placing: Placing, table: RohanView): string {
  if (placing.pickedCard === undefined) return '';
  return WORDS.picked(cardOf(table.options, placing.pickedCard).name, placing.openLanes);
}

function foretold(board: RohanView): { board: RohanView; forecast: Forecast } {
  return { board, forecast: forecast(board) };
}

function fightingLane({ scene, assault }: Playback): number | undefined {
  if (assault === undefined) return undefined;
  const lane = scene?.events[0]?.data['lane'];
  return typeof lane === 'number' ? lane - 1 : undefined;
}

/** Where the last choice left its traces: a card that was played, a place whose card fell. */
function lastPlaces(events: readonly GameEvent[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { type, data } of events)
    if (type === 'played' || type === 'fell') places.add(placeOf(data['lane'], Number(data['seat'])));
  return places;
}
