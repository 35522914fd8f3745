/** The cards that fell in the running attack, gathered from what has been told. */
import type { GameEvent } from '@fray/engine';
import { flagIn, numberIn, textIn } from '@fray/kit';
import { useRef } from 'react';
import { CARD_IDS } from '../../src/index.js';

export interface FallenCard {
  readonly card: number;
  readonly kind: string;
  readonly success: boolean;
  readonly need: number;
}

interface Kept {
  seen: WeakSet<GameEvent>;
  cards: FallenCard[];
}

/** `last` is what happened since my last choice; an attack may take several of them. */
export function useAttackCards(last: readonly GameEvent[]): readonly FallenCard[] {
  const kept = useRef<Kept>({ seen: new WeakSet(), cards: [] });
  for (const event of last) {
    if (kept.current.seen.has(event)) continue;
    kept.current.seen.add(event);
    if (event.type === 'attack' || event.type === 'aimed') kept.current.cards = [];
    if (event.type === 'revealed')
      kept.current.cards = [
        ...kept.current.cards,
        {
          card: CARD_IDS.indexOf(textIn(event, 'card')),
          kind: textIn(event, 'kind'),
          success: flagIn(event, 'success'),
          need: numberIn(event, 'need'),
        },
      ];
  }
  return kept.current.cards;
}
