/** Cards on their way from where they lie to whom they go, and cards that are turned over. */
import { way } from '@fray/kit';
import { CARDS } from '../../src/index.js';
import { cardPicture } from '../pictures.js';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const BACKS = ['hermit', 'white', 'black'];

/** A card whose id is known flies face up; without one it is a Hermit card, face down: what it says is for two players. */
export function flyCard(from: Element | null, to: Element | null, id: string, ms: number): void {
  if (from === null || to === null) return;
  const start = from.getBoundingClientRect();
  const { dx, dy } = way(to.getBoundingClientRect(), start);
  const card = document.createElement('span');
  const kind = CARDS.find((known) => known.id === id);
  const deck = kind?.deck ?? 0;
  card.className = `sh-flying sh-flying-${BACKS[deck]}`;
  // The same drawings as everywhere, and none of them from outside.
  if (deck > 0) card.innerHTML = `<svg viewBox="0 0 512 512" aria-hidden="true">${cardPicture(id)}</svg>`;
  card.style.left = `${start.x + start.width / 2}px`;
  card.style.top = `${start.y + start.height / 2}px`;
  document.body.append(card);
  const flight = card.animate(
    [
      { transform: 'translate(-50%, -50%)' },
      { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px))` },
    ],
    { duration: Math.max(1, ms), easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => card.remove();
}

/** One turn of a card. */
export function turnOver(element: Element | null | undefined, ms: number): void {
  element?.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
    duration: Math.max(1, ms),
    easing: EASE,
  });
}
