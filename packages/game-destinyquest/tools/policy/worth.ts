/** What things are worth in a duel, in points of health, roughly: the figures behind the quick choice of a bot. */
import type { Ability, Effect } from '../../src/abilities/ability.js';
import { ABILITIES } from '../../src/abilities/index.js';
import type { Span } from '../../src/effects.js';
import { hitTotal } from '../../src/hit.js';
import { withHook } from '../../src/sheet.js';
import {
  ARMOUR,
  BLEED,
  BRAWN,
  BURN,
  CONVULSIONS,
  DICE,
  DISEASE,
  type DuelState,
  EXTRA_DICE,
  HAUNT,
  hasMark,
  MAGIC,
  MEDITATION,
  NONE,
  other,
  SCORE,
  SCORE_HIT,
  SHADES,
  SPEED,
  STAGGERED,
  STONE_SKIN,
  THORN_CAGE,
  TIME_SHIFT,
  VENOM,
  VORTEX,
} from '../../src/state.js';
import { armourOf, attribute, might, speedOf } from '../../src/values.js';

type S = Readonly<DuelState>;

/** Chance to win less chance to lose a round, by the lead in speed, with two dice each. */
const MARGIN = [0, 0.2207, 0.4252, 0.6018, 0.7438, 0.8488, 0.92, 0.96, 0.98, 0.99, 1];
/** A die more is worth about as much as this lead. */
const DIE_LEAD = 3.3;
const AVERAGE_DIE = 3.5;
const SHADES_BONUS = 2;
/** How often a round is won between equals. */
const WINS = 0.45;
/** What abilities add to a round beyond its plain damage score. */
const ABILITIES_ADD = 3;
const LONGEST = 12;

export function marginAt(lead: number): number {
  const size = Math.min(MARGIN.length - 1, Math.abs(lead));
  const low = Math.floor(size);
  const margin = MARGIN[low]! + (size - low) * ((MARGIN[low + 1] ?? 1) - MARGIN[low]!);
  return lead < 0 ? -margin : margin;
}

/** The average of a damage die that this seat throws. */
export function dieOf(s: S, seat: number): number {
  return AVERAGE_DIE + (hasMark(s, seat, SHADES) ? SHADES_BONUS : 0);
}

/** What a plain damage score of this seat costs the other on average. */
export function plainHit(s: S, by: number): number {
  const over = might(s, by) - armourOf(s, other(by)) + dieOf(s, by) - AVERAGE_DIE;
  let sum = 0;
  for (let face = 1; face <= 6; face++) sum += Math.max(0, over + face);
  return sum / 6;
}

/** What a won round is worth against a lost one. */
export function swing(s: S): number {
  return plainHit(s, 0) + plainHit(s, 1) + ABILITIES_ADD;
}

/** Rounds that the duel may still last. */
export function roundsLeft(s: S): number {
  return Math.max(1, Math.min(LONGEST, lasts(s, 0), lasts(s, 1)));
}

function lasts(s: S, seat: number): number {
  return s.health[seat]! / (WINS * (plainHit(s, other(seat)) + ABILITIES_ADD) + tickOn(s, seat));
}

/** What a seat loses at the end of every round. */
function tickOn(s: S, seat: number): number {
  let by = 0;
  for (const self of withHook(s.sheets[other(seat)]!, 'tick')) by += ABILITIES[self]!.tick!.by;
  for (const mark of [BLEED, BURN, THORN_CAGE]) if (hasMark(s, seat, mark)) by += 1;
  for (const mark of [VENOM, DISEASE, HAUNT]) if (hasMark(s, seat, mark)) by += 2;
  return by;
}

/** What the effects of an ability are worth to its player. */
export function worthOf(s: S, seat: number, effects: readonly Effect[] | undefined): number {
  let worth = 0;
  for (const effect of effects ?? []) {
    if (effect.do === 'heal') worth += Math.min(effect.by, s.sheets[seat]!.max - s.health[seat]!);
    else if (effect.do === 'mark') worth += markWorth(s, seat, effect.mark, effect.on === 'me');
    else if (effect.do === 'change') {
      const on = effect.on === 'me' ? seat : other(seat);
      const good = changeWorth(s, on, effect.stat, effect.by, roundsOf(effect.span));
      worth += on === seat ? good : -good;
    }
  }
  return worth;
}

