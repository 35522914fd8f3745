/** What is worth considering, as something to draw: a pin to pick, a place to go, a list to declare, a card to play. */
import type { Offer } from '@fray/kit';
import { type DevilsView, type Waypoint, wayTo } from '../../src/index.js';
import { planOf } from './plan-picker.js';
import type { Placing, Spot } from './use-placing.js';

export interface Advice {
  readonly offer: Offer | undefined;
  /** Whom to call on or to attack; less than 0 for nobody. */
  readonly model: number;
  readonly spot: Spot | undefined;
  readonly way: readonly Waypoint[];
  readonly plan: readonly string[];
}

export const NO_ADVICE: Advice = { offer: undefined, model: -1, spot: undefined, way: [], plan: [] };

export function adviceOf(offer: Offer | undefined, table: DevilsView, { pointing, budget }: Placing): Advice {
  if (offer === undefined) return NO_ADVICE;
  const { choice } = offer;
  const about = choice['model'] ?? choice['target'];
  const spot =
    pointing?.verb === choice.do
      ? { x: Number(choice['x']), y: Number(choice['y']), level: Number(choice['level'] ?? 0) }
      : undefined;
  const walks = choice.do === 'move' || choice.do === 'dodge';
  return {
    offer,
    model: about === undefined ? -1 : Number(about) - 1,
    spot,
    way:
      spot !== undefined && walks && pointing !== undefined
        ? wayTo(table, pointing.mover, spot.x, spot.y, spot.level, budget)
        : [],
    plan: choice.do === 'declare' ? planOf(offer) : [],
  };
}
