import { devilsBluff } from '@fray/game-devils-bluff';
import { describeConformance } from '@fray/testkit/vitest';

const CONFIGS = [
  { options: { mission: 'run-them-out-of-town', confirmTable: false } },
  { options: { mission: 'stake-a-claim', table: 'canyon', gang1: 'lantern-street-crew' } },
  { options: { mission: 'high-noon', edges: 'any', table: 'graveyard', gang2: 'author-second' } },
  { options: { edition: 'later', confirmTable: false, handRefill: 'never' } },
];

describeConformance(devilsBluff, {
  configs: CONFIGS,
  matches: 1,
  seed: 'devils-bluff',
  hidden: ['hands', 'deck', 'inPlay'],
});