function roundsOf(span: Span): number {
  if (span === 'rest') return LONGEST;
  if (span === 'next three') return 3;
  return span === 'next two' || span === 'two rounds' ? 2 : 1;
}

/** What a changed stat is worth, for so many rounds, to the hero who has it. */
export function changeWorth(s: S, on: number, stat: number, by: number, rounds: number): number {
  const span = Math.min(rounds, roundsLeft(s));
  if (stat === SPEED || stat === DICE) {
    const lead = speedOf(s, on) - speedOf(s, other(on));
    const more = stat === DICE ? by * DIE_LEAD : by;
    return ((marginAt(lead + more) - marginAt(lead)) * span * swing(s)) / 2;
  }
  if (stat === ARMOUR) return WINS * span * Math.max(by, -armourOf(s, on));
  if (stat === STAGGERED) return -WINS * armourOf(s, on);
  if (stat === SCORE) return WINS * span * by;
  if (stat === EXTRA_DICE) return WINS * span * by * dieOf(s, on);
  if (stat === BRAWN || stat === MAGIC) return WINS * span * mightChange(s, on, stat, by);
  return 0;
}

/** How far the better of brawn and magic moves when one of them does. */
export function mightChange(s: S, on: number, stat: number, by: number): number {
  const rest = attribute(s, on, stat === BRAWN ? MAGIC : BRAWN);
  return Math.max(rest, attribute(s, on, stat) + by) - might(s, on);
}

function markWorth(s: S, seat: number, mark: number, mine: boolean): number {
  if (hasMark(s, mine ? seat : other(seat), mark)) return 0;
  const rounds = roundsLeft(s);
  if (mark === THORN_CAGE || mark === BURN || mark === MEDITATION) return rounds;
  if (mark === HAUNT) return 2 * Math.min(rounds, 4);
  if (mark === VORTEX) return (2 / 3) * (rounds - 1);
  if (mark === CONVULSIONS) return 0.09 * rounds * swing(s);
  if (mark === STONE_SKIN) return -2 * swing(s);
  if (mark === TIME_SHIFT)
    return 1.5 * swing(s) * Math.max(0, marginAt(speedOf(s, other(seat)) - speedOf(s, seat)));
  return 0;
}

/** What the dice, points and effects of an ability do on average. */
export function abilityWorth(s: S, seat: number, ability: Ability): number {
  const dice = amount(s, seat, ability.dice);
  const self = AVERAGE_DIE * (ability.selfDice ?? 0);
  return (
    dice * dieOf(s, seat) +
    amount(s, seat, ability.points) -
    self -
    (ability.cost ?? 0) +
    worthOf(s, seat, ability.does)
  );
}

export function amount(s: S, seat: number, value: Ability['dice']): number {
  return typeof value === 'function' ? value(s, seat) : (value ?? 0);
}

/** The best that is left in one of the lists; 0 when there is nothing, or no slot. */
export function bestLeft(s: S, seat: number, list: Ability['list']): number {
  const { abilities, met } = s.sheets[seat]!;
  if (s.combatSlot[seat] !== NONE) return 0;
  let best = 0;
  for (let i = 0; i < abilities.length; i++) {
    const ability = ABILITIES[abilities[i]!]!;
    if (ability.list !== list || s.left[seat]![i]! <= 0 || met[i] === 0) continue;
    best = Math.max(best, abilityWorth(s, seat, ability));
  }
  return best;
}

/** Health that the damage on the table would cost a seat. */
export function threat(s: S, at: number): number {
  const total = hitTotal(s, at);
  if (s.hit.kind !== SCORE_HIT) return total;
  const ignores = s.hit.ability === NONE ? undefined : ABILITIES[s.hit.ability]!.ignores;
  if (ignores === 'armour') return total;
  const armour = armourOf(s, at);
  return Math.max(0, total - (ignores === 'half' ? Math.floor(armour / 2) : armour));
}
