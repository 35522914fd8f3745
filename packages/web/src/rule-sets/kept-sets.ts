/** The named sets of rules that this browser keeps. */
import { create } from 'zustand';
import type { RuleSet } from './rule-set.js';

const KEY = 'fray.rule-sets';
const MOST = 50;

function load(): readonly RuleSet[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRuleSet) : [];
  } catch {
    return [];
  }
}

function isRuleSet(value: unknown): value is RuleSet {
  const { game, name, options } = (value ?? {}) as Partial<Record<keyof RuleSet, unknown>>;
  return (
    typeof game === 'string' && typeof name === 'string' && typeof options === 'object' && options !== null
  );
}

export const useRuleSets = create<readonly RuleSet[]>(() => load());

function change(sets: readonly RuleSet[]): void {
  useRuleSets.setState(sets, true);
  try {
    localStorage.setItem(KEY, JSON.stringify(sets));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const isSame = (a: RuleSet, b: RuleSet): boolean => a.game === b.game && a.name === b.name;

/** One of the same name is replaced. */
export function keepRuleSet(set: RuleSet): void {
  change([set, ...useRuleSets.getState().filter((other) => !isSame(other, set))].slice(0, MOST));
}

export function forgetRuleSet(set: RuleSet): void {
  change(useRuleSets.getState().filter((other) => !isSame(other, set)));
}
