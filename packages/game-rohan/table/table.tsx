/** Rohan's table: draws the view, offers what the engine listed, and shows every beat scene by scene. */
import { type GameEvent, type Prompt, plain, SPECTATOR } from '@fray/engine';
import { Button, PromptBar } from '@fray/web/kit';
import type { TableProps } from '@fray/web/table';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RohanView } from '../src/index.js';
import { ForecastStrip, Row } from './board-rows.js';
import { abilityText, cardOf } from './card-view.js';
import { DeckLists } from './deck-lists.js';
import { enact, type Origin } from './enact.js';
import { Hand } from './hand.js';
import { PlayerBar } from './player-bar.js';
import { PromptActions } from './prompt-actions.js';
import { placeOf } from './stage.js';
import { useDrag } from './use-drag.js';
import { useKeys } from './use-keys.js';
import { type Placing, usePlacing } from './use-placing.js';
import { type Playback, type Scene, usePlayback } from './use-playback.js';
import { WORDS } from './words.js';
import './table.css';
import './table-small.css';

export function Table(props: TableProps<RohanView>) {
  const { seat, names, onChoose, onRefused } = props;
  const root = useRef<HTMLDivElement>(null);
  const origin = useRef<Origin>({ rect: undefined });
  const [decks, setDecks] = useState(false);
  const playback = usePlayback(props);
  const { table, scene } = playback;
  const placing = usePlacing(props, table);
  const bottom = seat === SPECTATOR ? 0 : seat;
  const top = 1 - bottom;

  useLayoutEffect(() => {
    if (scene !== undefined && root.current !== null) enact(root.current, scene, bottom, origin.current);
  }, [scene, bottom]);

  const place = (
    card: number | undefined,
    lane: number | undefined,
    from: Element | null | undefined,
  ): void => {
    if (card === undefined || lane === undefined) return;
    const offer = placing.offerAt(card, lane);
    const refusal = placing.refusedAt(card, lane);
    if (offer !== undefined) {
      origin.current.rect = from?.getBoundingClientRect();
      placing.pick(undefined);
      onChoose(offer);
    } else if (refusal !== undefined) onRefused(refusal);
  };
  const heldCard = (index: number | undefined): Element | null | undefined =>
    root.current?.querySelector(`[data-hand="${index}"] .card`);
  const placePicked = (lane: number): void => place(placing.pickedCard, lane, heldCard(placing.picked));
  const pick = (index: number, byKey: boolean): void => {
    const card = placing.hand[index];
    if (card === undefined) return;
    const bar = placing.barred(card);
    if (bar !== undefined) onRefused(bar);
    else placing.pick(placing.picked === index ? undefined : index);
    if (bar === undefined && byKey && placing.picked !== index) focusFirstLane(root.current);
  };
  const drag = useDrag({
    start: (index) => {
      const card = placing.hand[index];
      if (card === undefined || props.moves.length === 0 || placing.barred(card) !== undefined) return false;
      placing.pick(index);
      return true;
    },
    over: placing.aim,
    drop: (lane, card) => place(placing.pickedCard, lane, card),
  });
  useKeys(root, {
    digit: (digit) => (placing.picked === undefined ? pick(digit - 1, false) : placePicked(digit - 1)),
    letter: (letter) => {
      const word = letter === 'p' ? 'pass' : letter === 'f' ? 'finish' : letter === 'k' ? 'keep' : '';
      const offer = props.moves.find(({ choice }) => choice.do === word);
      if (offer !== undefined) onChoose(offer);
      return offer !== undefined;
    },
    escape: () => {
      if (playback.playing) playback.skip();
      else if (placing.picked !== undefined) placing.pick(undefined);
      else return false;
      return true;
    },
  });

  const marked = useMemo(
    () => lastPlaces(playback.playing ? [] : props.last),
    [playback.playing, props.last],
  );
  const shown = placing.imagined ?? { board: table, forecast: table.forecast };
  const told =
    playback.assault === undefined ? shown : { board: playback.assault, forecast: playback.assault.forecast };
  const rowProps = {
    board: table,
    forecast: table.forecast,
    names,
    glossary: props.game.text.glossary,
    marked,
  };
  const bar = (side: number) => (
    <PlayerBar
      table={table}
      seat={side}
      name={names[side]!}
      info={props.seats[side]}
      coming={playback.assault === undefined ? shown.forecast.health[side]! : table.health[side]!}
      backs={side !== seat}
      toAct={!playback.playing && props.asked.includes(side)}
      onDecks={() => setDecks(true)}
    />
  );
  return (
    <div ref={root} className={playback.playing ? 'rohan rohan-playing' : 'rohan'}>
      <div className="rohan-table">
        {bar(top)}
        <div className="rohan-board">
          <Row {...rowProps} seat={top} />
          <ForecastStrip
            {...told}
            top={top}
            names={names}
            fighting={fightingLane(playback)}
            imagined={placing.imagined !== undefined}
          />
          <Row
            {...rowProps}
            seat={bottom}
            {...(seat === SPECTATOR
              ? {}
              : { mine: true, states: placing.states, onLane: placePicked, onAim: placing.aim })}
          />
        </div>
        {bar(bottom)}
        <div className="rohan-prompt">
          <PromptBar
            prompt={promptOf(props, placing, playback)}
            status={statusOf(props, scene)}
            actions={
              playback.playing ? (
                <Button kind="quiet" hotkey="Esc" onClick={playback.skip}>
                  {WORDS.skip}
                </Button>
              ) : (
                <PromptActions
                  moves={props.moves}
                  refused={props.refused}
                  onChoose={onChoose}
                  onRefused={onRefused}
                />
              )
            }
          />
        </div>
        {seat !== SPECTATOR && (
          <Hand
            options={table.options}
            seat={seat}
            placing={placing}
            onPick={(index, byKey) => {
              if (!drag.endsDrag()) pick(index, byKey);
            }}
            onPointerDown={drag.onPointerDown}
          />
        )}
      </div>
      <p className="sr-only" aria-live="polite">
        {spokenPick(placing, table)}
      </p>
      <div className="rohan-overlay" aria-hidden="true" />
      <DeckLists open={decks} table={table} seat={seat} names={names} onClose={() => setDecks(false)} />
    </div>
  );
}

