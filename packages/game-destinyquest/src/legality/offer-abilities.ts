/** The walk over a hero's sheet: every ability it has, playable here or refused with the reason. */
import type { Offers, Refusal } from '@fray/engine';
import type { Ability, DiceChange } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { MODIFIER_ASK } from '../sheet/sheet.js';
import { attribute } from '../sheet/values.js';
import { B, type DuelState, MAGIC, other } from '../state/state.js';
import {
  canSwap,
  countFor,
  DICE_SET_NAMES,
  DIE_NAMES,
  diceFor,
  isFree,
  rollFor,
  SELF_DIE,
  SPEED_DIE,
} from './dice-choice.js';
import { canRenew, whyNotAim, whyNotLower, whyNotRaise } from './modifier-rules.js';
import { isSpent, whyNot, whyNotNow, whyNowhere } from './playable.js';
import { NOT_NAMED, NOT_ON_SHEET, WRONG_STEP } from './refusals.js';
import { ABILITY_VERBS, AIM, CHOOSE, PICK, PLAY, RENEW, SPEND, SWAP } from './verbs.js';

/** Everything on the sheet, as answers to one question. */
export function offerAbilities(s: Readonly<DuelState>, seat: number, ask: number, out: Offers): void {
  const sheet = s.sheets[seat]!;
  const here = ask === MODIFIER_ASK && out.listing ? sheet.windows[s.window]! : sheet.at[ask]!;
  for (let i = 0; i < here.length; i++) {
    const place = here[i]!;
    if (out.listing) {
      if (!isSpent(s, seat, place) && whyNotNow(s, seat, place, ask) === undefined)
        offerPlayable(s, seat, place, ask, out);
      continue;
    }
    const why = whyNot(s, seat, place, ask);
    if (why === undefined) offerPlayable(s, seat, place, ask, out);
    else out.offer(why, verbOf(ABILITIES[sheet.abilities[place]!]!), sheet.abilities[place]!);
  }
  if (out.listing) return;
  for (let place = 0; place < sheet.abilities.length; place++) {
    const self = sheet.abilities[place]!;
    if (!here.includes(place)) out.offer(whyElsewhere(s, seat, place), verbOf(ABILITIES[self]!), self);
  }
  const whyUnlisted = (self: number): Refusal => whyNotListed(s, seat, self, ask);
  for (const verb of ABILITY_VERBS) out.otherwise(verb, whyUnlisted);
}

/** What is used up or lacks its weapon says so; all else waits for its step. */
function whyElsewhere(s: Readonly<DuelState>, seat: number, place: number): Refusal {
  return whyNowhere(s, seat, place) ?? WRONG_STEP[s.sheets[seat]!.abilities[place]!]!;
}

/** Not on the sheet, not now, or named without a die or attribute that it can work on. */
function whyNotListed(s: Readonly<DuelState>, seat: number, self: number, ask: number): Refusal {
  const { abilities, at } = s.sheets[seat]!;
  const place = abilities.indexOf(self);
  if (place < 0) return NOT_ON_SHEET;
  if (!at[ask]!.includes(place)) return whyElsewhere(s, seat, place);
  return whyNot(s, seat, place, ask) ?? NOT_NAMED;
}

/** How a player says what the ability needs to know. */
function verbOf(ability: Ability): number {
  if (ability.changes !== undefined) return verbOfChange(ability);
  if (ability.namesDie === true) return AIM;
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

function offerPlayable(s: Readonly<DuelState>, seat: number, place: number, ask: number, out: Offers): void {
  const self = s.sheets[seat]!.abilities[place]!;
  const ability = ABILITIES[self]!;
  if (ability.lowers !== undefined) {
    for (const stat of ability.lowers.among) out.offer(whyNotLower(s, seat, stat), CHOOSE, self, stat);
  } else if (ask !== MODIFIER_ASK) {
    if (ability.renews === undefined || !offerRenew(s, seat, place, self, ability, out))
      out.offer(undefined, PLAY, self);
  } else offerModifier(s, seat, place, self, ability, out);
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
  if (ability.namesDie === true) offerNamed(s, seat, self, out);
  else if (verb === AIM) offerAim(s, seat, self, ability, out);
  else if (verb === SWAP) offerSwap(s, seat, self, ability, out);
  else if (verb === PICK) offerPick(s, seat, self, ability, out);
  else if (verb === CHOOSE) offerChoose(s, seat, self, ability, out);
  else if (verb === SPEND) offerSpend(s, seat, self, ability, out);
  else if (verb === RENEW) offerRenew(s, seat, place, self, ability, out);
  else out.offer(undefined, PLAY, self);
}

/** One own attack-speed die, as the window calls it. */
function offerNamed(s: Readonly<DuelState>, seat: number, self: number, out: Offers): void {
  const first = s.window === B ? 0 : SPEED_DIE;
  for (let i = 0; i < s.speedDice[seat]!.length; i++) out.offer(undefined, AIM, self, first + i);
}

function offerAim(s: Readonly<DuelState>, seat: number, self: number, ability: Ability, out: Offers): void {
  const change = ability.changes!;
  const roll = countFor(s, seat, change, rollFor(s, seat, change));
  for (let die = 0; die < roll; die++) offerDie(s, seat, self, change, die, out);
  const end = out.listing ? endOfOtherDice(s, change) : DIE_NAMES.length;
  for (let die = SELF_DIE; die < end; die++) offerDie(s, seat, self, change, die, out);
}

/** Before which number the dice end that are no part of the roll and may be named at all. */
function endOfOtherDice(s: Readonly<DuelState>, change: DiceChange): number {
  if (s.rules.modifiers === 'at any time') return DIE_NAMES.length;
  // Dice of an earlier roll have been read.
  return change.roll === 'any' ? SPEED_DIE : SELF_DIE;
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
    for (let j = 0; j < count; j++)
      if (canSwap(s, seat, change, i, j)) out.offer(undefined, SWAP, self, i, j);
}

function offerPick(s: Readonly<DuelState>, seat: number, self: number, ability: Ability, out: Offers): void {
  const change = ability.changes!;
  const dice = diceFor(s, seat, change);
  const count = countFor(s, seat, change, dice);
  let free = 0;
  for (let i = 0; i < count; i++) if (isFree(s, seat, change, dice, i)) free |= 1 << i;
  const sets = Math.min((1 << count) - 1, DICE_SET_NAMES.length);
  for (let set = 0; set < sets; set++) if (((set + 1) & ~free) === 0) out.offer(undefined, PICK, self, set);
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
): boolean {
  const { abilities } = s.sheets[seat]!;
  let any = false;
  for (let target = 0; target < abilities.length; target++) {
    if (!canRenew(s, seat, ability, place, target)) continue;
    any = true;
    out.offer(undefined, RENEW, self, abilities[target]!);
  }
  return any;
}
