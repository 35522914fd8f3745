import { fileURLToPath } from 'node:url';
import { destinyquest } from '@fray/game-destinyquest';
import { describeScenarios } from '@fray/testkit/vitest';

describeScenarios(
  fileURLToPath(new URL('./scenarios', import.meta.url)),
  destinyquest,
  destinyquest.scenario!,
);
