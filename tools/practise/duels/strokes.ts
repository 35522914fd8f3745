/**
 * The dice of a duel as strokes of luck for seat 0, each a number whose mean is nought whatever happened before: who is ahead after
 * an attack-speed roll beside the chance of it, a damage die beside its mean, and so on.
 */
import type { Machine } from '@fray/engine';
import { AIM } from '../../../packages/game-destinyquest/src/legality/verbs.js';
import { running, speedDiceOf, speedOf } from '../../../packages/game-destinyquest/src/sheet/values.js';
import {
  B,
  type DuelState,
  NO_HIT,
  NONE,
  TOTAL,
} from '../../../packages/game-destinyquest/src/state/state.js';

/** Ahead, lead, doubles of either, dice at seat 0 and 1 with their sixes, dice beside the health they are aimed at, other dice. */
export const STROKES = 10;
const DOUBLES = [0, 0, 1 / 6, 4 / 9, 13 / 18];
const MEAN = 3.5;
const MOST_LEAD = 4;
const FACES = [1, 2, 3, 4, 5, 6];

type Hear = (stroke: number, amount: number) => void;

export class Strokes {
  private round = -1;
  private left = 0;
  private second = 0;
  private lead = 0;
  private readonly mean = [0, 0];
  private readonly seen = [0, 0];
  private readonly doubles = [0, 0];
  private readonly likely = [0, 0];

  constructor(
    private readonly machine: Machine<DuelState>,
    /** Told before the first die of a round is looked at. */
    private readonly begin: () => void,
    private readonly hear: Hear,
  ) {}

  restart(): void {
    this.round = -1;
  }

  /** A die that the rules have just asked for. */
  die(s: Readonly<DuelState>, face: number): void {
    if (s.window === B) this.speedAgain(s, face);
    else if (s.hit.kind !== NO_HIT) this.damage(s, face);
    else if (s.step === 2) this.speed(s, face);
    else this.hear(9, (face - MEAN) / 2.5);
  }

  private speed(s: Readonly<DuelState>, face: number): void {
    if (this.round !== s.round) this.beginRound(s);
    const seat = this.left > this.second ? 0 : 1;
    if ((this.seen[seat]! & (1 << face)) !== 0) this.doubles[seat] = 1;
    this.seen[seat]! |= 1 << face;
    this.lead += seat === 0 ? face : -face;
    if (--this.left > 0) return;
    this.hear(0, ahead(this.lead) - this.mean[0]!);
    this.hear(1, near(this.lead) - this.mean[1]!);
    for (let k = 0; k < 2; k++) this.hear(2 + k, this.doubles[k]! - this.likely[k]!);
  }

  private beginRound(s: Readonly<DuelState>): void {
    this.round = s.round;
    this.begin();
    const dice = [speedDiceOf(s, 0), speedDiceOf(s, 1)] as const;
    this.left = dice[0] + dice[1];
    this.second = dice[1];
    this.lead = standing(s);
    this.mean[0] = expected(ahead, dice, this.lead);
    this.mean[1] = expected(near, dice, this.lead);
    for (let k = 0; k < 2; k++) {
      this.seen[k] = 0;
      this.doubles[k] = 0;
      this.likely[k] = DOUBLES[dice[k]!] ?? 1;
    }
  }

  /** One die of an attack-speed roll is rolled again. */
  private speedAgain(s: Readonly<DuelState>, face: number): void {
    const { verb, seat, b } = this.machine;
    const old = s.speedDice[seat]?.[b];
    if (verb !== AIM || old === undefined) return;
    let lead = standing(s);
    for (let k = 0; k < 2; k++) for (const die of s.speedDice[k]!) lead += k === 0 ? die : -die;
    const after = (to: number): number => lead + (seat === 0 ? 1 : -1) * (to - old);
    [ahead, near].forEach((reading, stroke) => {
      const mean = FACES.reduce((sum, to) => sum + reading(after(to)), 0) / FACES.length;
      this.hear(stroke, reading(after(face)) - mean);
    });
  }

  private damage(s: Readonly<DuelState>, face: number): void {
    const { winner } = s;
    const { by } = s.hit;
    const target = winner !== NONE && by[winner] === winner ? winner : by[0] !== NONE ? 0 : 1;
    const amount = (target === 0 ? -1 : 1) * (face - MEAN);
    this.hear(4 + 2 * target, amount / 3);
    this.hear(5 + 2 * target, (face === 6 ? 1 : 0) - 1 / 6);
    this.hear(8, amount / Math.max(3, s.health[target]!));
  }
}

/** How far seat 0 is ahead before the dice. */
function standing(s: Readonly<DuelState>): number {
  return speedOf(s, 0) + running(s, 0, TOTAL) - speedOf(s, 1) - running(s, 1, TOTAL);
}

function ahead(lead: number): number {
  return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
}

function near(lead: number): number {
  return Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead)) / MOST_LEAD;
}

const EXPECTED = new Map<string, number>();

/** The mean of a reading over all dice of both. */
function expected(reading: (lead: number) => number, dice: readonly [number, number], lead: number): number {
  const key = `${reading.name} ${dice} ${lead}`;
  const known = EXPECTED.get(key);
  if (known !== undefined) return known;
  const [mine, theirs] = dice;
  const side = mine > 0 ? 1 : -1;
  const fewer = mine > 0 ? ([mine - 1, theirs] as const) : ([mine, theirs - 1] as const);
  const mean =
    mine + theirs === 0
      ? reading(lead)
      : FACES.reduce((sum, face) => sum + expected(reading, fewer, lead + side * face), 0) / FACES.length;
  EXPECTED.set(key, mean);
  return mean;
}
