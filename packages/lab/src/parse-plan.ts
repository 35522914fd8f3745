/** The plan for a game that is named: one of the shelf, or one that stands elsewhere. */
import { type AnyGame, type Message, ok, type Result } from '@fray/engine';
import { findGame } from '@fray/games';
import { type Plan, type PlanDetails, planFor } from './plan.js';

export interface PlanRequest extends Omit<PlanDetails, 'module'> {
  readonly game: string;
  /** A game that is not on the shelf, and the module from which threads can load it. */
  readonly local?: { readonly game: AnyGame; readonly module: string };
}

export function parsePlan({ game: id, local, ...details }: PlanRequest): Result<Plan, Message> {
  const game = local === undefined ? findGame(id) : ok(local.game);
  if (!game.ok) return game;
  return planFor(game.value, { ...details, ...(local && { module: local.module }) });
}