function promptOf(
  props: TableProps<RohanView>,
  placing: Placing,
  { table, playing }: Playback,
): Prompt | undefined {
  if (playing) return undefined;
  const card = placing.pickedCard === undefined ? undefined : cardOf(table.options, placing.pickedCard);
  if (card === undefined) return props.prompt;
  const ability = abilityText(card);
  if (props.prompt === undefined) return { ask: card.name, hint: ability ?? props.status };
  const hint = [WORDS.lanesFree(placing.openLanes.length), ability]
    .filter((part) => part !== undefined)
    .join(' ');
  return { ask: WORDS.whereTo(card.name), hint };
}

/** While a beat is shown: what it shows, in the words of the story. */
function statusOf({ game, names, status, outcome }: TableProps<RohanView>, scene: Scene | undefined): string {
  const line = scene?.events[0] === undefined ? undefined : game.text.event(scene.events[0], names);
  if (line !== undefined) return plain(line.words);
  return outcome === null || status.includes(outcome.reason) ? status : `${status} ${outcome.reason}`;
}

function spokenPick(placing: Placing, table: RohanView): string {
  if (placing.pickedCard === undefined) return '';
  return WORDS.picked(cardOf(table.options, placing.pickedCard).name, placing.openLanes);
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

/** After the next drawing: lanes light up only once a card is picked. */
function focusFirstLane(root: HTMLElement | null): void {
  requestAnimationFrame(() => root?.querySelector<HTMLElement>('.rohan-mine .rohan-open')?.focus());
}
