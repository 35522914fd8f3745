/** Moves what a beat is about: points float in from what gave them, a cause flies to the dice it changes, dice trade places. */
import type { GameEvent } from '@fray/engine';
import { EASE_OUT, floatNumber, numberIn, pulse, type ShownBeat, shake, textIn, way } from '@fray/kit';

export function move(root: HTMLElement, beat: ShownBeat): void {
  for (const event of beat.events) (beat.phase === 'lead' ? LEADS : TRAILS)[event.type]?.(root, beat, event);
}

type Act = (root: HTMLElement, beat: ShownBeat, event: GameEvent) => void;

/** Before the change shows: the ability's chip goes to the die, swapped dice cross, the dodge meets the blow. */
const LEADS: Readonly<Record<string, Act>> = {
  die: (root, beat, event) => causeTo(root, beat, event, changedDie(root, event)),
  turn: (root, beat, event) => causeTo(root, beat, event, changedDie(root, event)),
  swap: trade,
  avoided: (root, beat, event) => {
    const blow = root.querySelector('.dq-damage, .dq-speed-won');
    blow?.animate([{ opacity: 1 }, { opacity: 0.35, translate: '0 -8px' }], {
      duration: beat.ms,
      easing: EASE_OUT,
    });
    pulse(root.querySelector(`[data-sheet="${numberIn(event, 'seat')}"]`), beat.ms);
  },
};

const TRAILS: Readonly<Record<string, Act>> = {
  lose: loss,
  tick: loss,
  heal: (root, beat, event) => float(root, beat, event, 'gain'),
  speed: (root, beat) => gather(root, '.dq-speeds', beat.ms),
  roll: (root, beat) => gather(root, '.dq-damage', beat.ms),
  announce: (root, beat, event) => pulse(abilityOf(root, event), beat.ms),
  die: (root, beat, event) => pulse(changedDie(root, event), beat.ms),
  turn: (root, beat, event) => pulse(changedDie(root, event), beat.ms),
  won: (root, beat) => pulse(root.querySelector('.dq-speed-won .dq-total'), beat.ms),
};

function loss(root: HTMLElement, beat: ShownBeat, event: GameEvent): void {
  float(root, beat, event, 'loss');
  shake(root.querySelector(`[data-sheet="${numberIn(event, 'seat')}"]`), beat.ms);
}

/** The figures themselves are in the log; this number is only seen. */
function float(root: HTMLElement, beat: ShownBeat, event: GameEvent, tone: 'loss' | 'gain'): void {
  const by = numberIn(event, 'by');
  const heart = root.querySelector(`[data-health="${numberIn(event, 'seat')}"]`);
  if (by !== 0) floatNumber(root, heart, `${tone === 'loss' ? '−' : '+'}${by}`, { tone, ms: beat.ms });
}

function abilityOf(root: HTMLElement, event: GameEvent): Element | null {
  return root.querySelector(`[data-ability="${numberIn(event, 'seat')}.${textIn(event, 'ability')}"]`);
}

/** The die an event speaks of: of a speed roll or of damage, by its owner and place. */
function changedDie(root: HTMLElement, event: GameEvent): Element | null {
  const roll = event.data['speed'] === true ? 'speed' : 'damage';
  const owner = event.data['owner'] === undefined ? numberIn(event, 'seat') : numberIn(event, 'owner');
  const index = event.data['die'] === undefined ? 0 : numberIn(event, 'die');
  return root.querySelector(`[data-die="${roll}.${owner}.${index}"]`) ?? root.querySelector('[data-die]');
}

/** A copy of the ability's name flies to what it changes, so that the cause is where the eye is. */
function causeTo(root: HTMLElement, beat: ShownBeat, event: GameEvent, target: Element | null): void {
  const from = abilityOf(root, event);
  const layer = root.querySelector('.overlay');
  if (from === null || target === null || layer === null) return;
  const frame = layer.getBoundingClientRect();
  const at = target.getBoundingClientRect();
  const name = document.createElement('span');
  name.className = 'dq-cause';
  name.textContent = from.textContent;
  name.style.left = `${at.x + at.width / 2 - frame.x}px`;
  name.style.top = `${at.y - frame.y}px`;
  layer.append(name);
  const { dx, dy } = way(from.getBoundingClientRect(), at);
  const flight = name.animate(
    [
      { transform: `translate(calc(-50% + ${dx}px), calc(-100% + ${dy}px))`, opacity: 0.4 },
      { transform: 'translate(-50%, -100%)', opacity: 1 },
    ],
    { duration: beat.ms, easing: EASE_OUT },
  );
  flight.onfinish = () => window.setTimeout(() => name.remove(), 420);
  flight.oncancel = () => name.remove();
}

/** Two dice that are swapped trade places. */
function trade(root: HTMLElement, beat: ShownBeat, event: GameEvent): void {
  const seat = numberIn(event, 'seat');
  const mine = dieWith(root, seat, numberIn(event, 'given'));
  const theirs = dieWith(root, 1 - seat, numberIn(event, 'taken'));
  if (mine === undefined || theirs === undefined) return;
  for (const [die, other] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    const { dx, dy } = way(other.getBoundingClientRect(), die.getBoundingClientRect());
    die.animate([{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px)` }], {
      duration: beat.ms,
      easing: EASE_OUT,
    });
  }
}

function dieWith(root: HTMLElement, seat: number, face: number): Element | undefined {
  const dice = [...root.querySelectorAll(`[data-die^="speed.${seat}."]`)];
  return dice.find((die) => die.getAttribute('data-face') === String(face)) ?? dice[0];
}

/** Every added point comes from the attribute or ability that gives it, once the dice have landed. */
function gather(root: HTMLElement, tray: string, ms: number): void {
  for (const part of root.querySelectorAll<HTMLElement>(`${tray} .dq-part[data-from]`)) {
    const [kind, id] = part.dataset['from']!.split(' ');
    const source =
      root.querySelector(`[data-${kind}="${id}"]`) ??
      root.querySelector(`[data-${kind}$=".${id!.split('.')[1]}"]`);
    if (source === null) continue;
    const { dx, dy } = way(source.getBoundingClientRect(), part.getBoundingClientRect());
    part.animate(
      [
        { transform: `translate(${dx}px, ${dy}px)`, opacity: 0 },
        { transform: `translate(${dx}px, ${dy}px)`, opacity: 1, offset: 0.15 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: ms * 0.42, delay: ms * 0.55, easing: EASE_OUT, fill: 'backwards' },
    );
  }
}
