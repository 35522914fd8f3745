/** Why an answer would be good, in a few words after its name. */
import type { Sentence } from '@fray/engine';
import { health as points } from './parts.js';

export const REASONS: Readonly<Record<'decides' | 'worth-health', Sentence>> = {
  decides: 'cela peut décider du duel',
  'worth-health': ({ health }) => `cela vaut environ ${points(Number(health))}`,
};
