/** The fields of a state that lie open, by their kind: what clones, views and sampled states copy. */
import type { Core } from '@fray/engine';
import type { TrueshotState } from '../state/state.js';

/** What not everybody may see as it is. */
export type Hidden =
  | 'owned'
  | 'hands'
  | 'petPile'
  | 'weaponPile'
  | 'spellPile'
  | 'offers'
  | 'draft'
  | 'left'
  | 'foodPile';
export type OpenTable = Readonly<Omit<TrueshotState, keyof Core | Hidden>>;

/** Lists of numbers. */
export const OPEN_LISTS = [
  'wiped',
  'row',
  'kind',
  'effect',
  'also',
  'alsoUsed',
  'marks',
  'wounds',
  'woundsThen',
  'foreverAttack',
  'foreverHealth',
  'roundAttack',
  'roundHealth',
  'nextAttack',
  'nextHealth',
  'asleepAttack',
  'asleepHealth',
  'asleepNextAttack',
  'asleepNextHealth',
  'setAttack',
  'setHealth',
  'weaker',
  'stung',
  'stopped',
  'guarded',
  'scared',
  'deterred',
  'struck',
  'struckBy',
  'ignored',
  'auraBy',
  'killer',
  'surplus',
  'lastHit',
  'diedWith',
  'health',
  'coins',
  'purse',
  'weapon',
  'weaponUp',
  'weaponCut',
  'fungus',
  'aspect',
  'aspectEnds',
  'aspectSince',
  'silenced',
  'shielded',
  'nextSpell',
  'spore',
  'moth',
  'shale',
  'permit',
  'flare',
  'eyes',
  'eyesAttack',
  'discarded',
  'stings',
  'known',
  'trapCount',
  'petSeen',
  'petDiscard',
  'weaponSeen',
  'weaponDiscard',
  'spellDiscard',
  'removed',
  'shop',
  'revealed',
] as const satisfies readonly (keyof OpenTable)[];

/** Lists of lists. */
export const OPEN_NESTED = [
  'flays',
  'stored',
  'aside',
  'asideUntil',
  'foodDiscard',
] as const satisfies readonly (keyof OpenTable)[];

/** Single values. */
export const OPEN_VALUES = [
  'options',
  'seats',
  'round',
  'phase',
  'opener',
  'firstOpener',
  'prepOpener',
  'active',
  'actions',
  'rearranged',
  'clock',
  'lap',
  'spent',
  'stirred',
  'compelled',
  'striker',
  'target',
  'picked',
  'source',
  'inGame',
  'gone',
  'cast',
  'muteNext',
  'mute',
  'unhealed',
  'nextAll',
  'lost',
  'lostBefore',
  'casters',
  'trapPlaced',
  'shown',
  'drafted',
  'took',
  'eaten',
] as const satisfies readonly (keyof OpenTable)[];

type Listed = (typeof OPEN_LISTS)[number] | (typeof OPEN_NESTED)[number] | (typeof OPEN_VALUES)[number];
/** Does not compile when a field of the state is in none of the lists. */
export const ALL_LISTED: Exclude<keyof OpenTable, Listed> extends never ? true : never = true;
