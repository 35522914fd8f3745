/** The cards that fell in the running attack, gathered from what has been told. */
import type { GameEvent } from '@fray/engine';
import { flagIn, numberIn, textIn } from '@fray/kit';
import { CARD_IDS } from '../../src/index.js';

export interface FallenCard {
  readonly card: number;
  readonly kind: string;
  readonly success: boolean;
  readonly need: number;
}

/** `backwards`: what has been told, the latest first; no further back than where the attack began. */
export function attackCards(backwards: Iterable<GameEvent>): readonly FallenCard[] {
  const cards: FallenCard[] = [];
  for (const event of backwards) {
    if (event.type === 'attack' || event.type === 'aimed') break;
    if (event.type === 'revealed')
      cards.push({
        card: CARD_IDS.indexOf(textIn(event, 'card')),
        kind: textIn(event, 'kind'),
        success: flagIn(event, 'success'),
        need: numberIn(event, 'need'),
      });
  }
  return cards.reverse();
}
