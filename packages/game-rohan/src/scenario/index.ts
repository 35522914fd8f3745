/**
 * Positions in words, for scenario files: `rohan attacks`, `rohan health 14`, `lane 2: recruit 3 | orc 3 atk+1`,
 * `rohan hand: strider, recruit`, `rohan deck: orc, orc` (top card first), `passes 1`, `rohan finished`.
 * What is not said stands as at the start of a round; cards not placed lie in their owner's deck, unless that is written down.
 */
import {
  fail,
  frameAt,
  type Options,
  ok,
  type Result,
  type Rng,
  type ScenarioAdapter,
  type Setup,
} from '@fray/engine';
import { EMPTY, figures, LANES, place, row, SEATS } from '../board.js';
import { ABILITIES, CARD_IDS, CAVALRY, cardIndex, EOMER } from '../data/cards.js';
import { FACTIONS, REINFORCEMENTS } from '../data/decks.js';
import { deployment } from '../rules/deployment.js';
import { match, round } from '../rules/match.js';
import { cardPool, type RohanState, setup, startingDeck } from '../state.js';
import { EVENTS } from '../words/events.js';

export const scenarioAdapter: ScenarioAdapter<RohanState> = {
  position,
  describe,
  seats,
  events: EVENTS,
  ids: ABILITIES,
};

function seats({ options }: Setup): readonly string[] {
  return [0, 1].map((seat) => name(seat, options));
}

function name(seat: number, { mirrorMatch }: Options): string {
  if (mirrorMatch === 'off') return FACTIONS[seat]!;
  return `${mirrorMatch} ${seat === 0 ? 'i' : 'ii'}`;
}

function position(lines: readonly string[], given: Setup, rng: Rng): Result<RohanState> {
  const s = setup(given, rng);
  s.round = 1;
  const turn = { seat: -1 };
  const decks: (number[] | undefined)[] = [undefined, undefined];
  for (const line of lines) {
    const fault = readLine(s, line.trim().toLowerCase(), given, decks, turn);
    if (fault !== undefined) return fail(fault);
  }
  const owned: (readonly number[])[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const deck = decks[seat];
    const rest = restOfPool(s, seat, deck ?? []);
    if (rest === undefined)
      return fail(`${name(seat, given.options)} has more cards of a kind than there are.`);
    s.decks[seat] = deck ?? rest;
    owned.push(deck === undefined ? startingDeck(s.options, s.factions[seat]!) : listed(s, seat));
  }
  s.owned = decks.every((deck) => deck === undefined) ? null : owned;
  s.turn = turn.seat === -1 ? s.attacker : turn.seat;
  s.stack.push(
    frameAt(match, match.at.again),
    frameAt(round, round.at.assault),
    frameAt(deployment, deployment.at.turn),
  );
  return ok(s);
}

type Decks = (number[] | undefined)[];

function readLine(
  s: RohanState,
  line: string,
  given: Setup,
  decks: Decks,
  turn: { seat: number },
): string | undefined {
  const counter = /^(round|passes|quiet) (\d+)$/.exec(line);
  if (counter !== null) {
    s[counter[1] as 'round' | 'passes' | 'quiet'] = Number(counter[2]);
    return undefined;
  }
  if (line === 'stirred') {
    s.stirred = true;
    return undefined;
  }
  const lane = /^lane ([1-5]): *([^|]+)\|(.+)$/.exec(line);
  if (lane !== null) return readLane(s, Number(lane[1]) - 1, [lane[2]!.trim(), lane[3]!.trim()]);
  for (const seat of [1, 0]) {
    const start = `${name(seat, given.options)} `;
    if (line.startsWith(start)) return readSeat(s, seat, line.slice(start.length), decks, turn);
  }
  return `"${line}" says nothing about a position of this game.`;
}

function readSeat(
  s: RohanState,
  seat: number,
  words: string,
  decks: Decks,
  turn: { seat: number },
): string | undefined {
  const figure = /^(health|reinforced) (\d+)$/.exec(words);
  const list = /^(hand|deck|shown):(.*)$/.exec(words);
  if (words === 'attacks') s.attacker = seat;
  else if (words === 'to act') turn.seat = seat;
  else if (words === 'finished') s.finished = s.finished.with(seat, 1);
  else if (figure?.[1] === 'health') s.health[seat] = Number(figure[2]);
  else if (figure !== null) s.reinforced = s.reinforced.with(seat, Number(figure[2]));
  else if (list !== null) return readCards(s, seat, list[1]!, list[2]!, decks);
  else return `"${words}" is not known; write attacks, to act, finished, health 14, hand: strider, recruit.`;
  return undefined;
}

