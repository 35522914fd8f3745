/** Cards, inches and places as a player writes them, by the names and signs of a language. */
import type { EventValue, Part } from '@fray/engine';
import { CARD_IDS } from '../cards.js';
import type { Spot } from './events.js';

export type Names = Readonly<Record<string, string>>;

/** What a language has to say for its figures. */
export interface FigureWords {
  readonly language: string;
  /** Letters on the court cards, where they are not those of the ids. */
  readonly ranks: Names;
  readonly noCard: string;
  /** What stands between two coordinates: not a comma where that is the decimal sign. */
  readonly between: string;
  readonly level: (at: string, level: number) => string;
  /** Where something stands, by how it is there: "by the trough". */
  readonly hows: Readonly<Record<'on' | 'in' | 'by' | 'near' | 'open', (piece: string) => string>>;
  readonly pieces: Names;
  readonly weapons: Names;
  readonly gear: Names;
  readonly profiles: Names;
  readonly actions: Names;
}

const SUITS: Names = { c: '♣', d: '♦', h: '♥', s: '♠' };

function nameIn(names: Names, id: EventValue | undefined): string {
  return names[String(id)] ?? String(id);
}

/** "+2" or "−2". */
export function signed(figure: number): string {
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}

export function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** How many digits a length in thousandths keeps: a figure that must not look shorter than it is keeps its third. */
function digitsOf(units: number): number {
  return units % 10 === 0 ? 2 : 3;
}

/** "3.42" of 3420 thousandths, with the sign of the language. */
export function decimalOf(language: string): (units: number, digits: number) => string {
  const formats = [0, 1, 2, 3].map(
    (digits) =>
      new Intl.NumberFormat(language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        useGrouping: false,
      }),
  );
  return (units, digits) => formats[digits]!.format(units / 1000);
}

export function figuresOf(words: FigureWords) {
  const decimal = decimalOf(words.language);
  const plain = new Intl.NumberFormat(words.language, { maximumFractionDigits: 3, useGrouping: false });
  const coordinate = (units: EventValue | undefined): string =>
    plain.format(Math.round(Number(units)) / 1000);

  /** "9♠" of "9s". */
  function cardName(id: EventValue | undefined): string {
    const text = String(id);
    const rank = text.slice(0, -1);
    return `${words.ranks[rank] ?? rank.toUpperCase()}${SUITS[text.slice(-1)] ?? ''}`;
  }

  /** "(12.0, 4.5)", and the level where it is not the ground. */
  function placeName(
    x: EventValue | undefined,
    y: EventValue | undefined,
    level: EventValue | undefined,
  ): string {
    const at = `(${coordinate(x)}${words.between}${coordinate(y)})`;
    return level === 0 || level === undefined ? at : words.level(at, Number(level));
  }

  return {
    cardName,
    cardNames: (ids: EventValue | undefined): string => (ids as readonly string[]).map(cardName).join(' '),
    /** By number, as moves have it. */
    cardOf: (card: number): string =>
      CARD_IDS[card] === undefined ? words.noCard : cardName(CARD_IDS[card]),
    /** "3.42″" of 3420 thousandths. */
    inches: (units: EventValue | undefined): string => `${decimal(Number(units), digitsOf(Number(units)))}″`,
    placeName,
    /** "by the trough", "on top of the Hotel": what an event says about a place. */
    placeWords: (d: Spot): string =>
      (words.hows[d.how as keyof FigureWords['hows']] ?? words.hows.open)(nameIn(words.pieces, d.piece)),
    /** "(12.0, 4.5)": small, for whoever plays with figures. */
    placeOf: (d: Spot): string => placeName(d.x, d.y, d.level),
    weaponPart: (id: EventValue | undefined): Part => ({
      ref: `weapon-${id}`,
      text: nameIn(words.weapons, id),
    }),
    gearPart: (id: EventValue | undefined): Part => ({ ref: `gear-${id}`, text: nameIn(words.gear, id) }),
    weaponName: (id: EventValue | undefined): string => nameIn(words.weapons, id),
    itemName: (id: EventValue | undefined): string => words.weapons[String(id)] ?? nameIn(words.gear, id),
    profileName: (id: EventValue | undefined): string => nameIn(words.profiles, id),
    actionName: (id: EventValue | undefined): string => nameIn(words.actions, id),
  };
}
