/** Choosing on the models themselves: calling on one, or attacking one; a second step where there are several ways to. */
import type { Offer } from '@fray/kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { modelOf } from './question.js';

export interface Models {
  /** In the order of their digits. */
  readonly may: ReadonlySet<number>;
  readonly pick: (model: number) => void;
  /** Which of several answers is asked, less than 0 for none. */
  readonly about: number;
  readonly drop: () => void;
}

export function useModels(moves: readonly Offer[], onChoose: (offer: Offer) => void): Models {
  const [about, setAbout] = useState(-1);
  const byModel = useMemo(() => {
    const offers = new Map<number, Offer[]>();
    for (const offer of moves) {
      const model = modelOf(offer);
      if (model !== undefined) offers.set(model, [...(offers.get(model) ?? []), offer]);
    }
    return offers;
  }, [moves]);
  useEffect(() => setAbout(-1), [moves]);
  const latest = useRef({ byModel, onChoose });
  latest.current = { byModel, onChoose };
  const pick = useCallback((model: number) => {
    const offers = latest.current.byModel.get(model) ?? [];
    if (offers.length === 1) latest.current.onChoose(offers[0]!);
    else if (offers.length > 1) setAbout(model);
  }, []);
  return { may: useMemo(() => new Set(byModel.keys()), [byModel]), pick, about, drop: () => setAbout(-1) };
}
