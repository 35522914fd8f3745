/** What the lab says, in one language: used by the terminal, the page and the reports alike. */
import type { Verdict } from '../experiment/answers.js';

export interface LabWords {
  /** A share as wins in 100 with its sign, an amount with its sign, and both as they are. */
  readonly share: (value: number) => string;
  readonly amount: (value: number) => string;
  readonly plainShare: (value: number) => string;
  readonly plainAmount: (value: number) => string;
  readonly range: (low: string, high: string) => string;
  readonly count: (n: number) => string;

  readonly wins: (name: string) => string;
  readonly first: string;
  readonly draws: string;
  readonly lengthOf: string;
  readonly choices: string;
  readonly minutes: string;
  readonly leadChanges: string;
  readonly closeness: string;
  readonly told: (event: string) => string;

  readonly fewer: string;
  readonly more: string;
  /** Beside the line: whose wins become fewer or more. */
  readonly fewerFor: (name: string) => string;
  readonly moreFor: (name: string) => string;
  /** Of an answer that is not narrow enough yet. */
  readonly counting: (seeds: number) => string;
  readonly shorter: string;
  readonly longer: string;
  readonly none: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly needs: (seeds: number) => string;
  readonly effectHead: readonly string[];
  readonly plain: (figure: string) => string;
  readonly corrected: (questions: number) => string;
  readonly played: (seeds: number, settings: number, matches: number, seed: string, rules: string) => string;
  readonly lengths: string;
  readonly lengthsOf: (setting: string, median: string, from: string, to: string) => string;
  readonly plainRules: string;

  /** The sentence above everything: what matters most, or that nothing does. */
  readonly matters: (change: string, effects: readonly string[]) => string;
  /** All changes that were compared, at once. */
  readonly together: string;
  readonly nothingClear: string;
  readonly nothingDiffered: string;
  /** What it does, to be put after one another: "3.4 more wins in 100 for Hunters", "matches are 9.8 decisions shorter". */
  readonly winsEffect: (name: string, figure: string, isMore: boolean) => string;
  readonly drawsEffect: (figure: string, isMore: boolean) => string;
  readonly lengthEffect: (
    unit: 'decisions' | 'choices' | 'minutes',
    figure: string,
    isMore: boolean,
  ) => string;
  readonly effect: (measure: string, figure: string) => string;
  readonly whoeverIsFirst: string;

  readonly tuned: (option: string, value: string, response: string, figure: string) => string;
  readonly crossing: (at: string, range: string) => string;
  readonly noCrossing: (from: string, to: string, target: string) => string;
  readonly fresh: (value: string, figure: string, range: string, confirmed: boolean) => string;
  readonly tuneHead: readonly string[];
  readonly target: string;

  readonly best: (name: string, share: string) => string;
  readonly allEven: string;
  readonly standingHead: readonly string[];
  readonly pairs: string;
  readonly pairsHelp: string;

  readonly cards: string;
  readonly standOut: (names: readonly string[]) => string;
  readonly nobodyStandsOut: string;
  readonly cardsHelp: string;
  readonly cardHead: readonly string[];

  readonly again: string;
  readonly command: (file: string) => string;
}
