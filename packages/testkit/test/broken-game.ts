/** Sound games with one promise broken: what the suite must find. */
import type { AnyGame, Core, Decision, StandingOrder } from '@fray/engine';
import { conformance, noninterference } from '../src/index.js';
import { everyoneMayAnswer } from '../src/models/index.js';

export const sound: AnyGame = everyoneMayAnswer;

export function withDecision(
  change: (decision: Decision<Core>) => Partial<Decision<Core>>,
  game = sound,
): AnyGame {
  const decisions = game.decisions.map((decision) => ({ ...decision, ...change(decision) }));
  return { ...game, decisions };
}

export type Answer = StandingOrder<unknown>['answer'];

export function withOrder(answer: Answer, game = sound): AnyGame {
  const [order] = game.orders!;
  return { ...game, orders: [{ ...order!, answer }] };
}

export async function faultOf(game: AnyGame): Promise<string> {
  const result = await conformance(game, { matches: 1 });
  return result.ok ? 'nothing found' : result.error.text;
}

export function leakOf(game: AnyGame, matches = 1): string {
  const result = noninterference(game, { matches });
  return result.ok ? 'nothing found' : result.error.text;
}
