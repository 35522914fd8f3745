/** What the blow on the table, or the one that is coming, can still cost its target. */
import { HOOK } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { withHook } from '../sheet/sheet.js';
import { armourOf, running } from '../sheet/values.js';
import {
  BEFORE_HIT,
  C,
  DICE_HIT,
  type DuelState,
  EXTRA_DICE,
  loser,
  NO_HIT,
  NONE,
  other,
  SCORE,
  SCORE_HIT,
} from '../state/state.js';
import { countedArmour } from './counted-armour.js';
import { dieBonus, dieBonusOf, hitSum, scoreMight } from './hit.js';

export type Forecast = {
  readonly at: number;
  /** The least and the most health, as things stand. */
  readonly least: number;
  readonly most: number;
  /** It holds for a plain damage score only: the winner may still announce something else, or not attack at all. */
  readonly plain: boolean;
  /** A 6 may bring further dice beyond `most` (raining blows). */
  readonly more: boolean;
};

/** Null when no blow is to be expected, or when both heroes are struck at once. */
export function forecast(s: Readonly<DuelState>): Forecast | null {
  if (s.hit.kind === BEFORE_HIT) return null;
  if (s.hit.kind !== NO_HIT) return blowForecast(s);
  return s.winner === NONE || s.step > 5 || s.skipTo > 5 ? null : plainForecast(s);
}

/** Nothing has been announced yet. */
function plainForecast(s: Readonly<DuelState>): Forecast {
  const by = s.winner;
  const at = loser(s);
  const dice = 1 + running(s, by, EXTRA_DICE);
  const sum = scoreMight(s, by) + running(s, by, SCORE);
  const range = rangeOf(sum, dice, dieBonusOf(s, by, true), armourOf(s, at));
  return { at, ...range, plain: true, more: canExplode(s, by) };
}

function blowForecast(s: Readonly<DuelState>): Forecast | null {
  const at = s.hit.by[0] === 1 ? 0 : 1;
  const by = other(at);
  if (s.hit.by[at] !== by) return null;
  const told = { at, plain: false, more: false };
  if (s.hit.stopped[at] !== 0) return { ...told, least: 0, most: 0 };
  const martyred = s.hit.martyred[at]!;
  if (martyred !== 0) return { ...told, least: martyred, most: martyred };
  const score = s.hit.kind === SCORE_HIT;
  const armour = score ? countedArmour(s, at, ABILITIES[s.hit.ability]) : 0;
  const dice = comingDice(s, at, by);
  const range = rangeOf(hitSum(s, at), dice, dieBonus(s, at), armour);
  return { ...told, ...range, more: score && dice > 0 && canExplode(s, by) };
}

function rangeOf(sum: number, dice: number, bonus: number, armour: number): Pick<Forecast, 'least' | 'most'> {
  const rest = (face: number): number => Math.max(0, Math.max(0, sum + dice * (face + bonus)) - armour);
  return { least: rest(1), most: rest(6) };
}

/** Dice of an announced attack that have not been rolled yet; speed dice that strike lie there already. */
function comingDice(s: Readonly<DuelState>, at: number, by: number): number {
  const { kind, ability: self, faces } = s.hit;
  if (kind !== DICE_HIT && kind !== SCORE_HIT) return 0;
  if (faces[at]!.length > 0 && s.window !== C) return 0;
  const ability = self === NONE ? undefined : ABILITIES[self]!;
  const more = typeof ability?.dice === 'function' ? ability.dice(s, by) : (ability?.dice ?? 0);
  const extra = running(s, by, EXTRA_DICE);
  if (kind === SCORE_HIT)
    return ability?.usesSpeedDice === true ? extra : 1 - faces[at]!.length + more + extra;
  return more === 0 ? 0 : more + extra;
}

function canExplode(s: Readonly<DuelState>, by: number): boolean {
  return withHook(s.sheets[by]!, HOOK.explodes).length > 0;
}
