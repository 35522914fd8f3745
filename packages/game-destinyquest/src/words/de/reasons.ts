/** Why an answer would be good, in a few words after its name. */
import type { Sentence } from '@fray/engine';

export const REASONS: Readonly<Record<'decides' | 'worth-health', Sentence>> = {
  decides: 'das kann das Duell entscheiden',
  'worth-health': ({ health }) => `das ist etwa ${Number(health)} Leben wert`,
};
