/** Every id that the rules must state. */
import { GANG_IDS } from '../src/data/gangs.js';
import { MISSIONS } from '../src/data/missions.js';
import { PROFILE_IDS } from '../src/data/profiles.js';
import { WEAPON_IDS } from '../src/data/weapons.js';

const numbered = (start: string, to: number, width = 1): string[] =>
  Array.from({ length: to }, (_, i) => `${start}${String(i + 1).padStart(width, '0')}`);
const family = (start: string, ids: readonly string[]): string[] => ids.map((id) => `DB-${start}-${id}`);

export const CLAUSE_IDS: readonly string[] = [
  ...numbered('CR-', 63, 2),
  ...numbered('DB-', 73, 2),
  ...numbered('GEO-', 31, 2),
  ...family('P', PROFILE_IDS),
  ...family('W', WEAPON_IDS),
  ...family('E', ['horse', 'whiskey-flask']),
  ...family('U', [
    'aces-wild',
    'quick-draw',
    'dodge-roll',
    'steady-hands',
    'mounted-combat',
    'intuition',
    'gunfighter',
  ]),
  ...family('U', ['armoured-plates', 'climber', 'move-it', 'runner']),
  ...family('S', [
    'accurate',
    'assault',
    'blast',
    'heavy',
    'one-use',
    'rending',
    'shred',
    'longshot',
    'leader',
    'rookie',
  ]),
  ...family('M', [...MISSIONS]),
  ...family('A', ['move', 'advance', 'attack', 'secure', 'ability', 'pass']),
  ...family('T', ['clear', 'climbable', 'impassable', 'rough', 'cover']),
  ...family('G', GANG_IDS),
];

/** The cases of REFERENCE.md: distances, ways, sights and draws. */
export const CASE_IDS: readonly string[] = [
  ...numbered('D-', 13),
  ...numbered('M-', 18),
  ...numbered('L-', 38),
  ...numbered('W-', 15),
];
