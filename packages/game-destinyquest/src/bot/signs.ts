/** What a duel is judged by: signs that speak for one hero or for the other, each as a number. */
import { ABILITIES } from '../abilities/index.js';
import { attackSpeed } from '../sheet/attack-speed.js';
import { armourOf, might, speedOf } from '../sheet/values.js';
import { MARK_IDS } from '../state/marks.js';
import { type DuelState, MARKS, NONE, other } from '../state/state.js';
import { plainHit } from './estimates.js';

/** Signs by name; behind them come the marks and the abilities that are left, each under its own id. */
export const SIGN_IDS = [
  'health share',
  'health',
  'health of both',
  'sooner',
  'speed',
  'might',
  'armour',
  'wins the round',
  'ahead',
  'lead',
  ...MARK_IDS.map((id) => `mark ${id}`),
  ...ABILITIES.map(({ id }) => `left ${id}`),
];

const NAMED = 10;
const FIRST_ABILITY = NAMED + MARKS;
/** What a point of speed does to the chance of winning a round. */
const PER_SPEED = 0.45;
/** More uses of one ability than this are not needed in one duel. */
const MOST_USES = 2;

/** Tells `hear` every sign that is not nought, as it speaks for this seat. */
export function readSigns(
  s: Readonly<DuelState>,
  seat: number,
  hear: (sign: number, amount: number) => void,
): void {
  const foe = other(seat);
  const [mine, theirs] = [s.health[seat]!, s.health[foe]!];
  hear(0, mine / s.sheets[seat]!.max - theirs / s.sheets[foe]!.max);
  hear(1, (mine - theirs) / 50);
  hear(2, (mine - theirs) / Math.max(5, mine + theirs));
  hear(3, soonerOf(s, seat));
  hear(4, speedOf(s, seat) - speedOf(s, foe));
  hear(5, might(s, seat) - might(s, foe));
  hear(6, armourOf(s, seat) - armourOf(s, foe));
  readRound(s, seat, hear);
  readOwn(s, seat, 1, hear);
  readOwn(s, foe, -1, hear);
}

/** What the dice of this round have said already. */
function readRound(s: Readonly<DuelState>, seat: number, hear: (sign: number, amount: number) => void): void {
  if (s.winner !== NONE) {
    if (s.step <= 5) hear(7, s.winner === seat ? 1 : -1);
  } else if (s.step <= 2 && s.speedDice[0]!.length > 0) {
    const lead = attackSpeed(s, seat) - attackSpeed(s, other(seat));
    hear(8, Math.sign(lead));
    hear(9, Math.tanh(lead / 3));
  }
}

function readOwn(
  s: Readonly<DuelState>,
  seat: number,
  side: number,
  hear: (sign: number, amount: number) => void,
): void {
  for (let mark = 0; mark < MARKS; mark++) if (s.marks[seat * MARKS + mark] !== 0) hear(NAMED + mark, side);
  const { abilities } = s.sheets[seat]!;
  const left = s.left[seat]!;
  for (let i = 0; i < abilities.length; i++)
    if (left[i]! > 0) hear(FIRST_ABILITY + abilities[i]!, side * Math.min(MOST_USES, left[i]!));
}

/** How much sooner the other falls than this hero. */
function soonerOf(s: Readonly<DuelState>, seat: number): number {
  const foe = other(seat);
  const won = 1 / (1 + Math.exp(PER_SPEED * (speedOf(s, foe) - speedOf(s, seat))));
  return Math.log((roundsOf(s, seat, 1 - won) + 1) / (roundsOf(s, foe, won) + 1));
}

/** Rounds until this hero falls, if the other wins this share of them. */
function roundsOf(s: Readonly<DuelState>, seat: number, lost: number): number {
  return Math.max(0, s.health[seat]!) / (lost * (plainHit(s, other(seat)) + 1) + 0.5);
}