function readCards(
  s: RohanState,
  seat: number,
  where: string,
  words: string,
  decks: Decks,
): string | undefined {
  const ids = words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const cards: number[] = [];
  for (const id of ids) {
    const [, card, times] = /^(.*?)(?: x(\d+))?$/.exec(id)!;
    const index = cardIndex(card!);
    if (index === -1) return `"${card}" is no card; the cards are ${CARD_IDS.join(', ')}.`;
    for (let i = 0; i < Number(times ?? 1); i++) cards.push(index);
  }
  if (where === 'hand') s.hands[seat] = cards;
  else if (where === 'shown') s.shown = s.shown.with(seat, cards);
  else decks[seat] = cards.reverse();
  return undefined;
}

function readLane(s: RohanState, lane: number, sides: readonly string[]): string | undefined {
  for (const [seat, words] of sides.entries()) {
    const at = place(seat, lane);
    const [id, ...rest] = words.split(/\s+/);
    s.cards[at] = id === 'empty' ? EMPTY : cardIndex(id!);
    if (id === 'empty') continue;
    if (s.cards[at] === -1) return `"${id}" is no card; the cards are ${CARD_IDS.join(', ')}.`;
    s.hp[at] = figures(s.options)[s.cards[at]!]!.hp;
    for (const word of rest) {
      const change = /^(atk|def)\+(\d+)$/.exec(word);
      if (/^\d+$/.test(word)) s.hp[at] = Number(word);
      else if (change === null)
        return `"${word}" is not known here; write a card, its hit points, atk+1, def+1.`;
      else if (change[1] === 'atk') s.atkUp = s.atkUp.with(at, Number(change[2]));
      else s.defUp = s.defUp.with(at, Number(change[2]));
    }
  }
  return undefined;
}

/** What is left for the deck; cards made by Reinforce are added to the pool as far as they are on show. */
function restOfPool(s: RohanState, seat: number, deck: readonly number[]): number[] | undefined {
  const used = [...deck, ...s.hands[seat]!, ...row(s, seat)];
  const eomers = used.filter((card) => card === EOMER).length;
  const riders = used.filter((card) => card === CAVALRY).length;
  const times = Math.max(s.reinforced[seat]!, eomers, Math.ceil(riders / 2));
  s.reinforced = s.reinforced.with(seat, times);
  const pool = cardPool(s, seat);
  for (const card of used) {
    const at = pool.indexOf(card);
    if (at === -1) return undefined;
    pool.splice(at, 1);
  }
  return pool;
}

/** A deck that is written down is all there is: what the seat owns besides the cards that Reinforce made. */
function listed(s: RohanState, seat: number): number[] {
  const all = [...s.decks[seat]!, ...s.hands[seat]!, ...row(s, seat)];
  return all.filter((card) => !REINFORCEMENTS.includes(card));
}

function describe(s: Readonly<RohanState>, { options }: Setup): string[] {
  const lines = [`round ${s.round}`, `passes ${s.passes}`, `quiet ${s.quiet}`];
  lines.push(`${name(s.attacker, options)} attacks`, `${name(s.turn, options)} to act`);
  if (s.stirred) lines.push('stirred');
  for (let lane = 0; lane < LANES; lane++) {
    const [first, second] = [0, 1].map((seat) => describePlace(s, place(seat, lane)));
    lines.push(`lane ${lane + 1}: ${first} | ${second}`);
  }
  for (let seat = 0; seat < SEATS; seat++) {
    const who = name(seat, options);
    const list = (cards: readonly number[]): string => cards.map((card) => CARD_IDS[card]).join(', ');
    if (s.finished[seat] === 1) lines.push(`${who} finished`);
    lines.push(`${who} health ${Math.max(0, s.health[seat]!)}`, `${who} reinforced ${s.reinforced[seat]}`);
    lines.push(`${who} hand: ${list(s.hands[seat]!)}`, `${who} shown: ${list(s.shown[seat]!)}`);
    lines.push(`${who} deck: ${list(s.decks[seat]!.slice().reverse())}`);
  }
  return lines;
}

function describePlace(s: Readonly<RohanState>, at: number): string {
  const card = s.cards[at]!;
  if (card === EMPTY) return 'empty';
  const up = s.atkUp[at] === 0 ? '' : ` atk+${s.atkUp[at]}`;
  return `${CARD_IDS[card]} ${s.hp[at]}${up}${s.defUp[at] === 0 ? '' : ` def+${s.defUp[at]}`}`;
}
