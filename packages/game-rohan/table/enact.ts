/** Moves what a scene is about: a card travels, two cards lunge, numbers fall off, overflow runs to the player. */
import type { GameEvent } from '@fray/engine';
import type { Scene } from '@fray/kit';
import { placeOf } from './stage.js';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
type Pair<T> = readonly [T, T];

/** Where the next card of mine travels from: where it was let go or picked. */
export interface Origin {
  rect: DOMRect | undefined;
}

export function enact(root: HTMLElement, scene: Scene, bottom: number, origin: Origin): void {
  for (const event of scene.events) ACTS[event.type]?.({ root, scene, event, bottom, origin });
}

interface Act {
  readonly root: HTMLElement;
  readonly scene: Scene;
  readonly event: GameEvent;
  /** The seat drawn at the bottom. */
  readonly bottom: number;
  readonly origin: Origin;
}

const ACTS: Readonly<Record<string, (act: Act) => void>> = {
  played: travel,
  inspired({ root, event, scene }) {
    for (const lane of event.data['lanes'] as readonly number[])
      cardAt(root, placeOf(lane, Number(event.data['seat'])))?.animate(
        [{ scale: 1 }, { scale: 1.06, filter: 'brightness(1.08)' }, { scale: 1 }],
        { duration: scene.ms, easing: EASE },
      );
  },
  fought: fight,
  unopposed: fight,
  exploded({ root, event, scene }) {
    if (scene.phase !== 'lead') return;
    for (const seat of [0, 1])
      cardAt(root, placeOf(event.data['lane'], seat))?.animate(
        [
          { rotate: '0deg' },
          { rotate: '-3deg', scale: 1.05 },
          { rotate: '3deg', scale: 1.08 },
          { rotate: '0deg' },
        ],
        { duration: scene.ms, easing: 'ease-in' },
      );
  },
  fell({ root, event, scene, bottom }) {
    if (scene.phase !== 'lead') return;
    const seat = Number(event.data['seat']);
    const down = seat === bottom ? 26 : -26;
    cardAt(root, placeOf(event.data['lane'], seat))?.animate(
      [
        { opacity: 1, translate: '0 0', rotate: '0deg' },
        { opacity: 0, translate: `0 ${down}px`, rotate: seat === bottom ? '7deg' : '-7deg' },
      ],
      { duration: scene.ms, easing: EASE, fill: 'forwards' },
    );
  },
};

function travel({ root, event, scene, bottom, origin }: Act): void {
  const seat = Number(event.data['seat']);
  const card = cardAt(root, placeOf(event.data['lane'], seat));
  const own = seat === bottom ? origin.rect : undefined;
  const from = own ?? root.querySelector(`[data-held="${seat}"]`)?.getBoundingClientRect();
  origin.rect = undefined;
  if (card === null || from === undefined) return;
  const to = card.getBoundingClientRect();
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = Math.max(0.35, Math.min(1, from.height / to.height));
  card.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: scene.ms, easing: EASE },
  );
}

function fight({ root, event, scene, bottom }: Act): void {
  const lane = event.data['lane'];
  const cards = event.data['cards'] as unknown as Pair<string | null>;
  for (const seat of [0, 1]) {
    const card = cardAt(root, placeOf(lane, seat));
    if (scene.phase === 'lead') {
      const reach = (cards[1 - seat] === null ? 44 : 24) * (seat === bottom ? -1 : 1);
      card?.animate(
        [{ translate: '0 0' }, { translate: `0 ${reach}px`, offset: 0.55 }, { translate: '0 0' }],
        {
          duration: scene.ms * 1.8,
          easing: 'ease-in-out',
        },
      );
      continue;
    }
    showLosses(root, scene, event, seat, card);
  }
}

/** What the card took falls off it; what was too much for it runs on to its player. */
function showLosses(
  root: HTMLElement,
  scene: Scene,
  event: GameEvent,
  seat: number,
  card: Element | null,
): void {
  const before = (event.data['hpBefore'] as unknown as Pair<number>)[seat]!;
  const after = (event.data['hpAfter'] as unknown as Pair<number>)[seat]!;
  const loss = (event.data['losses'] as unknown as Pair<number>)[seat]!;
  const spot = root.querySelector(`[data-place="${placeOf(event.data['lane'], seat)}"]`);
  if (spot === null) return;
  if (card !== null && after < before) drop(root, spot, before - after, scene.ms);
  const heart = root.querySelector(`[data-health="${seat}"]`);
  if (loss > 0 && heart !== null) spill(root, spot, heart, loss, scene.ms);
}

function drop(root: HTMLElement, spot: Element, amount: number, ms: number): void {
  const number = floating(root, 'rohan-hit', amount, spot);
  const moved = number.animate(
    [
      { translate: '-50% -50%', opacity: 0, scale: 0.7 },
      { translate: '-50% -80%', opacity: 1, scale: 1.1, offset: 0.25 },
      { translate: '-50% 40%', opacity: 0, scale: 1 },
    ],
    { duration: ms * 1.5, easing: 'ease-in' },
  );
  moved.onfinish = moved.oncancel = () => number.remove();
}

function spill(root: HTMLElement, spot: Element, heart: Element, amount: number, ms: number): void {
  const number = floating(root, 'rohan-spill', amount, spot);
  const from = spot.getBoundingClientRect();
  const to = heart.getBoundingClientRect();
  const dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const dy = to.y + to.height / 2 - (from.y + from.height / 2);
  const moved = number.animate(
    [
      { transform: 'translate(-50%, -50%) scale(0.7)', opacity: 0 },
      { transform: 'translate(-50%, -50%) scale(1.2)', opacity: 1, offset: 0.2 },
      {
        transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(1)`,
        opacity: 1,
        offset: 0.92,
      },
      { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(1.3)`, opacity: 0 },
    ],
    { duration: ms, easing: EASE },
  );
  moved.onfinish = moved.oncancel = () => number.remove();
  heart.animate([{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], {
    duration: 220,
    delay: ms * 0.85,
    easing: EASE,
  });
}

/** A number over a place, outside the flow; the log says the same in words. */
function floating(root: HTMLElement, className: string, amount: number, over: Element): HTMLElement {
  const layer = root.querySelector('.rohan-overlay') ?? root;
  const frame = layer.getBoundingClientRect();
  const at = over.getBoundingClientRect();
  const number = document.createElement('span');
  number.className = className;
  number.textContent = `−${amount}`;
  number.style.left = `${at.x + at.width / 2 - frame.x}px`;
  number.style.top = `${at.y + at.height / 2 - frame.y}px`;
  layer.append(number);
  return number;
}

function cardAt(root: HTMLElement, at: number): Element | null {
  return root.querySelector(`[data-place="${at}"] .card`);
}
