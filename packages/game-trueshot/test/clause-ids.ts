/** Every id of the rules, in the order of the clause index. RULES.md states each; a test or scenario proves each. */
import { FOOD_IDS, PET_IDS, SPELL_IDS, WEAPON_IDS } from '@fray/game-trueshot';

const numbered = (start: string, to: number, width = 1): string[] =>
  Array.from({ length: to }, (_, i) => `${start}${String(i + 1).padStart(width, '0')}`);

export const CLAUSE_IDS: readonly string[] = [
  ...numbered('TL-', 81, 2),
  ...numbered('TL-F', 5),
  ...numbered('TL-A', 39),
  // The stand-in keeps the id of the card it stands in for.
  ...PET_IDS.map((id) => `TL-P-${id === 'lodge-stray' ? 'caline' : id}`),
  'TL-W-basic',
  ...WEAPON_IDS.map((id) => `TL-W-${id}`),
  ...SPELL_IDS.map((id) => `TL-S-${id}`),
  ...['volley', 'thasdorah', 'spirit-beast', 'bonus', 'hound', 'rodent'].map((id) => `TL-X-${id}`),
  ...numbered('TL-M', 12),
  ...numbered('TL-T', 10),
  ...numbered('TL-E', 7),
  ...numbered('TL-N', 68),
  ...numbered('TL-K', 18),
  ...FOOD_IDS.map((id) => `TL-D-${id}`),
  ...numbered('TL-D', 7),
];
