import type { StandingOrder } from '@fray/engine';
import type { TrueshotView } from '../view/view.js';

export const ORDERS: readonly StandingOrder<TrueshotView>[] = [];
