/** Sets: what is had while all pieces are worn (DQ-P4). */
import type { AbilityId } from '../abilities/ability-ids.js';

export const SET_IDS = [
  'clymonistra',
  'spindlesilk',
  'ebony-and-ivory',
  'royal-regalia',
  'nightwalker',
  'finery-of-the-fallen',
  'faith-and-duty',
  'fiends-finest',
  'call-of-nature',
  'cistenes-chattels',
  'missionarys-calling',
  'pagans-spirit',
  'seraphims-symbols',
  'savage-arms',
  'blood-sworn',
  'volcanism',
  'prowler',
] as const;
export type SetId = (typeof SET_IDS)[number];

export interface ItemSet {
  readonly pieces: number;
  readonly gives?: AbilityId;
  /** These do not count among the eight of a hexed hero. */
  readonly frees?: readonly AbilityId[];
  /** Once the eight are used, whatever has not been used can be, for 4 health. */
  readonly sells?: true;
}

export const SETS: Readonly<Record<SetId, ItemSet>> = {
  clymonistra: { pieces: 2, gives: 'vampirism' },
  spindlesilk: { pieces: 3, gives: 'spider-sense' },
  'ebony-and-ivory': { pieces: 2, gives: 'cripple' },
  'royal-regalia': { pieces: 2, gives: 'cripple' },
  nightwalker: { pieces: 2, gives: 'gut-ripper' },
  'finery-of-the-fallen': { pieces: 2, gives: 'fallen-hero' },
  'faith-and-duty': { pieces: 2, gives: 'redemption' },
  'fiends-finest': { pieces: 2, gives: 'exploit' },
  'call-of-nature': { pieces: 2, gives: 'wild-child' },
  'cistenes-chattels': { pieces: 2, gives: 'miracle' },
  'missionarys-calling': { pieces: 2, gives: 'penance' },
  'pagans-spirit': { pieces: 2, gives: 'vindicator' },
  'seraphims-symbols': { pieces: 2, gives: 'tranquillity' },
  'savage-arms': { pieces: 2, gives: 'mangle' },
  'blood-sworn': { pieces: 3, sells: true },
  volcanism: { pieces: 3, frees: ['backdraft', 'fire-aura', 'sear', 'fire-shield'] },
  prowler: { pieces: 3, frees: ['evade', 'blind-strike', 'backstab', 'sidestep', 'vanish'] },
};

/** The sets of which every piece is worn. */
export function wornSets(items: readonly { readonly set: SetId | null }[]): readonly SetId[] {
  return SET_IDS.filter((id) => items.filter(({ set }) => set === id).length >= SETS[id].pieces);
}
