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

const PER_SPEED = 0.45;

export function readCircumstances(s: Readonly<DuelState>, me: number, out: Float64Array): void {
  const foe = other(me);
  const mine = s.health[me]!;
  const theirs = s.health[foe]!;
  const hit = plainHit(s, me);
  const foeHit = plainHit(s, foe);
  const faster = speedOf(s, me) - speedOf(s, foe);
  const dice = speedDiceOf(s, me) - speedDiceOf(s, foe);
  const won = 1 / (1 + Math.exp(-PER_SPEED * (faster + 3 * dice)));
  const iLast = mine / ((1 - won) * (foeHit + 1) + 0.5);
  const theyLast = theirs / (won * (hit + 1) + 0.5);
  const left = Math.min(iLast, theyLast);
  out[0] = 1;
  out[1] = Math.min(14, left) / 7;
  out[2] = 1 / (1 + left);
  out[3] = s.round <= 1 ? 1 : 0;
  out[4] = Math.log((iLast + 1) / (theyLast + 1));
  out[5] = mine / s.sheets[me]!.max;
  out[6] = theirs / s.sheets[foe]!.max;
  out[7] = hit / 10;
  out[8] = foeHit / 10;
  out[9] = mine <= foeHit + 3 ? 1 : 0;
  out[10] = theirs <= hit + 3 ? 1 : 0;
  out[11] = faster / 4;
  out[12] = dice;
  out[13] = (armourOf(s, me) - armourOf(s, foe)) / 8;
  out[14] = marksOn(s, me);
  out[15] = marksOn(s, foe);
  readUses(s, me, out, 16);
  readUses(s, foe, out, 17);
  out[22] = s.speedSlot[foe] === NONE ? 0 : 1;
  out[23] = s.combatSlot[me] === NONE ? 0 : 1;
  out[31] = Math.min(8, s.round) / 8;
  out[32] = mine * 3 < s.sheets[me]!.max ? 1 : 0;
  out[33] = theirs * 3 < s.sheets[foe]!.max ? 1 : 0;
  out[34] = out[1] * out[1];
  out[35] = out[4] * out[4];
  out[36] = out[4] * out[1];
  out[37] = Math.min(10, mine / (foeHit + 1)) / 5;
  out[38] = Math.min(10, theirs / (hit + 1)) / 5;
  out[39] = s.hurt > 0 ? 1 : 0;
  for (let mark = BLEED; mark <= BURN; mark++) out[40 + mark] = hasMark(s, foe, mark) ? 1 : 0;
  readDice(s, me, out);
}

function marksOn(s: Readonly<DuelState>, seat: number): number {
  let marks = 0;
  for (let mark = 0; mark < MARKS; mark++) if (s.marks[seat * MARKS + mark] !== 0) marks++;
  return marks / 2;
}

/** Uses that are left of speed abilities, combat abilities and modifiers. */
function readUses(s: Readonly<DuelState>, seat: number, out: Float64Array, at: number): void {
  const left = s.left[seat]!;
  const classes = classesOf(s.sheets[seat]!);
  let speed = 0;
  let combat = 0;
  let modifiers = 0;
  let dodges = 0;
  for (let i = 0; i < classes.length; i++) {
    if (left[i] === 0) continue;
    const kind = classes[i]!;
    if (kind === 0) speed += left[i]!;
    else if (kind === 1) combat += left[i]!;
    else if (kind === 2) modifiers += left[i]!;
    else if (kind === 4) {
      combat += left[i]!;
      dodges += left[i]!;
    }
  }
  out[at] = speed / 2;
  out[at + 2] = combat / 4;
  out[at + 4] = modifiers / 4;
  out[at + 13] = dodges / 2;
}

const CLASSES = new WeakMap<Sheet, Int8Array>();

function classesOf(sheet: Sheet): Int8Array {
  const known = CLASSES.get(sheet);
  if (known !== undefined) return known;
  const classes = Int8Array.from(sheet.abilities, (i) => {
    const { class: kind, list, always, inert } = ABILITIES[i]!;
    if (always === true || inert === true) return 3;
    if (list === 'dodge' || list === 'interrupt') return 4;
    return kind === 'sp' ? 0 : kind === 'co' ? 1 : kind === 'mo' ? 2 : 3;
  });
  CLASSES.set(sheet, classes);
  return classes;
}

/** What the dice of this round have said already. */
function readDice(s: Readonly<DuelState>, me: number, out: Float64Array): void {
  const foe = other(me);
  out[24] = 0;
  out[25] = 0;
  if (s.step === 2 && s.winner === NONE && s.speedDice[0]!.length > 0) {
    const lead = attackSpeed(s, me) - attackSpeed(s, foe);
    out[24] = Math.sign(lead);
    out[25] = Math.tanh(lead / 4);
  }
  out[26] = 0;
  out[27] = 0;
  out[28] = 0;
  if (s.hit.kind === NO_HIT) return;
  const score = s.hit.kind === SCORE_HIT;
  const blow = Math.max(0, hitTotal(s, me) - (score ? armourOf(s, me) : 0));
  out[26] = blow / 10;
  out[27] = Math.max(0, hitTotal(s, foe) - (score ? armourOf(s, foe) : 0)) / 10;
  out[28] = blow >= s.health[me]! ? 1 : 0;
}
