import { HOUSE_IDS } from '@fray/game-shadow-hunters';
import { expect, it } from 'vitest';
import { everySet } from './house-sets.js';
import { tellingQuestion } from './questions.js';

const RULES = Object.fromEntries(HOUSE_IDS.map((id) => [id, true]));
const CONFIGS = [
  { seats: 5, options: {} },
  { seats: 7, options: { characters: 'all' } },
  { seats: 6, options: { characters: 'all', ...RULES, vote: 'agreed' } },
  { seats: 8, options: { characters: 'expansion', quickStart: true, lastStand: true, vote: 'agreed' } },
  { seats: 6, options: { ...RULES, vote: 'agreed', coupSecrecy: 'revealedOnly', counterChain: true } },
];

it.each(CONFIGS)(
  '[SH-B-73] no question is asked because of who somebody is ($seats seats, $options)',
  (config) => {
    for (let m = 0; m < 20; m++)
      expect(tellingQuestion({ ...config, seed: `questions ${m}` })).toBeUndefined();
  },
);

it('[SH-B-73] nor with any other set of house rules', () => {
  for (const [i, config] of everySet().entries())
    expect(
      tellingQuestion({ ...config, seed: `set ${i}`, oneIn: 3 }),
      JSON.stringify(config),
    ).toBeUndefined();
});
