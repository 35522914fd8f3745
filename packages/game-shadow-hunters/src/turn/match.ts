/** A match: the deal, the vote on house rules, an optional quick start, and turns until somebody has won. */
import { type Decision, decision, type Locals, type Move, procedureOf, type Run } from '@fray/engine';
import { AREA_OF_ROLL, SEVEN } from '../data/areas.js';
import { HERMIT } from '../data/cards.js';
import { CHARACTER_IDS, CHARACTERS, DEAL, FACTION_SETS, members } from '../data/characters.js';
import { CRITICAL_MISSES, DUEL_DICE, HOUSE_IDS } from '../house/ids.js';
import { NOT_PROPOSED } from '../refusals.js';
import { drawCard } from '../rules/gear.js';
import { nextAlive } from '../rules/range.js';
import { conclude } from '../rules/win.js';
import { dealtSides } from '../setup.js';
import { isAlive, type ShadowState } from '../state.js';
import { VOTE } from '../verbs.js';
import type { Events } from '../words/events.js';
import { prompt } from '../words/ids.js';
import { hermit } from './hermit.js';
import { drawHermit, enter, throwMove, turn } from './turn.js';
import { where } from './turn-questions.js';

/** The house rules that were proposed before the match, as bits. */
export function proposedRules(options: Readonly<Record<string, unknown>>): number {
  return HOUSE_IDS.reduce((bits, id, i) => (options[id] === true ? bits | (1 << i) : bits), 0);
}

/** SH-H-02: rule by rule; a vote names all the rules one agrees to. */
export const vote: Decision<ShadowState> = decision<ShadowState>({
  id: 'vote',
  clause: 'SH-H-02',
  offers(s, _seat, out) {
    const proposed = proposedRules(s.options as never);
    for (let rules = proposed; ; rules = (rules - 1) & proposed) {
      out.offer(undefined, VOTE, rules);
      if (rules === 0) break;
    }
    out.otherwise(VOTE, () => NOT_PROPOSED);
  },
  prompt: () => prompt('vote'),
  timeout: (): Move => [VOTE, 0, 0, 0, 0],
});

/** SH-B-19, SH-B-20: places and first cards before the first turn. */
export const quickStart = procedureOf<ShadowState, { seat: number; roll: number }, Events>()('quickStart', {
  /** SH-B-19: everybody in turn rolls a place, without its action. */
  place(s, run, l) {
    if (l.seat === s.seats) return run.goto(FIRST_CARD);
    s.turn = (s.first + l.seat) % s.seats;
    l.roll = throwMove(s, run);
    if (l.roll !== SEVEN) run.goto(SETTLE);
  },
  askPlace(s, run) {
    run.ask(s.turn, where);
  },
  takePlace(s, run, l) {
    enter(s, run, run.a);
    l.seat++;
    run.goto(PLACE);
  },
  settle(s, run, l) {
    enter(s, run, AREA_OF_ROLL[l.roll]!);
    l.seat++;
    run.goto(PLACE);
  },
  firstCard(_s, _run, l) {
    l.seat = 0;
  },
  /** SH-B-20 */
  card(s, run, l) {
    if (l.seat === s.seats) {
      s.turn = s.first;
      return run.leave();
    }
    const giver = (s.first + l.seat) % s.seats;
    l.seat++;
    run.goto(CARD);
    if (!isAlive(s, giver)) return;
    s.turn = giver;
    drawHermit(s, run, giver, drawCard(s, run, HERMIT));
    s.target = nextAlive(s, giver);
    run.call(hermit, { quick: true });
  },
});
const PLACE = quickStart.at.place;
const SETTLE = quickStart.at.settle;
const FIRST_CARD = quickStart.at.firstCard;
const CARD = quickStart.at.card;

