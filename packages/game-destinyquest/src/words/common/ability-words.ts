/** What a word book says about one ability. */
export interface AbilityWords {
  readonly name: string;
  /** What it does; for one without use in a duel, why. */
  readonly text: string;
}
