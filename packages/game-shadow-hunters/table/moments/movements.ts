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
import { CARDS, type ShadowView } from '../../src/index.js';
import { flyCard, turnOver } from './flights.js';

type Event = ShownBeat<ShadowView>['event'];

export function move(root: HTMLElement, beat: ShownBeat<ShadowView>, tokens: Map<number, DOMRect>): void {
  for (const event of beat.events) {
    if (beat.phase === 'lead') {
      if (event.type === 'hurt') strike(root, numberIn(event, 'by'), numberIn(event, 'seat'), beat.ms);
    } else show(root, event, beat.ms, tokens);
  }
}

function show(root: HTMLElement, event: Event, ms: number, tokens: Map<number, DOMRect>): void {
  const player = (key = 'seat'): HTMLElement | null =>
    root.querySelector(`[data-player="${numberIn(event, key)}"]`);
  switch (event.type) {
    case 'moved':
      moveToken(root, numberIn(event, 'seat'), player(), ms, tokens);
      break;
    case 'hurt':
      shake(player(), ms);
      floatNumber(root, player(), `+${numberIn(event, 'amount')}`, { tone: 'loss', ms });
      break;
    case 'healed':
      floatNumber(root, player(), `−${numberIn(event, 'amount')}`, { tone: 'gain', ms });
      break;
    case 'gave':
      // Out of the middle, where whoever gives it has read it.
      flyCard(root.querySelector('[data-deck="hermit"]'), player('to'), '', ms);
      break;
    case 'took':
      flyCard(player('from'), player(), textIn(event, 'card'), ms);
      break;
    case 'dug':
      flyCard(pile(root, 'discard', deckOf(event)), player(), textIn(event, 'card'), ms);
      break;
    case 'discarded':
    case 'played':
      flyCard(player(), pile(root, 'discard', deckOf(event)), textIn(event, 'card'), ms);
      break;
    case 'attacked':
      for (const target of numbersIn(event, 'targets')) strike(root, numberIn(event, 'seat'), target, ms);
      break;
    case 'rolled':
    case 'die':
    case 'coup':
    case 'threw':
    case 'answered':
    case 'dodged':
      for (const die of root.querySelectorAll('.sh-strife .sh-die')) tumble(die, ms);
      break;
    case 'revealed':
    case 'died':
      turnOver(player()?.querySelector('.sh-item-shown'), ms);
      break;
    case 'marked':
    case 'used':
      pulse(player(), ms);
      break;
  }
}

function pile(root: HTMLElement, kind: 'deck' | 'discard', deck: string): Element | null {
  return root.querySelector(`[data-${kind}="${deck}"]`);
}

function deckOf(event: Event): string {
  const card = CARDS.find(({ id }) => id === textIn(event, 'card'));
  return ['hermit', 'white', 'black'][card?.deck ?? 0]!;
}

function moveToken(
  root: HTMLElement,
  seat: number,
  player: Element | null,
  ms: number,
  tokens: Map<number, DOMRect>,
): void {
  const token = root.querySelector(`[data-token="${seat}"]`);
  const from = tokens.get(seat) ?? player?.getBoundingClientRect();
  if (token !== null && from !== undefined) travel(token, from, ms);
}

/** Where every token stands, to know later where it came from. */
export function noteTokens(root: HTMLElement, tokens: Map<number, DOMRect>): void {
  for (const token of root.querySelectorAll<HTMLElement>('[data-token]'))
    tokens.set(Number(token.dataset['token']), token.getBoundingClientRect());
}

/** Dice roll about and come to rest on what the engine threw. */
function tumble(die: Element, ms: number): void {
  die.animate(
    [
      { transform: 'translateY(-12px) rotate(-200deg)', opacity: 0.4 },
      { transform: 'translateY(0) rotate(20deg)', opacity: 1, offset: 0.7 },
      { transform: 'none' },
    ],
    { duration: Math.max(1, Math.min(600, ms)), easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
}

function strike(root: HTMLElement, by: number, target: number, ms: number): void {
  const [from, to] = [by, target].map((seat) => root.querySelector(`[data-player="${seat}"]`));
  if (!from || !to || from === to) return;
  const { dx, dy } = way(to.getBoundingClientRect(), from.getBoundingClientRect());
  const length = Math.hypot(dx, dy) || 1;
  lunge(from, (dx / length) * 14, (dy / length) * 14, ms);
}
