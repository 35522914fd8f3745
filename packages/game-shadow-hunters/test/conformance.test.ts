import { HOUSE_IDS, shadowHunters } from '@fray/game-shadow-hunters';
import { describeConformance } from '@fray/testkit/vitest';

const AGREED = { vote: 'agreed' };
const EVERY_RULE = Object.fromEntries(HOUSE_IDS.map((id) => [id, true]));

const CONFIGS = [
  { seats: 5 },
  { seats: 7, options: { characters: 'all', quickStart: true } },
  { seats: 8, options: { characters: 'expansion', ...EVERY_RULE, ...AGREED } },
  { seats: 4, options: { ...EVERY_RULE } },
  {
    seats: 6,
    options: {
      ...EVERY_RULE,
      ...AGREED,
      counterChain: true,
      coupSecrecy: 'leaky',
      lastStandTrigger: 'threshold',
    },
  },
  {
    seats: 6,
    options: { characters: 'initials', lastStand: true, blur: true, coupDeGrace: true, ...AGREED },
  },
];

describeConformance(shadowHunters, {
  configs: CONFIGS,
  matches: 1,
  seed: 'shadow-hunters',
  hidden: ['characters', 'known', 'decks', 'discards', 'hermit'],
});
