import { fileURLToPath } from 'node:url';
import { rohan } from '@fray/game-rohan';
import { describeScenarios } from '@fray/testkit/vitest';

describeScenarios(fileURLToPath(new URL('./scenarios', import.meta.url)), rohan, rohan.scenario!);