export const match = procedureOf<ShadowState, Locals, Events>()('match', {
  /** SH-B-94 */
  roster(s, run) {
    if (s.options.characters === 'initials') s.roster = oneOfEach(run) & dealtSides(s.seats);
    for (let seat = 0; seat < s.seats; seat++) s.open[seat] = s.roster;
  },
  /** SH-B-09, SH-B-11 */
  board(s, run) {
    run.shuffle(s.slots);
    for (const deck of s.decks) run.shuffle(deck);
    if (run.listening)
      run.tell({
        type: 'laid-out',
        clause: 'SH-B-09',
        data: { slots: s.slots.slice(), roster: members(s.roster).map((c) => CHARACTER_IDS[c]!) },
      });
  },
  /** SH-B-15, SH-B-16 */
  deal(s, run) {
    const dealt: number[] = [];
    DEAL[s.seats]!.forEach((count, faction) => {
      const pile = members(s.roster & FACTION_SETS[faction]!);
      run.shuffle(pile);
      dealt.push(...pile.slice(0, count));
    });
    run.shuffle(dealt);
    for (let seat = 0; seat < s.seats; seat++) {
      s.characters[seat] = dealt[seat]!;
      s.known[seat * s.seats + seat] = 1 << dealt[seat]!;
    }
    if (run.listening) tellDeal(s, run);
  },
  /** SH-B-18 */
  first(s, run) {
    s.first = s.turn = run.below(s.seats);
    s.round = 1;
    if (run.listening) run.tell({ type: 'first', clause: 'SH-B-18', data: { seat: s.first } });
  },
  vote(s, run) {
    const proposed = proposedRules(s.options as never);
    if (proposed !== 0 && s.options.vote === 'sealed') return run.askAll(s.alive, vote);
    s.house = proposed;
    run.goto(LOCK);
  },
  count(s, run) {
    s.house = proposedRules(s.options as never);
    for (let seat = 0; seat < s.seats; seat++) s.house &= run.sealed(seat)[1];
    if ((s.house & DUEL_DICE) === 0) s.house &= ~CRITICAL_MISSES;
  },
  /** SH-H-03 */
  lock(s, run) {
    if (run.listening && proposedRules(s.options as never) !== 0)
      run.tell({
        type: 'agreed',
        clause: 'SH-H-02',
        data: { rules: HOUSE_IDS.filter((_, i) => (s.house & (1 << i)) !== 0) },
      });
    if (s.options.quickStart) run.call(quickStart, { seat: 0, roll: 0 });
  },
  turn(_s, run) {
    run.call(turn, { roll: 0, other: 0 });
  },
  /** SH-B-40, SH-E-30, SH-E-51 */
  next(s, run) {
    run.goto(TURN);
    const before = s.turn;
    if (s.extra[before]! > 0 && isAlive(s, before)) {
      s.extra[before]!--;
      return;
    }
    s.turn = nextAlive(s, before);
    if (placeOf(s, s.turn) > placeOf(s, before)) return;
    s.round++;
    const { turnLimit } = s.options;
    if (turnLimit > 0 && s.round > turnLimit) conclude(s, run, 'SH-E-51', 'limit');
  },
});
const LOCK = match.at.lock;
const TURN = match.at.turn;

/** How late in a round a seat has its turn. */
function placeOf(s: Readonly<ShadowState>, seat: number): number {
  return (seat - s.first + s.seats) % s.seats;
}

/** SH-B-94: of the two characters with each initial one takes part. */
function oneOfEach(run: Run<ShadowState, Events>): number {
  let roster = 0;
  for (const [c, character] of CHARACTERS.entries()) {
    if (!character.base) continue;
    const other = CHARACTERS.findIndex(({ base, initial }) => !base && initial === character.initial);
    roster |= 1 << (run.below(2) === 0 ? c : other);
  }
  return roster;
}

function tellDeal(s: Readonly<ShadowState>, run: Run<ShadowState, Events>): void {
  const secret = s.characters.map((character, seat) => ({
    seats: [seat],
    data: { seat, character: CHARACTER_IDS[character]! },
  }));
  run.tell({ type: 'dealt', clause: 'SH-B-15', data: { players: s.seats }, secret });
}
