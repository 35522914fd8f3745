/** What a choice is made in: the same few numbers for every question, each about as large as one. */
import { ABILITIES } from '../abilities/index.js';
import { hitTotal } from '../damage/hit.js';
import { attackSpeed } from '../sheet/attack-speed.js';
import { armourOf, speedDiceOf, speedOf } from '../sheet/values.js';
import {
  BLEED,
  BURN,
  type DuelState,
  hasMark,
  MARKS,
  NO_HIT,
  NONE,
  other,
  SCORE_HIT,
  type Sheet,
} from '../state/state.js';
import { plainHit } from './estimates.js';

const IDS = [
  'always',
  'rounds left',
  'nearly over',
  'first round',
  'race',
  'own health',
  'their health',
  'own hit',
  'their hit',
  'in danger',
  'can finish',
  'speed',
  'speed dice',
  'armour',
  'own marks',
  'their marks',
  'own speed uses',
  'their speed uses',
  'own combat uses',
  'their combat uses',
  'own modifiers',
  'their modifiers',
  'their speed ability',
  'own combat spent',
  'ahead',
  'lead',
  'blow at me',
  'blow at them',
  'deadly blow',
  'own dodges',
  'their dodges',
  'round',
  'own health low',
  'their health low',
  'rounds left squared',
  'race squared',
  'race and rounds left',
  'own blows left',
  'their blows left',
  'hurt',
  'they bleed',
  'they have venom',
  'they are diseased',
  'they burn',
];
export const CIRCUMSTANCES = IDS.length;
export const ROUNDS_LEFT = IDS.indexOf('rounds left');
export const NEARLY_OVER = IDS.indexOf('nearly over');
export const IN_DANGER = IDS.indexOf('in danger');

/** What a point of speed does to the chance of winning a round, and to how many points a die comes. */
const PER_SPEED = 0.45;
const PER_DIE = 3;
/** Beyond so many rounds a duel is as good as endless. */
const MOST_ROUNDS = 14;
/** A blow may turn out so much heavier than it does on average. */
const LUCK = 3;

/** Fills in all of them, in the order of their names. */
export function readCircumstances(s: Readonly<DuelState>, me: number, out: Float64Array): void {
  const foe = other(me);
  const mine = s.health[me]!;
  const theirs = s.health[foe]!;
  const hit = plainHit(s, me);
  const foeHit = plainHit(s, foe);
  const faster = speedOf(s, me) - speedOf(s, foe);
  const dice = speedDiceOf(s, me) - speedDiceOf(s, foe);
  const won = 1 / (1 + Math.exp(-PER_SPEED * (faster + PER_DIE * dice)));
  const iLast = mine / ((1 - won) * (foeHit + 1) + 0.5);
  const theyLast = theirs / (won * (hit + 1) + 0.5);
  const left = Math.min(iLast, theyLast);
  const rounds = Math.min(MOST_ROUNDS, left) / 7;
  const race = Math.log((iLast + 1) / (theyLast + 1));
  const [own, others] = [readUses(s, me, OWN_USES), readUses(s, foe, THEIR_USES)];
  let at = 0;
  out[at++] = 1;
  out[at++] = rounds;
  out[at++] = 1 / (1 + left);
  out[at++] = s.round <= 1 ? 1 : 0;
  out[at++] = race;
  out[at++] = mine / s.sheets[me]!.max;
  out[at++] = theirs / s.sheets[foe]!.max;
  out[at++] = hit / 10;
  out[at++] = foeHit / 10;
  out[at++] = mine <= foeHit + LUCK ? 1 : 0;
  out[at++] = theirs <= hit + LUCK ? 1 : 0;
  out[at++] = faster / 4;
  out[at++] = dice;
  out[at++] = (armourOf(s, me) - armourOf(s, foe)) / 8;
  out[at++] = marksOn(s, me);
  out[at++] = marksOn(s, foe);
  out[at++] = own[SPEEDS]! / 2;
  out[at++] = others[SPEEDS]! / 2;
  out[at++] = own[COMBATS]! / 4;
  out[at++] = others[COMBATS]! / 4;
  out[at++] = own[MODIFIERS]! / 4;
  out[at++] = others[MODIFIERS]! / 4;
  out[at++] = s.speedSlot[foe] === NONE ? 0 : 1;
  out[at++] = s.combatSlot[me] === NONE ? 0 : 1;
  at = readDice(s, me, out, at);
  out[at++] = own[DODGES]! / 2;
  out[at++] = others[DODGES]! / 2;
  out[at++] = Math.min(8, s.round) / 8;
  out[at++] = mine * 3 < s.sheets[me]!.max ? 1 : 0;
  out[at++] = theirs * 3 < s.sheets[foe]!.max ? 1 : 0;
  out[at++] = rounds * rounds;
  out[at++] = race * race;
  out[at++] = race * rounds;
  out[at++] = Math.min(10, mine / (foeHit + 1)) / 5;
  out[at++] = Math.min(10, theirs / (hit + 1)) / 5;
  out[at++] = s.hurt > 0 ? 1 : 0;
  for (let mark = BLEED; mark <= BURN; mark++) out[at++] = hasMark(s, foe, mark) ? 1 : 0;
}

