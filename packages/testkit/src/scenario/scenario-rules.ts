/** By what a scenario is played and judged. */
import type { AnyGame, Core, ScenarioAdapter, WordBook } from '@fray/engine';

export interface ScenarioRules {
  readonly game: AnyGame;
  readonly adapter: ScenarioAdapter<Core>;
  readonly book: WordBook;
  /** The clauses that the rules state; without them, `ids:` are not looked up. */
  readonly clauses?: readonly string[];
}
