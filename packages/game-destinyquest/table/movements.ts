/** Moves what a beat is about: points float in from what gave them, a cause flies to the dice it changes, dice trade places. */
import type { GameEvent } from '@fray/engine';
import { EASE_OUT, floatNumber, numberIn, pulse, type ShownBeat, shake, textIn, way } from '@fray/kit';
import { between, CAUSE_SHARE, fallShort, fly, middleOf, settle, tradePlaces } from './flights.js';

export function move(root: HTMLElement, beat: ShownBeat): void {
  for (const event of beat.events) (beat.phase === 'lead' ? LEADS : TRAILS)[event.type]?.(root, beat, event);
}

type Act = (root: HTMLElement, beat: ShownBeat, event: GameEvent) => void;

/** Before the change shows: the ability's name goes to the die, swapped dice cross, the dodge meets the blow. */
const LEADS: Readonly<Record<string, Act>> = {
  die: (root, beat, event) => causeTo(root, event, [changedDie(root, event)], beat.ms),
  turn: (root, beat, event) => causeTo(root, event, [changedDie(root, event)], beat.ms),
  swap: trade,
  avoided: meetBlow,
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
  swap: (root, beat, event) => {
    for (const die of swapped(root, event)) {
      settle(die);
      pulse(die, beat.ms);
    }
  },
  avoided: (root, beat, event) => pulse(headOf(root, numberIn(event, 'seat')), beat.ms),
  won: (root, beat) => pulse(root.querySelector('.dq-total-won'), beat.ms),
};

function loss(root: HTMLElement, beat: ShownBeat, event: GameEvent): void {
  float(root, beat, event, 'loss');
  shake(headOf(root, numberIn(event, 'seat')), beat.ms);
  for (const crowd of root.querySelectorAll('.dq-crowd')) rise(crowd);
}

/** The figures themselves are in the log; this number is only seen. */
function float(root: HTMLElement, beat: ShownBeat, event: GameEvent, tone: 'loss' | 'gain'): void {
  const by = numberIn(event, 'by');
  const heart = root.querySelector(`[data-health="${numberIn(event, 'seat')}"]`);
  if (by !== 0) floatNumber(root, heart, `${tone === 'loss' ? '−' : '+'}${by}`, { tone, ms: beat.ms });
}

/** The stands rise when somebody is hurt. */
const RISE_MS = 300;

function rise(crowd: Element): void {
  crowd.animate([{ translate: '0 0' }, { translate: '0 -8px' }, { translate: '0 0' }], {
    duration: RISE_MS,
    easing: EASE_OUT,
  });
}

function headOf(root: HTMLElement, seat: number): Element | null {
  return root.querySelector(`[data-sheet="${seat}"] .dq-portrait`);
}

function abilityOf(root: HTMLElement, event: GameEvent): Element | null {
  return root.querySelector(`[data-ability="${numberIn(event, 'seat')}.${textIn(event, 'ability')}"]`);
}

function nameOf(coin: Element): string {
  return coin.getAttribute('data-name') ?? coin.textContent;
}

/** On a phone most coins are folded away, and the hero stands for them. */
function sourceOf(root: HTMLElement, event: GameEvent, line: Element): Element {
  if (line.checkVisibility()) return line;
  return headOf(root, numberIn(event, 'seat')) ?? line;
}

/** The die an event speaks of, by its owner and place; the sheet where such a die is not on the table. */
function changedDie(root: HTMLElement, event: GameEvent): Element | null {
  const owner = event.data['owner'] === undefined ? numberIn(event, 'seat') : numberIn(event, 'owner');
  const index = event.data['die'] === undefined ? 0 : numberIn(event, 'die');
  return dieAt(root, event, owner, index) ?? headOf(root, owner);
}

function dieAt(root: HTMLElement, event: GameEvent, owner: number, index: number): Element | null {
  const roll = event.data['speed'] === true ? 'speed' : 'damage';
  return root.querySelector(`[data-die="${roll}.${owner}.${index}"]`);
}

/** How far above what it changes a cause stays, so that the faces can be read. */
const ABOVE = 72;

/** The ability's name flies to what it changes, so that the cause is where the eye is. */
function causeTo(
  root: HTMLElement,
  event: GameEvent,
  changed: readonly (Element | null)[],
  ms: number,
  stays = 0,
): void {
  const line = abilityOf(root, event);
  const targets = changed.filter((each) => each !== null);
  if (line === null || targets.length === 0) return;
  const { x, y } = middleOf(...targets);
  fly(root, {
    text: nameOf(line),
    className: `dq-cause side-${numberIn(event, 'seat')}`,
    from: middleOf(sourceOf(root, event, line)),
    to: { x, y: y - ABOVE },
    ms,
    stays,
  });
}

/** First the cause comes to the two dice that are swapped, then they trade places. */
function trade(root: HTMLElement, beat: ShownBeat, event: GameEvent): void {
  const dice = swapped(root, event);
  causeTo(root, event, dice, beat.ms * CAUSE_SHARE, beat.ms * (1 - CAUSE_SHARE));
  const [mine, theirs] = dice;
  if (mine !== null && theirs !== null) tradePlaces(mine, theirs, beat.ms);
}

function swapped(root: HTMLElement, event: GameEvent): readonly [Element | null, Element | null] {
  const seat = numberIn(event, 'seat');
  return [
    dieAt(root, event, seat, numberIn(event, 'mine')),
    dieAt(root, event, 1 - seat, numberIn(event, 'theirs')),
  ];
}

/** How far a blow stops before what meets it, so that both can be read. */
const APART = 100;

/** The blow sets out with what it would have cost; halfway the name of the dodge is in its way. */
function meetBlow(root: HTMLElement, beat: ShownBeat, event: GameEvent): void {
  const seat = numberIn(event, 'seat');
  const line = abilityOf(root, event);
  const striker = root.querySelector(`[data-health="${numberIn(event, 'by')}"]`);
  const target = root.querySelector(`[data-health="${seat}"]`);
  const stake = root.querySelector('.dq-stake');
  if (line === null || striker === null || target === null) return;
  const [from, aim] = [middleOf(striker), middleOf(target)];
  const text = stake?.querySelector('b')?.textContent ?? '⚔';
  const meeting = between(from, aim, 0.62);
  const stop = between(meeting, from, Math.min(1, APART / Math.hypot(aim.x - from.x, aim.y - from.y)));
  fallShort(root, { text, className: 'dq-coming', from, to: stop, ms: beat.ms });
  const dodge = {
    text: nameOf(line),
    className: `dq-cause side-${seat}`,
    from: middleOf(sourceOf(root, event, line)),
  };
  fly(root, { ...dodge, to: meeting, ms: beat.ms * 0.6 });
  stake?.animate([{ opacity: 1 }, { opacity: 0.35 }], { duration: beat.ms, easing: EASE_OUT });
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