function marksOn(s: Readonly<DuelState>, seat: number): number {
  let marks = 0;
  for (let mark = 0; mark < MARKS; mark++) if (s.marks[seat * MARKS + mark] !== 0) marks++;
  return marks / 2;
}

/** What uses are counted by. Dodges are combat abilities, too. */
const SPEEDS = 0;
const COMBATS = 1;
const MODIFIERS = 2;
const DODGES = 3;
const UNCOUNTED = 4;
/** Paper to count on, wiped at every use. */
const OWN_USES = new Int32Array(5);
const THEIR_USES = new Int32Array(5);

/** Uses that are left. */
function readUses(s: Readonly<DuelState>, seat: number, uses: Int32Array): Int32Array {
  const left = s.left[seat]!;
  const counted = countedBy(s.sheets[seat]!);
  uses.fill(0);
  for (let i = 0; i < counted.length; i++) uses[counted[i]!]! += left[i]!;
  uses[COMBATS]! += uses[DODGES]!;
  return uses;
}

const COUNTED = new WeakMap<Sheet, Int8Array>();

function countedBy(sheet: Sheet): Int8Array {
  const known = COUNTED.get(sheet);
  if (known !== undefined) return known;
  const counted = Int8Array.from(sheet.abilities, (i) => {
    const { class: kind, list, always, inert } = ABILITIES[i]!;
    if (always === true || inert === true) return UNCOUNTED;
    if (list === 'dodge' || list === 'interrupt') return DODGES;
    return kind === 'sp' ? SPEEDS : kind === 'co' ? COMBATS : kind === 'mo' ? MODIFIERS : UNCOUNTED;
  });
  COUNTED.set(sheet, counted);
  return counted;
}

/** What the dice of this round have said already. */
function readDice(s: Readonly<DuelState>, me: number, out: Float64Array, from: number): number {
  const foe = other(me);
  let at = from;
  const rolled = s.step === 2 && s.winner === NONE && s.speedDice[0]!.length > 0;
  const lead = rolled ? attackSpeed(s, me) - attackSpeed(s, foe) : 0;
  out[at++] = Math.sign(lead);
  out[at++] = Math.tanh(lead / 4);
  const blow = blowAt(s, me);
  out[at++] = blow / 10;
  out[at++] = blowAt(s, foe) / 10;
  out[at++] = s.hit.kind !== NO_HIT && blow >= s.health[me]! ? 1 : 0;
  return at;
}

/** Health that the damage on the table would cost. */
function blowAt(s: Readonly<DuelState>, seat: number): number {
  if (s.hit.kind === NO_HIT) return 0;
  return Math.max(0, hitTotal(s, seat) - (s.hit.kind === SCORE_HIT ? armourOf(s, seat) : 0));
}
