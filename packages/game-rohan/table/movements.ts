/** Moves what a beat is about: a card travels, two cards lunge, numbers fall off, overflow runs to the player. */
import type { GameEvent } from '@fray/engine';
import {
  EASE_IN,
  EASE_OUT,
  floatNumber,
  lunge,
  numberIn,
  numbersIn,
  pulse,
  type ShownBeat,
  travel,
} from '@fray/kit';
import { place } from '../src/index.js';

/** Where the next card of mine travels from: where it was let go or picked. */
export interface Origin {
  rect: DOMRect | undefined;
}

export function move(root: HTMLElement, beat: ShownBeat, bottom: number, origin: Origin): void {
  for (const event of beat.events) MOVES[event.type]?.({ root, beat, event, bottom, origin });
}

/** Events count lanes from 1. */
export function placeOf(event: GameEvent, seat: number): number {
  return place(seat, numberIn(event, 'lane') - 1);
}

interface Act {
  readonly root: HTMLElement;
  readonly beat: ShownBeat;
  readonly event: GameEvent;
  /** The seat drawn at the bottom. */
  readonly bottom: number;
  readonly origin: Origin;
}

const MOVES: Readonly<Record<string, (act: Act) => void>> = {
  played({ root, event, beat, bottom, origin }) {
    const seat = numberIn(event, 'seat');
    const card = cardAt(root, placeOf(event, seat));
    const own = seat === bottom ? origin.rect : undefined;
    const from = own ?? root.querySelector(`[data-held="${seat}"]`)?.getBoundingClientRect();
    origin.rect = undefined;
    if (card !== null && from !== undefined) travel(card, from, beat.ms);
  },
  inspired({ root, event, beat }) {
    for (const lane of numbersIn(event, 'lanes'))
      pulse(cardAt(root, place(numberIn(event, 'seat'), lane - 1)), beat.ms);
  },
  fought(act) {
    for (const seat of [0, 1])
      if (act.beat.phase === 'lead') thrust(act, seat, 24);
      else fallOff(act, seat);
  },
  unopposed(act) {
    const seat = numberIn(act.event, 'seat');
    if (act.beat.phase === 'lead') thrust(act, seat, 44);
    else spill(act, seat, 1 - seat);
  },
  overflowed(act) {
    const seat = numberIn(act.event, 'seat');
    spill(act, seat, seat);
  },
  exploded({ root, event, beat }) {
    if (beat.phase !== 'lead') return;
    for (const seat of [0, 1])
      cardAt(root, placeOf(event, seat))?.animate(
        [
          { rotate: '0deg' },
          { rotate: '-3deg', scale: 1.05 },
          { rotate: '3deg', scale: 1.08 },
          { rotate: '0deg' },
        ],
        { duration: beat.ms, easing: EASE_IN },
      );
  },
  fell({ root, event, beat, bottom }) {
    if (beat.phase !== 'lead') return;
    const seat = numberIn(event, 'seat');
    const sign = seat === bottom ? 1 : -1;
    cardAt(root, placeOf(event, seat))?.animate(
      [
        { opacity: 1, translate: '0 0', rotate: '0deg' },
        { opacity: 0, translate: `0 ${26 * sign}px`, rotate: `${7 * sign}deg` },
      ],
      { duration: beat.ms, easing: EASE_OUT, fill: 'forwards' },
    );
  },
};

function thrust({ root, event, beat, bottom }: Act, seat: number, reach: number): void {
  lunge(cardAt(root, placeOf(event, seat)), 0, reach * (seat === bottom ? -1 : 1), beat.ms * 1.8);
}

/** What a card took falls off it. */
function fallOff({ root, event, beat }: Act, seat: number): void {
  const lost = numbersIn(event, 'hpBefore')[seat]! - numbersIn(event, 'hpAfter')[seat]!;
  if (lost > 0)
    floatNumber(root, spotAt(root, placeOf(event, seat)), `−${lost}`, { tone: 'loss', ms: beat.ms });
}

/** What no card stopped runs along the lane to the player. */
function spill({ root, event, beat }: Act, from: number, to: number): void {
  const loss = numberIn(event, 'loss');
  const heart = root.querySelector(`[data-health="${to}"]`);
  if (loss > 0 && heart !== null)
    floatNumber(root, spotAt(root, placeOf(event, from)), `−${loss}`, {
      tone: 'loss',
      ms: beat.ms,
      to: heart,
    });
}

function spotAt(root: HTMLElement, at: number): Element | null {
  return root.querySelector(`[data-place="${at}"]`);
}

function cardAt(root: HTMLElement, at: number): Element | null {
  return root.querySelector(`[data-place="${at}"] .card`);
}
