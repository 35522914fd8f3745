/** Whether an ability can be played where it belongs, and if not, why. The one place that decides it. */
import type { Refusal } from '@fray/engine';
import type { Ability } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { BEYOND_COST, isBeyond } from '../play/hexed.js';
import { isImmune } from '../play/immune.js';
import { MODIFIER_ASK, POST_ASK, SACRIFICE_ASK, SPEED_ASK, STAB_ASK, STRIKE_ASK } from '../sheet/sheet.js';
import { isTimeShifted } from '../sheet/values.js';
import { type DuelState, hasMark, NONE, other, SHADES, STONE_SKIN } from '../state/state.js';
import { modifierWhyNot } from './modifier-rules.js';
import {
  BRACE_PASSED,
  COMBAT_TAKEN,
  FAILED,
  HEXED,
  IN_STONE,
  NO_ARMOUR_COUNTED,
  NO_OPENING,
  NO_SHADES,
  NOT_HURT,
  NOT_SCORED,
  NOT_TAKEN,
  SHIFTED,
  SPEED_TAKEN,
  TOO_DEAR,
  UNMET,
  USED,
  USED_UP,
} from './refusals.js';

/** Why the ability at this place of the sheet cannot answer this question now. */
export function whyNot(
  s: Readonly<DuelState>,
  seat: number,
  place: number,
  ask: number,
): Refusal | undefined {
  return isSpent(s, seat, place) ? whySpent(s, seat, place) : whyNotNow(s, seat, place, ask);
}

/** The same for an ability that is not spent. */
export function whyNotNow(
  s: Readonly<DuelState>,
  seat: number,
  place: number,
  ask: number,
): Refusal | undefined {
  const sheet = s.sheets[seat]!;
  const self = sheet.abilities[place]!;
  const ability = ABILITIES[self]!;
  if (sheet.met[place] === 0) return UNMET[self];
  if (sheet.limit >= 0 && isBeyond(s, seat, place)) {
    if (!sheet.sells || s.played[seat]![place]! > 0) return HEXED;
    if (s.health[seat]! <= BEYOND_COST + (ability.cost ?? 0)) return TOO_DEAR;
  }
  if (hasMark(s, seat, STONE_SKIN) && ability.inStone !== true) return IN_STONE;
  if (ability.class === 'co' && s.combatSlot[seat] !== NONE) return COMBAT_TAKEN;
  if (ability.cost !== undefined && s.health[seat]! <= ability.cost) return TOO_DEAR;
  if (ask === MODIFIER_ASK)
    return s.rare?.failed[seat]?.includes(place) === true ? FAILED : modifierWhyNot(s, seat, ability, place);
  return whyNotHere(s, seat, ability, ask) ?? ability.refuse?.(s, seat, undefined);
}

/** Why an ability cannot be played in any step as things stand; undefined when only the moment is wrong. */
export function whyNowhere(s: Readonly<DuelState>, seat: number, place: number): Refusal | undefined {
  const self = s.sheets[seat]!.abilities[place]!;
  const ability = ABILITIES[self]!;
  if (ability.always === true || ability.list === 'passive') return undefined;
  if (isSpent(s, seat, place)) return whySpent(s, seat, place);
  if (s.sheets[seat]!.met[place] === 0) return UNMET[self];
  return ability.list === 'sacrifice' && !hasMark(s, seat, SHADES) ? NO_SHADES : undefined;
}

/**
 * 1 for abilities that may be played though no use is left. A short table, because the entries themselves are too large to be fetched
 * for everything on a sheet that is spent.
 */
const LASTING = Uint8Array.from(ABILITIES, ({ unlimited, again }) =>
  unlimited === true || again !== undefined ? 1 : 0,
);

/** Whether no use is left. Soon that is so of most of a sheet, so a walk that needs no reason asks this first. */
export function isSpent(s: Readonly<DuelState>, seat: number, place: number): boolean {
  if (s.left[seat]![place]! > 0) return false;
  const self = s.sheets[seat]!.abilities[place]!;
  if (LASTING[self] === 0) return true;
  const ability = ABILITIES[self]!;
  return ability.unlimited !== true && ability.again?.(s, seat) !== true;
}

function whySpent(s: Readonly<DuelState>, seat: number, place: number): Refusal {
  const sheet = s.sheets[seat]!;
  if (sheet.copies[place] === 0 && s.played[seat]![place] === 0) return NOT_TAKEN;
  return ABILITIES[sheet.abilities[place]!]!.perItem === true ? USED_UP : USED;
}

function whyNotHere(
  s: Readonly<DuelState>,
  seat: number,
  ability: Ability,
  ask: number,
): Refusal | undefined {
  if (ask === SPEED_ASK) {
    if (s.speedSlot[seat] !== NONE) return SPEED_TAKEN;
    return isTimeShifted(s, seat) ? SHIFTED : undefined;
  }
  if (ask === SACRIFICE_ASK) return hasMark(s, seat, SHADES) ? undefined : NO_SHADES;
  if (ask === POST_ASK) return ability.late !== undefined && s.counted === 0 ? NO_ARMOUR_COUNTED : undefined;
  if (ask === STRIKE_ASK) return whyNoStrike(s, ability);
  if (ask === STAB_ASK) return hasOpening(s, seat) ? undefined : NO_OPENING;
  return undefined;
}

/** R-BACKSTAB: one of these has just been revealed, and works. */
const OPENINGS = ['immobilise', 'knockdown', 'stun', 'webbed'];

function hasOpening(s: Readonly<DuelState>, seat: number): boolean {
  const self = s.speedSlot[seat]!;
  if (self === NONE || !OPENINGS.includes(ABILITIES[self]!.id)) return false;
  return !isImmune(s, other(seat), ABILITIES[self]!);
}

function whyNoStrike(s: Readonly<DuelState>, ability: Ability): Refusal | undefined {
  if (ability.needsHurt === true && s.hurt === 0 && s.rules.strikeBack === 'when hurt') return NOT_HURT;
  if (ability.needsScore === true && s.scored === 0) return NOT_SCORED;
  const braced = ability.brace !== undefined && s.rules.armourBack === 'before armour';
  return braced && s.scored === 1 && s.hurt > 0 ? BRACE_PASSED : undefined;
}

/** Whether the seat could answer this question with any ability at all. */
export function canAnswer(s: Readonly<DuelState>, seat: number, ask: number): boolean {
  const sheet = s.sheets[seat]!;
  const places = ask === MODIFIER_ASK ? sheet.windows[s.window]! : sheet.at[ask]!;
  const { abilities } = sheet;
  const left = s.left[seat]!;
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    // What is spent for good is most of what is asked about: it is passed over before anything is called.
    if (left[place] === 0 && LASTING[abilities[place]!] === 0) continue;
    if (!isSpent(s, seat, place) && whyNotNow(s, seat, place, ask) === undefined) return true;
  }
  return false;
}
