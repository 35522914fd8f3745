/** The walk over a hero's sheet: every ability it has, playable here or refused with the reason. */
import type { Offers, Refusal } from '@fray/engine';
import type { Ability, DiceChange } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { countFor, DICE_SET_NAMES, DIE_NAMES, diceFor, rollFor, SELF_DIE } from './dice-choice.js';
import { canRenew, whyNotAim, whyNotRaise } from './modifier-rules.js';
import { isSpent, whyNot, whyNowhere } from './playable.js';
import { NOT_NAMED, NOT_ON_SHEET, WRONG_STEP } from './refusals.js';
import { MODIFIER_ASK } from '../sheet/sheet.js';
import { type DuelState, MAGIC, other, type Sheet } from '../state/state.js';
import { attribute } from '../sheet/values.js';
import { AIM, CHOOSE, PICK, PLAY, RENEW, SPEND, SWAP } from './verbs.js';

/** Everything on the sheet, as answers to one question. */
export function offerAbilities(s: Readonly<DuelState>, seat: number, ask: number, out: Offers): void {
  const sheet = s.sheets[seat]!;
  const here = ask === MODIFIER_ASK && out.listing ? sheet.windows[s.window]! : sheet.at[ask]!;
  for (let i = 0; i < here.length; i++) {
    const place = here[i]!;
    if (out.listing && isSpent(s, seat, place)) continue;
    const why = whyNot(s, seat, place, ask);
    if (why === undefined) {
      if (!out.listing) refuseRest(sheet.abilities[place]!, out);
      offerPlayable(s, seat, place, ask, out);
    } else if (!out.listing) offerRefused(sheet.abilities[place]!, why, out);
  }
  if (out.listing) return;
  for (let place = 0; place < sheet.abilities.length; place++)
    if (!here.includes(place)) offerRefused(sheet.abilities[place]!, whyElsewhere(s, seat, place), out);
  refuseOthers(sheet, out);
}

/** What is used up or lacks its weapon says so; all else waits for its step. */
function whyElsewhere(s: Readonly<DuelState>, seat: number, place: number): Refusal {
  return whyNowhere(s, seat, place) ?? WRONG_STEP[s.sheets[seat]!.abilities[place]!]!;
}

const NO_CANDIDATES: readonly number[] = [];
const notOnSheet = (): Refusal => NOT_ON_SHEET;
const notNamed = (): Refusal => NOT_NAMED;

/** What is not on the sheet is not shown, but if somebody tries it the answer says why. */
function refuseOthers(sheet: Sheet, out: Offers): void {
  for (let self = 0; self < ABILITIES.length; self++)
    if (!sheet.abilities.includes(self))
      out.region(verbOf(ABILITIES[self]!), self, notOnSheet, NO_CANDIDATES);
}

/** How a player says what the ability needs to know. */
export function verbOf(ability: Ability): number {
  if (ability.changes !== undefined) return verbOfChange(ability);
  if (ability.raises !== undefined || ability.lowers !== undefined) return CHOOSE;
  if (ability.renews !== undefined) return RENEW;
  return ability.spends === undefined ? PLAY : SPEND;
}

function verbOfChange(ability: Ability): number {
  const pick = ability.changes!.pick;
  if (pick === 'one') return AIM;
  if (pick === 'swap') return SWAP;
  return pick === 'some' ? PICK : PLAY;
}

/** Refused whatever else is named with it. */
function offerRefused(self: number, why: Refusal, out: Offers): void {
  const verb = verbOf(ABILITIES[self]!);
  if (verb === PLAY) out.offer(why, PLAY, self);
  else {
    out.region(verb, self, () => why, [0, 0]);
    out.region(PLAY, self, () => why, NO_CANDIDATES);
  }
}

/** Named without a die or attribute, or with one that it cannot touch; a better reason may follow. */
function refuseRest(self: number, out: Offers): void {
  const verb = verbOf(ABILITIES[self]!);
  if (verb === PLAY) return;
  out.region(verb, self, notNamed, NO_CANDIDATES);
  out.region(PLAY, self, notNamed, NO_CANDIDATES);
}

