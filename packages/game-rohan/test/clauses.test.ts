import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CARD_IDS } from '@fray/game-rohan';
import { readTestFiles } from '@fray/testkit';
import { describeClauses } from '@fray/testkit/vitest';

const numbered = (start: string, from: number, to: number, width = 1): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${start}${String(from + i).padStart(width, '0')}`);
const ABILITIES = ['inspire', 'rally', 'reinforce', 'surprise', 'armor-pierce', 'hate', 'kamikaze'];

describeClauses({
  rules: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  ids: [
    ...numbered('RL-', 1, 35, 2),
    ...numbered('RL-A', 1, 34),
    ...numbered('RL-W', 1, 13),
    ...CARD_IDS.map((id) => `RL-K-${id}`),
    ...ABILITIES.map((id) => `RL-AB-${id}`),
  ],
  testFiles: readTestFiles(fileURLToPath(new URL('.', import.meta.url))),
  // cards.test.ts makes one test for every card.
  names: CARD_IDS.map((id) => `[RL-K-${id}]`),
});
