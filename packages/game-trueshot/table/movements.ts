/** What moves when an event is shown. Decoration only: the log says the same in words. */
import type { EventValue, GameEvent } from '@fray/engine';
import { floatNumber, lunge, numberIn, pulse, type ShownBeat, shake, way } from '@fray/kit';
import type { TrueshotView } from '../src/index.js';

export function move(root: HTMLElement, beat: ShownBeat<TrueshotView>): void {
  for (const event of beat.events) {
    const pet = (key: string): Element | null => elementOf(root, event.data[key]);
    const seat = (): Element | null =>
      root.querySelector(`[data-lodge="${numberIn(event, 'seat')}"] .seat-medal`);
    const { ms, phase } = beat;
    if (phase === 'lead') {
      if (event.type === 'struck' || event.type === 'effect-strike')
        thrust(pet('striker'), pet('target'), ms);
      continue;
    }
    switch (event.type) {
      case 'hit':
        shake(pet('pet'), ms);
        floatNumber(root, pet('pet'), `−${numberIn(event, 'hit')}`, { tone: 'loss', ms });
        break;
      case 'healed':
        floatNumber(root, pet('pet'), amountOf(event, '+'), { tone: 'gain', ms });
        break;
      case 'declared':
        thrust(pet('striker'), pet('target'), ms);
        break;
      case 'bonus':
      case 'died':
      case 'tamed':
        pulse(pet('pet'), ms);
        break;
      case 'lost-health':
        shake(seat(), ms);
        floatNumber(root, seat(), amountOf(event, '−'), { tone: 'loss', ms });
        break;
      case 'gained-health':
        floatNumber(root, seat(), amountOf(event, '+'), { tone: 'gain', ms });
        break;
      case 'chosen':
        turnOver(pet('pet'), ms);
        break;
      case 'bought':
      case 'eliminated':
        pulse(seat(), ms);
        break;
    }
  }
}

function turnOver(card: Element | null, ms: number): void {
  card?.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
    duration: ms,
    easing: 'ease-out',
  });
}

function amountOf(event: GameEvent, sign: string): string {
  const amount = event.data['amount'] ?? event.data['loss'] ?? event.data['healed'];
  return amount === undefined ? '' : `${sign}${amount}`;
}

/** A pet is named by its seat and its place in the row. */
function elementOf(root: HTMLElement, ref: EventValue | undefined): Element | null {
  if (typeof ref !== 'object' || ref === null || Array.isArray(ref)) return null;
  const { seat, place } = ref as { readonly seat: number; readonly place: number };
  return root.querySelector(`[data-place="${seat * 3 + place - 1}"]`);
}

function thrust(from: Element | null, to: Element | null, ms: number): void {
  if (from === null || to === null) return;
  const { dx, dy } = way(to.getBoundingClientRect(), from.getBoundingClientRect());
  const length = Math.hypot(dx, dy) || 1;
  lunge(from, (dx / length) * 18, (dy / length) * 18, ms);
}
