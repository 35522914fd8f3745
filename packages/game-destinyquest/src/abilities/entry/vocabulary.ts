/** The vocabulary in which the lists of abilities are written. */
import type { Span } from '../../state/span.js';
import type { AbilityClass, AbilityList } from '../ability-ids.js';
import type { Ability, Effect } from './ability.js';

export const foe = (stat: number, by: number, span: Span): Effect => ({
  do: 'change',
  stat,
  by,
  on: 'foe',
  span,
});
export const me = (stat: number, by: number, span: Span): Effect => ({
  do: 'change',
  stat,
  by,
  on: 'me',
  span,
});
export const markFoe = (mark: number): Effect => ({ do: 'mark', mark, on: 'foe' });
export const markMe = (mark: number): Effect => ({ do: 'mark', mark, on: 'me' });
export const clearMe = (mark: number): Effect => ({ do: 'unmark', mark, on: 'me' });
export const heals = (by: number): Effect => ({ do: 'heal', by });

const LETTERS: Readonly<Record<AbilityClass, string>> = { co: 'A', sp: 'S', mo: 'M', pa: 'V' };

/** An entry without what its list already says. */
export type AbilityEntry = Omit<Ability, 'clause' | 'class' | 'list'>;

/** Entries of one list: class and clause follow from it. */
export function listed(
  list: AbilityList,
  abilityClass: AbilityClass,
  entries: readonly AbilityEntry[],
): readonly Ability[] {
  return entries.map((entry) => ({
    ...entry,
    class: abilityClass,
    list,
    clause: `DQ-${LETTERS[abilityClass]}-${entry.id}`,
  }));
}
