/** What an Assault would do to one seat in one lane, in words: in full, and as a chip that says whose loss it is. */
import { type Board, EMPTY, type Forecast, type LaneResult, place } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';
import type { RohanWords } from '../words/en.js';
import { cardOf } from './card-of.js';

export interface Fate {
  readonly seat: number;
  readonly long: string;
  readonly chip: string;
  readonly loss: number;
  /** The seat's card is beaten. */
  readonly falls: boolean;
  /** No card of the seat stands there: the blow goes through. */
  readonly open: boolean;
}

/** Names as the book says them, and who of them reads. */
export interface Sides {
  readonly names: readonly string[];
  readonly reader: number;
}

export function laneFate(
  board: Board,
  forecast: Forecast,
  lane: number,
  seat: number,
  sides: Sides,
  { words, name: nameOf }: Lexicon,
): Fate | undefined {
  const card = board.cards[place(seat, lane)]!;
  const across = board.cards[place(1 - seat, lane)];
  // A card nobody faces has no fate of its own: its hit is told on the other side.
  if (card !== EMPTY && across === EMPTY) return undefined;
  const name = card === EMPTY ? undefined : nameOf(cardOf(board.options, card));
  return fateOf(forecast.lanes[lane]!, seat, name, board.hp[place(seat, lane)]!, sides, words);
}

export function fateOf(
  result: LaneResult,
  seat: number,
  card: string | undefined,
  hp: number,
  { names, reader }: Sides,
  words: RohanWords,
): Fate | undefined {
  const loss = result.loss[seat]!;
  const lost = seat === reader ? words.youLose(loss) : words.theyLose(names[seat]!, loss);
  const base = { seat, loss, falls: false, open: card === undefined };
  if (card === undefined)
    return loss === 0 ? undefined : { ...base, long: words.loses(names[seat]!, loss), chip: lost };
  if (result.explodes || result.falls[seat])
    return loss > 0 && !result.explodes
      ? { ...base, falls: true, long: words.fallsAndSpills(card, loss), chip: words.fallsFor(lost) }
      : { ...base, loss: 0, falls: true, long: words.falls(card), chip: words.fallsShort };
  const left = result.hpLeft[seat]!;
  return {
    ...base,
    long: words.holds(card, hp, left),
    chip: left === hp ? words.holdsShort : `${hp} → ${left}`,
  };
}
