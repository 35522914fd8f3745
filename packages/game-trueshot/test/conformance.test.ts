import { fileURLToPath } from 'node:url';
import { trueshot } from '@fray/game-trueshot';
import { describeConformance, describeFixtures } from '@fray/testkit/vitest';

const EXPANSIONS = { shadowlands: true, direDiets: true, dragonflight: true };
/** Each plays one whole match at random and looks at every position; `fray fuzz` plays as many as one likes. */
const CONFIGS = [
  { seats: 4, options: EXPANSIONS },
  { seats: 3, options: { scareEndsRound: false, oneSpellPerSlot: true, survivorsHeal: false, stray: false } },
  {
    seats: 3,
    options: {
      preparationActions: 0,
      discardNew: true,
      refundOrder: 'payFirst',
      lapCap: 12,
      stallGuard: false,
    },
  },
];
const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

describeConformance(trueshot, {
  configs: CONFIGS,
  matches: 1,
  seed: 'trueshot',
  hidden: ['petPile', 'weaponPile', 'spellPile', 'offers', 'foodPile'],
});
describeFixtures(trueshot, folder('./fixtures'));
