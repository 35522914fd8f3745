/** Why an answer would be good, in a few words after its name. */
import type { Sentence } from '@fray/engine';

export const REASONS: Readonly<Record<'decides' | 'worth-health', Sentence>> = {
  decides: 'it may decide the duel',
  'worth-health': ({ health }) => `it is worth about ${Number(health)} health`,
};
