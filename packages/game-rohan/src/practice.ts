/** What battles have taught: signs for every move. What each weighs is in practice-weights.ts. */
import {
  MOVE_SIZE,
  type Offers,
  PLAIN,
  type Practice,
  type PracticeNotes,
  practiceBy,
  weightsOf,
} from '@fray/engine';
import { FALLEN, playWorths } from './best-play.js';
import { EMPTY, figures, LANES, place } from './board.js';
import { ATTACK_ONLY, CARD_IDS, CARDS, DEFENSE_ONLY } from './data/cards.js';
import { PRACTICE_WEIGHTS } from './practice-weights.js';
import { newLaneResult, resolveLane } from './rules/battle.js';
import type { RohanState } from './state.js';
import { KEEP, PASS, PLAY } from './verbs.js';

const MOMENT = 22;
const OWN = 10;
/** Each card by itself when it attacks and when it defends; then to finish, and to draw anew. */
const KINDS = [
  ...CARD_IDS.map((id) => `${id} attacks`),
  ...CARD_IDS.map((id) => `${id} defends`),
  'otherwise',
];
const OTHERWISE = 2 * CARD_IDS.length;
/** Beyond this much Health a difference makes no more difference. */
const MOST = 10;

/** The quick choice: five points of Health are worth some chances in a hundred. */
const GUESS = [...new Array<number>(MOMENT).fill(0), 0.08, 0, 0.3, 0, 0, 0, 0, 0, 0, 0];

export const PRACTICE: Practice<RohanState> = practiceBy({
  kinds: KINDS,
  moment: MOMENT,
  own: OWN,
  guess: GUESS,
  weights: weightsOf(KINDS, GUESS, PRACTICE_WEIGHTS),
  read: readMoves,
});

const LANE = newLaneResult();

function readMoves(
  s: Readonly<RohanState>,
  seat: number,
  { numbers, count }: Offers,
  notes: PracticeNotes,
): void {
  const attacks = s.attacker === seat ? 0 : CARD_IDS.length;
  let plays = 0;
  for (let i = 0; i < count; i++) {
    const verb = numbers[i * MOVE_SIZE]!;
    if (verb === PLAY) plays++;
    notes.kinds[i] =
      verb === PLAY
        ? numbers[i * MOVE_SIZE + 1]! + attacks
        : verb === PASS || verb === KEEP
          ? PLAIN
          : OTHERWISE;
  }
  readMoment(s, seat, notes.moment);
  playWorths(s, seat, numbers, count, notes.scratch);
  for (let i = 0; i < count; i++) {
    if (notes.kinds[i] === PLAIN) continue;
    notes.own.fill(0, i * OWN, (i + 1) * OWN);
    if (plays > 0 && numbers[i * MOVE_SIZE] === PLAY)
      readPlay(
        s,
        seat,
        numbers[i * MOVE_SIZE + 1]!,
        numbers[i * MOVE_SIZE + 2]!,
        notes.scratch[i]!,
        notes.own,
        i * OWN,
      );
  }
}

/** The table as it would be fought now, and what both still have. */
function readMoment(s: Readonly<RohanState>, me: number, out: Float64Array): void {
  const foe = 1 - me;
  const table = figures(s.options);
  out.fill(0);
  out[0] = 1;
  out[1] = s.passes > 0 ? 1 : 0;
  out[2] = s.health[me]! / 20;
  out[3] = s.health[foe]! / 20;
  out[4] = s.hands[me]!.length / 7;
  out[5] = s.hands[foe]!.length / 7;
  out[6] = s.finished[foe]!;
  out[7] = Math.min(8, s.round) / 8;
  let [lost, taken] = [0, 0];
  for (let lane = 0; lane < LANES; lane++) {
    const mine = s.cards[place(me, lane)]!;
    const theirs = s.cards[place(foe, lane)]!;
    if (mine === EMPTY && theirs === EMPTY) continue;
    resolveLane(s, lane, LANE);
    lost += LANE.loss[me as 0 | 1];
    taken += LANE.loss[foe as 0 | 1];
    if (mine === EMPTY) out[8]! += 0.2;
    else {
      out[10]! += 0.2;
      out[12]! += s.hp[place(me, lane)]! / 20;
      out[14]! += table[mine]!.atk / 20;
    }
    if (theirs === EMPTY) out[9]! += 0.2;
    else {
      out[11]! += 0.2;
      out[13]! += s.hp[place(foe, lane)]! / 20;
      out[15]! += table[theirs]!.atk / 20;
    }
  }
  out[16] = lost / 10;
  out[17] = taken / 10;
  out[18] = lost >= s.health[me]! ? 1 : 0;
  out[19] = taken >= s.health[foe]! ? 1 : 0;
  readHand(s, me, out);
}

/** What could still be played in this round, and in the next. */
function readHand(s: Readonly<RohanState>, me: number, out: Float64Array): void {
  const never = s.attacker === me ? DEFENSE_ONLY : ATTACK_ONLY;
  const hand = s.hands[me]!;
  for (let i = 0; i < hand.length; i++) {
    const { condition, atk } = CARDS[hand[i]!]!;
    if (condition !== never) out[20]! += 1 / 7;
    out[21]! += atk / 40;
  }
}

/** What the card does in its lane. */
function readPlay(
  s: Readonly<RohanState>,
  me: number,
  card: number,
  lane: number,
  worth: number,
  own: Float64Array,
  at: number,
): void {
  const mine = place(me, lane);
  const across = place(1 - me, lane);
  const gain = Math.max(-MOST, Math.min(MOST, worth)) / 5;
  own[at] = gain;
  own[at + 1] = Math.max(0, gain);
  own[at + 2] = worth > FALLEN / 2 ? 1 : worth < -FALLEN / 2 ? -1 : 0;
  own[at + 3] = s.cards[across] === EMPTY ? 1 : 0;
  const [cards, hp] = [s.cards as number[], s.hp as number[]];
  cards[mine] = card;
  hp[mine] = figures(s.options)[card]!.hp;
  resolveLane(s, lane, LANE);
  cards[mine] = EMPTY;
  hp[mine] = 0;
  const [i, k] = me === 0 ? ([0, 1] as const) : ([1, 0] as const);
  own[at + 4] = LANE.falls[i] ? 1 : 0;
  own[at + 5] = LANE.falls[k] ? 1 : 0;
  own[at + 6] = Math.max(0, LANE.hpLeft[i]) / 10;
  own[at + 7] = LANE.loss[i] / 10;
  own[at + 8] = LANE.loss[k] / 10;
  own[at + 9] = s.cards[across] === EMPTY ? 0 : Math.max(0, LANE.hpLeft[k]) / 10;
}
