/** The dice between the heroes, the step and window the round stands at, and what the blow may cost. */
import type { SeatView } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { attackSpeed } from '../sheet/attack-speed.js';
import { countedArmour } from '../damage/counted-armour.js';
import { dieBonus, hitTotal, scoreMight } from '../damage/hit.js';
import { type DuelState, loser, NO_HIT, NONE, SCORE_HIT } from '../state/state.js';
import { armourOf } from '../sheet/values.js';
import { type DuelView, readView } from './view.js';

export interface Die {
  readonly face: number;
  readonly bonus: number;
  /** False when an ability has set the face. */
  readonly rolled: boolean;
}

export interface DamageTray {
  readonly by: number;
  readonly at: number;
  readonly ability: string | null;
  readonly dice: readonly Die[];
  readonly total: number;
}

export interface Tray {
  readonly round: number;
  /** 0 before the first round, then 1 to 9: the bead that is lit. */
  readonly step: number;
  /** "a" to "f" while modifiers may be played. */
  readonly window: string | null;
  readonly winner: number;
  readonly speed: readonly { readonly dice: readonly Die[]; readonly total: number }[];
  readonly damage: readonly DamageTray[];
  /** The least and the most health that the blow on the table can still cost its target. */
  readonly forecast: { readonly at: number; readonly least: number; readonly most: number } | null;
}

export function tray(view: SeatView<DuelView>): Tray {
  const s = readView(view);
  return {
    round: s.round,
    step: s.step,
    window: s.window === NONE ? null : 'abcdef'[s.window]!,
    winner: s.winner,
    speed: [0, 1].map((seat) => ({
      dice: s.speedDice[seat]!.map((face, i) => ({
        face,
        bonus: 0,
        rolled: (s.speedRolled[seat]! & (1 << i)) !== 0,
      })),
      total: speedTotal(s, seat),
    })),
    damage: [0, 1].filter((at) => s.hit.by[at] !== NONE).map((at) => damageTray(s, at)),
    forecast: forecast(s),
  };
}

/** Once the round is decided, what decided it: dice and speed may still change. */
function speedTotal(s: Readonly<DuelState>, seat: number): number {
  if (s.speedDice[seat]!.length === 0) return 0;
  return s.step > 2 ? s.totals[seat]! : attackSpeed(s, seat);
}

function damageTray(s: Readonly<DuelState>, at: number): DamageTray {
  const bonus = dieBonus(s, at);
  return {
    by: s.hit.by[at]!,
    at,
    ability: s.hit.ability === NONE ? null : ABILITIES[s.hit.ability]!.id,
    dice: s.hit.faces[at]!.map((face, i) => ({
      face,
      bonus,
      rolled: (s.hit.rolled[at]! & (1 << i)) !== 0,
    })),
    total: hitTotal(s, at),
  };
}

/** Before the roll the range of the dice, after it the one figure; armour as it counts now. */
export function forecast(s: Readonly<DuelState>): Tray['forecast'] {
  if (s.winner === NONE || s.step > 6) return null;
  const at = loser(s);
  const armour = s.hit.kind === SCORE_HIT ? countedArmour(s, at, ABILITIES[s.hit.ability]) : 0;
  if (s.hit.kind === NO_HIT) {
    if (s.step > 5) return null;
    const might = scoreMight(s, s.winner) - armourOf(s, at);
    return { at, least: Math.max(0, might + 1), most: Math.max(0, might + 6) };
  }
  if (s.hit.by[at] !== s.winner) return null;
  const now = hitTotal(s, at);
  const dice = s.hit.faces[at]!.length > 0 ? 0 : comingDice(s);
  const bonus = dieBonus(s, at);
  return {
    at,
    least: Math.max(0, now + dice * (1 + bonus) - armour),
    most: Math.max(0, now + dice * (6 + bonus) - armour),
  };
}

function comingDice(s: Readonly<DuelState>): number {
  const ability = s.hit.ability === NONE ? undefined : ABILITIES[s.hit.ability]!;
  const dice = typeof ability?.dice === 'function' ? ability.dice(s, s.winner) : (ability?.dice ?? 0);
  return s.hit.kind === SCORE_HIT ? 1 + dice : dice;
}
