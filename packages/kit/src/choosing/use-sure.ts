/** A choice that cannot be taken back and costs something is asked about once before it is made. */
import { useEffect, useState } from 'react';
import type { Offer } from '../table/contract.js';

export interface Sure<T> {
  /** What is at stake while I am being asked whether I mean it. */
  readonly asking: { readonly offer: Offer; readonly about: T } | undefined;
  /** Gives a choice on to the engine, or asks first; the second time it is meant. */
  readonly choose: (offer: Offer) => void;
  readonly cancel: () => void;
}

/** `doubt` says what a choice would cost; undefined where nothing is to be asked. */
export function useSure<T>(
  moves: readonly Offer[],
  doubt: (offer: Offer) => T | undefined,
  onChoose: (offer: Offer) => void,
): Sure<T> {
  const [asking, setAsking] = useState<{ readonly offer: Offer; readonly about: T }>();
  // A new question knows no doubt.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moves are the question
  useEffect(() => setAsking(undefined), [moves]);
  const choose = (offer: Offer): void => {
    const about = asking === undefined ? doubt(offer) : undefined;
    if (about === undefined) onChoose(offer);
    else setAsking({ offer, about });
  };
  return { asking, choose, cancel: () => setAsking(undefined) };
}
