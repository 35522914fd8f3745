/** Everything this table says in words of its own, in one place. */
import type { LaneResult } from '../src/index.js';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

export const WORDS = {
  attacks: 'attacks',
  defends: 'defends',
  finished: 'finished for this round',
  place: 'Place',
  here: 'here',
  pass: 'Pass',
  finish: 'Finish',
  keep: 'Keep this hand',
  redraw: 'Draw anew',
  empty: 'empty',
  openLane: 'open lane',
  notReached: 'not reached',
  decks: 'Deck lists',
  decksHint: 'Everyone knows what was shuffled in. Cards in play are taken off the count.',
  skip: 'Skip',
  row: (name: string) => `${name}: row of five lanes`,
  hand: 'Your hand',
  handOf: (name: string, cards: number) => `${name} holds ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  deck: (cards: number) => `Deck ${cards}`,
  round: (round: number) => `Round ${round}`,
  youAttack: 'You attack',
  youDefend: 'You defend',
  nothingFits: {
    ask: 'No card of yours fits now.',
    hint: 'Pass to wait for the other, or finish the round.',
  },
  someoneAttacks: (attacker: string) => `${attacker} attacks`,
  botLevel: (bot: string) => `Bot, ${bot}`,
  lane: (lane: number) => `Lane ${lane + 1}`,
  whereTo: (card: string) => `Where does ${card} stand?`,
  lanesFree: (count: number) => `${NUMBERS[count] ?? count} ${count === 1 ? 'open lane' : 'open lanes'}.`,
  placing: (lane: number, card: string, effect: string) =>
    `Lane ${lane + 1}, empty, place ${card} here${effect === '' ? '' : `: ${effect}`}`,
  refusing: (lane: number, reason: string) => `Lane ${lane + 1}, empty. Not here: ${reason}`,
  emptyLane: (lane: number) => `Lane ${lane + 1}, empty`,
  held: (card: string, at: number) => `${card}, card ${at} in your hand`,
  picked: (card: string, lanes: readonly number[]) =>
    lanes.length === 0
      ? `${card} picked.`
      : `${card} picked. Open: lane ${lanes.map((lane) => lane + 1).join(', ')}.`,
  heldRefused: (reason: string) => `Not now: ${reason}`,
  loses: (name: string, loss: number) => `${loss} to ${name}`,
  falls: (card: string) => `${card} falls`,
  fallsAndSpills: (card: string, loss: number) => `${card} falls, ${loss} ${loss === 1 ? 'spills' : 'spill'}`,
  holds: (card: string, before: number, after: number) =>
    before === after ? `${card} unhurt` : `${card} ${before} → ${after}`,
  after: 'after the Assault',
  deckTotal: (name: string, cards: number) => `${name}, ${cards} cards`,
  deckRow: (total: number, table: number, hand: number) => {
    const parts = [`${total} in all`];
    if (table > 0) parts.push(`${table} on the table`);
    if (hand > 0) parts.push(`${hand} in hand`);
    return parts.join(' · ');
  },
  unseen: (count: number) => `${count} unseen`,
};

/** Where a long name may break on a narrow card. */
const BREAKS: Readonly<Record<string, string>> = {
  Berserker: 'Ber\u00adserker',
  Dunlending: 'Dun\u00adlending',
  Lockbearer: 'Lock\u00adbearer',
};

export function breakable(name: string): string {
  return BREAKS[name] ?? name;
}

/** What an Assault would do to one seat in one lane: its card's fate, and what reaches the player. */
export interface Fate {
  readonly long: string;
  /** The same for a lane too narrow for names. */
  readonly short: string;
  readonly loss: number;
}

export function fateOf(
  result: LaneResult,
  seat: number,
  card: string | undefined,
  hp: number,
  name: string,
): Fate | undefined {
  const loss = result.loss[seat]!;
  if (card === undefined)
    return loss === 0 ? undefined : { long: WORDS.loses(name, loss), short: `−${loss} Health`, loss };
  if (result.explodes) return { long: WORDS.falls(card), short: 'falls', loss: 0 };
  if (result.falls[seat])
    return loss > 0
      ? { long: WORDS.fallsAndSpills(card, loss), short: `falls −${loss}`, loss }
      : { long: WORDS.falls(card), short: 'falls', loss };
  const left = result.hpLeft[seat]!;
  return { long: WORDS.holds(card, hp, left), short: left === hp ? 'holds' : `${hp} → ${left}`, loss };
}
