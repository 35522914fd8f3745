/** The dice between the heroes, the step and window the round stands at, and what the blow may cost. */
import type { SeatView } from '@fray/engine';
import { damageFigures } from '../damage/damage-figures.js';
import { type Forecast, forecast } from '../damage/forecast.js';
import { speedFigures } from '../play/speed-figures.js';
import { type DuelState, NONE } from '../state/state.js';
import type { DamageFigures, SpeedFigures } from '../words/events.js';
import { type DuelView, readView } from './view.js';

export interface Die {
  readonly face: number;
  /** What it counts beyond its face. */
  readonly bonus: number;
  /** False when an ability has set the face. */
  readonly rolled: boolean;
}

export interface SpeedTray extends Omit<SpeedFigures, 'dice'> {
  readonly dice: readonly Die[];
}

export interface DamageTray extends Omit<DamageFigures, 'dice' | 'ability' | 'seat'> {
  readonly by: number;
  readonly ability: string | null;
  readonly dice: readonly Die[];
  /** The face of a die that steers the ability; 0 when there is none. */
  readonly control: number;
  /** It will not arrive (sacrifice, expertise). */
  readonly stopped: boolean;
  /** What is lost instead of it (martyr); 0 when nothing replaces it. */
  readonly instead: number;
}

export interface Tray {
  readonly round: number;
  /** 0 before the first round, then 1 to 9: the bead that is lit. */
  readonly step: number;
  /** "a" to "f" while modifiers may be played. */
  readonly window: string | null;
  readonly winner: number;
  readonly speed: readonly SpeedTray[];
  readonly damage: readonly DamageTray[];
  readonly forecast: Forecast | null;
}

export function tray(view: SeatView<DuelView>): Tray {
  const s = readView(view);
  return {
    round: s.round,
    step: s.step,
    window: s.window === NONE ? null : 'abcdef'[s.window]!,
    winner: s.winner,
    speed: [0, 1].map((seat) => speedTray(s, seat)),
    damage: [0, 1].filter((at) => s.hit.by[at] !== NONE).map((at) => damageTray(s, at)),
    forecast: forecast(s),
  };
}

function speedTray(s: Readonly<DuelState>, seat: number): SpeedTray {
  const figures = speedFigures(s, seat);
  return {
    ...figures,
    dice: figures.dice.map((face, i) => ({
      face,
      bonus: figures.counts[i]! - face,
      rolled: isSet(s.speedRolled[seat]!, i),
    })),
    total: speedTotal(s, seat, figures.total),
  };
}

/** Once the round is decided, what decided it: dice and speed may still change. */
function speedTotal(s: Readonly<DuelState>, seat: number, now: number): number {
  if (s.speedDice[seat]!.length === 0) return 0;
  return s.step > 2 ? s.totals[seat]! : now;
}

function damageTray(s: Readonly<DuelState>, at: number): DamageTray {
  const { seat: by, ability, ...figures } = damageFigures(s, at);
  return {
    ...figures,
    by,
    ability: ability === 'plain' ? null : ability,
    dice: figures.dice.map((face, i) => ({
      face,
      bonus: figures.bonus,
      rolled: isSet(s.hit.rolled[at]!, i),
    })),
    control: by === at ? 0 : s.hit.control,
    stopped: s.hit.stopped[at] !== 0,
    instead: s.hit.martyred[at]!,
  };
}

function isSet(bits: number, i: number): boolean {
  return (bits & (1 << i)) !== 0;
}
