/** Cards, inches and places as a player writes them. */
import type { EventData, EventValue, Part } from '@fray/engine';
import { CARD_IDS } from '../../cards.js';
import { PIECES } from './names.js';
import { ACTION_NAMES, GEAR_NAMES, PROFILE_NAMES, WEAPON_NAMES } from './terms.js';

const SUITS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** "9♠" of "9s". */
export function cardName(id: EventValue | undefined): string {
  const text = String(id);
  return `${text.slice(0, -1).toUpperCase()}${SUITS[text.slice(-1)] ?? ''}`;
}

export function cardNames(ids: EventValue | undefined): string {
  return (ids as readonly string[]).map(cardName).join(' ');
}

/** By number, as moves have it. */
export function cardOf(card: number): string {
  return CARD_IDS[card] === undefined ? 'no card' : cardName(CARD_IDS[card]);
}

/** "3.42″" of 3420 thousandths. A figure that must not look shorter than it is keeps its third digit. */
export function inches(units: EventValue | undefined): string {
  const value = Number(units) / 1000;
  const exact = Number(units) % 10 === 0 ? value.toFixed(2) : value.toFixed(3);
  return `${exact}″`;
}

/** "(12.0, 4.5)", and the level where it is not the ground. */
export function placeName(
  x: EventValue | undefined,
  y: EventValue | undefined,
  level: EventValue | undefined,
): string {
  const at = `(${trim(x)}, ${trim(y)})`;
  return level === 0 || level === undefined ? at : `${at}, level ${level}`;
}

const HOWS: Readonly<Record<string, (piece: string) => string>> = {
  on: (piece) => `on top of ${piece}`,
  in: (piece) => `on ${piece}`,
  by: (piece) => `by ${piece}`,
  near: (piece) => `near ${piece}`,
  open: () => 'in the open',
};

/** "by the trough", "on top of the Hotel": what an event says about a place. */
export function placeWords(d: EventData): string {
  const piece = String(d['piece']);
  return (HOWS[String(d['how'])] ?? HOWS['open']!)(PIECES[piece] ?? piece);
}

/** "(12.0, 4.5)": small, for whoever plays with figures. */
export function placeOf(d: EventData): string {
  return placeName(d['x'], d['y'], d['level']);
}

function trim(units: EventValue | undefined): string {
  return String(Math.round(Number(units)) / 1000);
}

/** "+2" or "−2". */
export function signed(figure: number): string {
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}

export function weaponPart(id: EventValue | undefined): Part {
  return { ref: `weapon-${id}`, text: WEAPON_NAMES[String(id)] ?? String(id) };
}

export function gearPart(id: EventValue | undefined): Part {
  return { ref: `gear-${id}`, text: GEAR_NAMES[String(id)] ?? String(id) };
}

export function weaponName(id: EventValue | undefined): string {
  return WEAPON_NAMES[String(id)] ?? String(id);
}

export function itemName(id: EventValue | undefined): string {
  return WEAPON_NAMES[String(id)] ?? GEAR_NAMES[String(id)] ?? String(id);
}

export function profileName(id: EventValue | undefined): string {
  return PROFILE_NAMES[String(id)] ?? String(id);
}

export function actionName(id: EventValue | undefined): string {
  return ACTION_NAMES[String(id)] ?? String(id);
}
