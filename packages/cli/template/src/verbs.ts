/** What can be chosen in a match. */
import type { Verb } from '@fray/engine';
import type { VerbId } from './words/ids.js';

export const STRIKE = 0;
export const REST = 1;
/** From here on: choices that nobody asks for. */
export const CONCEDE = 2;

export const VERBS: readonly (Verb & { readonly id: VerbId })[] = [
  { id: 'strike', args: [] },
  { id: 'rest', args: [] },
  { id: 'concede', args: [] },
];
