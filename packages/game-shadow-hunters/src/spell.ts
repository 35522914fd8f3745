/** A state with ids where it has places in tables, so that hashes survive a new card or character. */
import { AREA_IDS } from './data/areas.js';
import { CARD_IDS, CARD_OF_GEAR } from './data/cards.js';
import { CHARACTER_IDS, members } from './data/characters.js';
import { HOUSE_IDS } from './house/ids.js';
import type { ShadowState } from './state.js';

const cards = (list: readonly number[]): (string | null)[] => list.map((card) => CARD_IDS[card] ?? null);
const characters = (set: number): string[] => members(set).map((character) => CHARACTER_IDS[character]!);

export function spell(s: Readonly<ShadowState>) {
  const { rng: _rng, stack: _stack, outcome: _outcome, options: _options, ...own } = s;
  return {
    ...own,
    roster: characters(s.roster),
    house: HOUSE_IDS.filter((_, i) => (s.house & (1 << i)) !== 0),
    characters: s.characters.map((character) => CHARACTER_IDS[character] ?? null),
    open: s.open.map(characters),
    known: s.known.map(characters),
    places: s.places.map((area) => AREA_IDS[area] ?? null),
    slots: AREA_IDS.map((_, slot) => AREA_IDS[s.slots.indexOf(slot)]!),
    gear: s.gear.map((set) => cards(members(set).map((bit) => CARD_OF_GEAR[bit]!))),
    decks: s.decks.map(cards),
    discards: s.discards.map(cards),
    hands: s.hands.map(cards),
    drawn: CARD_IDS[s.drawn] ?? null,
    hermit: CARD_IDS[s.hermit] ?? null,
  };
}

/** The options that there were when records of the first format were written. */
const FIRST_OPTIONS = [
  'characters',
  'quickStart',
  'useIt',
  'duelDice',
  'criticalMisses',
  'coupDeGrace',
  'lastStand',
  'blur',
  'doubleIt',
  'vote',
  'holdSingleUse',
  'holdDemanding',
  'machineGunDuel',
  'coupThresholdHp8',
  'coupSecrecy',
  'lastStandTrigger',
  'counterChain',
  'blurMachineGun',
  'blurCoupLock',
  'doubleAdjustable',
  'loseItPenalty',
  'doubleHermit',
  'turnLimit',
  'emiTeleport',
  'lootOnNonAttackKill',
  'bobNumber',
  'help',
] as const;

/** As records of the first format have it: with all of its options. */
export function spellFirst(s: Readonly<ShadowState>): unknown {
  return { ...spell(s), options: Object.fromEntries(FIRST_OPTIONS.map((id) => [id, s.options[id]])) };
}
