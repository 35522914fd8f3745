/** What an ability is: one entry of the table, in a small vocabulary plus hooks where the vocabulary ends. */
import type { Requirement } from '../weapons.js';

/** Speed, combat, modifier, passive. */
export type AbilityClass = 'sp' | 'co' | 'mo' | 'pa';

export interface Ability {
  /** The name in kebab case, as the clause index spells it. */
  readonly id: string;
  readonly clause: string;
  readonly name: string;
  readonly class: AbilityClass;
  /** Usable once for each item that carries it, not once a duel. */
  readonly perItem?: boolean;
  readonly needs?: Requirement;
}
