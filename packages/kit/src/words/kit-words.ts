/** What the parts say by themselves. The client has the sentences of every language and hands them in. */
import { createContext, useContext } from 'react';

export interface KitWords {
  readonly close: string;
  readonly health: string;
  readonly of: (value: number, max: number) => string;
  readonly atStake: (value: number, max: number, stake: number) => string;
  readonly doesNotCount: (value: number) => string;
  readonly raised: (base: number) => string;
  readonly lowered: (base: number) => string;
  readonly sealed: string;
  readonly notWritten: string;
  readonly rule: (id: string) => string;
  readonly story: string;
  readonly moment: (n: number) => string;
  readonly prompt: string;
  readonly skip: string;
  /** What else can be done at the table. */
  readonly more: string;
  readonly whyNot: (what: string) => string;
  readonly closeWhy: string;
  /** The shapes of the eight seats, for those who cannot see them. */
  readonly shapes: readonly string[];
}

const KitWordsContext = createContext<KitWords | undefined>(undefined);

export const KitWordsProvider = KitWordsContext.Provider;

export function useKitWords(): KitWords {
  const words = useContext(KitWordsContext);
  if (words === undefined) throw new Error('Fray invariant broken: nobody gave the kit its words');
  return words;
}
