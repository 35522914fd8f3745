/** Worlds whose truths were put there on purpose: what the lab says about them can be checked. */
import { below, rngFromWords } from '@fray/engine';
import { columnsOf } from '../../src/experiment/response-columns.js';
import { type MatchResult, newTally, type Plan, type Runner } from '../../src/index.js';
import { madeUp } from './match.js';

/** A number from 0 to 1 that depends on a text and a number alone. */
export function share(text: string, i: number): number {
  let hash = 7;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return below(rngFromWords(hash, i, 3, 5), 1_000_000) / 1_000_000;
}

/** Every match of a plan by its number. */
export function worldOf(play: (plan: Plan, i: number) => MatchResult): Runner {
  return {
    width: 2,
    run: async ({ plan, from, to }) => {
      const results = Array.from({ length: to - from }, (_, i) => play(plan, from + i));
      return { ...newTally(2), results, columns: columnsOf(results, plan.responses ?? []) };
    },
  };
}

/** Whether the first seat wins depends on luck, on the options, and on a little noise of its own under each setting. */
export function worldWhere(chance: (options: Plan['options']) => number): Runner {
  return worldOf((plan, i) => {
    const luck = share(plan.seed, i);
    const noise = share(plan.seed + JSON.stringify(plan.options), i);
    const won = (noise < 0.3 ? noise / 0.3 : luck) < chance(plan.options);
    return madeUp(2, [won ? 0 : 1], { decisions: 40 });
  });
}
