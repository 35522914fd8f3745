/** What moves when an event is shown. Decoration only: the log says the same in words. */
import {
  floatNumber,
  lunge,
  numberIn,
  numbersIn,
  pulse,
  type ShownBeat,
  shake,
  textIn,
  travel,
  way,
} from '@fray/kit';
import type { ShadowView } from '../src/index.js';

export function move(root: HTMLElement, beat: ShownBeat<ShadowView>, tokens: Map<number, DOMRect>): void {
  for (const event of beat.events) {
    const player = (seat: number): HTMLElement | null => root.querySelector(`[data-player="${seat}"]`);
    const ms = beat.ms;
    if (beat.phase === 'lead') {
      if (event.type === 'hurt') strike(root, numberIn(event, 'by'), numberIn(event, 'seat'), ms);
      continue;
    }
    switch (event.type) {
      case 'moved': {
        const seat = numberIn(event, 'seat');
        const token = root.querySelector(`[data-token="${seat}"]`);
        const from = tokens.get(seat) ?? player(seat)?.getBoundingClientRect();
        if (token !== null && from !== undefined) travel(token, from, ms);
        break;
      }
      case 'hurt':
        shake(player(numberIn(event, 'seat')), ms);
        floatNumber(root, player(numberIn(event, 'seat')), `+${numberIn(event, 'amount')}`, {
          tone: 'loss',
          ms,
        });
        break;
      case 'healed':
        floatNumber(root, player(numberIn(event, 'seat')), `−${numberIn(event, 'amount')}`, {
          tone: 'gain',
          ms,
        });
        break;
      case 'drew': {
        const pile = root.querySelector(`[data-deck="${textIn(event, 'deck')}"]`);
        const to = player(numberIn(event, 'seat'));
        if (pile !== null && to !== null) flyTo(pile, to, ms);
        break;
      }
      case 'gave':
        glide(player(numberIn(event, 'seat')), player(numberIn(event, 'to')), ms);
        break;
      case 'took':
        glide(player(numberIn(event, 'from')), player(numberIn(event, 'seat')), ms);
        break;
      case 'attacked':
        for (const target of numbersIn(event, 'targets')) strike(root, numberIn(event, 'seat'), target, ms);
        break;
      case 'threw':
      case 'answered':
      case 'dodged':
        for (const die of root.querySelectorAll('.sh-die')) pulse(die, ms);
        break;
      case 'revealed':
      case 'died':
      case 'used':
        pulse(player(numberIn(event, 'seat')), ms);
        break;
    }
  }
}

/** Where every token stands, to know later where it came from. */
export function noteTokens(root: HTMLElement, tokens: Map<number, DOMRect>): void {
  for (const token of root.querySelectorAll<HTMLElement>('[data-token]'))
    tokens.set(Number(token.dataset['token']), token.getBoundingClientRect());
}

function strike(root: HTMLElement, by: number, target: number, ms: number): void {
  const [from, to] = [by, target].map((seat) => root.querySelector(`[data-player="${seat}"]`));
  if (!from || !to || from === to) return;
  const { dx, dy } = way(to.getBoundingClientRect(), from.getBoundingClientRect());
  const length = Math.hypot(dx, dy) || 1;
  lunge(from, (dx / length) * 14, (dy / length) * 14, ms);
}

/** A card back that goes from one player to another; what it is, is for the two of them. */
function glide(from: Element | null, to: Element | null, ms: number): void {
  if (from !== null && to !== null) flyTo(from, to, ms);
}

function flyTo(from: Element, to: Element, ms: number): void {
  const start = from.getBoundingClientRect();
  const { dx, dy } = way(to.getBoundingClientRect(), start);
  const card = document.createElement('span');
  card.className = 'sh-flying';
  card.style.left = `${start.x + start.width / 2}px`;
  card.style.top = `${start.y + start.height / 2}px`;
  document.body.append(card);
  const flight = card.animate(
    [
      { transform: 'translate(-50%, -50%)' },
      { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px))` },
    ],
    { duration: Math.max(1, ms), easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
  flight.onfinish = flight.oncancel = () => card.remove();
}