function offerPlayable(s: Readonly<DuelState>, seat: number, place: number, ask: number, out: Offers): void {
  const self = s.sheets[seat]!.abilities[place]!;
  const ability = ABILITIES[self]!;
  if (ability.lowers !== undefined) {
    for (const stat of ability.lowers.among) out.offer(undefined, CHOOSE, self, stat);
  } else if (ask !== MODIFIER_ASK) out.offer(undefined, PLAY, self);
  else offerModifier(s, seat, place, self, ability, out);
}

function offerModifier(
  s: Readonly<DuelState>,
  seat: number,
  place: number,
  self: number,
  ability: Ability,
  out: Offers,
): void {
  const verb = verbOf(ability);
  if (verb === AIM) offerAim(s, seat, self, ability, out);
  else if (verb === SWAP) offerSwap(s, seat, self, ability, out);
  else if (verb === PICK) offerPick(s, seat, self, ability, out);
  else if (verb === CHOOSE) offerChoose(s, seat, self, ability, out);
  else if (verb === SPEND) offerSpend(s, seat, self, ability, out);
  else if (verb === RENEW) offerRenew(s, seat, place, self, ability, out);
  else out.offer(undefined, PLAY, self);
}

function offerAim(s: Readonly<DuelState>, seat: number, self: number, ability: Ability, out: Offers): void {
  const change = ability.changes!;
  const roll = countFor(s, seat, change, rollFor(s, seat, change));
  for (let die = 0; die < roll; die++) offerDie(s, seat, self, change, die, out);
  for (let die = SELF_DIE; die < DIE_NAMES.length; die++) offerDie(s, seat, self, change, die, out);
}

function offerDie(
  s: Readonly<DuelState>,
  seat: number,
  self: number,
  change: DiceChange,
  die: number,
  out: Offers,
): void {
  const why = whyNotAim(s, seat, change, die);
  if (why !== NOT_NAMED) out.offer(why, AIM, self, die);
}

function offerSwap(s: Readonly<DuelState>, seat: number, self: number, ability: Ability, out: Offers): void {
  const change = ability.changes!;
  const mine = diceFor(s, seat, change);
  const theirs = diceFor(s, other(seat), change);
  const ours = countFor(s, seat, change, mine);
  const count = countFor(s, other(seat), change, theirs);
  for (let i = 0; i < ours; i++)
    for (let j = 0; j < count; j++) if (mine[i] !== theirs[j]) out.offer(undefined, SWAP, self, i, j);
}

function offerPick(s: Readonly<DuelState>, seat: number, self: number, ability: Ability, out: Offers): void {
  const change = ability.changes!;
  const sets = (1 << countFor(s, seat, change, diceFor(s, seat, change))) - 1;
  for (let set = 0; set < sets && set < DICE_SET_NAMES.length; set++) out.offer(undefined, PICK, self, set);
}

function offerChoose(
  s: Readonly<DuelState>,
  seat: number,
  self: number,
  ability: Ability,
  out: Offers,
): void {
  for (const stat of ability.raises!.among)
    out.offer(whyNotRaise(s, seat, ability, stat), CHOOSE, self, stat);
}

function offerSpend(s: Readonly<DuelState>, seat: number, self: number, ability: Ability, out: Offers): void {
  const most = Math.min(ability.spends!, attribute(s, seat, MAGIC));
  for (let amount = 1; amount <= most; amount++) out.offer(undefined, SPEND, self, amount);
}

function offerRenew(
  s: Readonly<DuelState>,
  seat: number,
  place: number,
  self: number,
  ability: Ability,
  out: Offers,
): void {
  const { abilities } = s.sheets[seat]!;
  for (let target = 0; target < abilities.length; target++)
    if (canRenew(s, seat, ability, place, target)) out.offer(undefined, RENEW, self, abilities[target]!);
}
