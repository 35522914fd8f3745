/** What can be chosen in a match. */
import type { Verb } from '@fray/engine';
import { CARD_IDS } from './data/cards.js';
import type { VerbId } from './words/ids.js';

export const PLAY = 0;
export const PASS = 1;
export const FINISH = 2;
export const KEEP = 3;
export const REDRAW = 4;
/** From here on: choices that nobody asks for. */
export const CONCEDE = 5;

export const VERBS: readonly (Verb & { readonly id: VerbId })[] = [
  {
    id: 'play',
    args: [
      { name: 'card', names: CARD_IDS },
      { name: 'lane', from: 1 },
    ],
  },
  { id: 'pass', args: [] },
  { id: 'finish', args: [] },
  { id: 'keep', args: [] },
  { id: 'redraw', args: [] },
  { id: 'concede', args: [] },
];
