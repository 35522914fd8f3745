/** What a table may change. Defaults are the printed rules and our rulings; the seven house rules are proposals. */
import {
  type Bases,
  fail,
  message,
  type OptionDefinition,
  type Options,
  ok,
  type Result,
} from '@fray/engine';
import { CHARACTER_IDS, CHARACTERS } from './data/characters.js';
import { HOUSE_IDS, type HouseId } from './house/ids.js';

export interface ShadowOptions extends Readonly<Record<HouseId, boolean>> {
  /** A set by name, or ten ids, one for each initial. */
  readonly characters: string | readonly string[];
  readonly quickStart: boolean;
  readonly vote: 'sealed' | 'agreed';
  readonly holdSingleUse: 'withRule' | 'off' | 'on';
  readonly holdDemanding: boolean;
  readonly machineGunDuel: 'each' | 'shared';
  readonly coupThresholdHp8: 'none' | 'one';
  readonly coupSecrecy: 'blind' | 'leaky' | 'revealedOnly';
  readonly lastStandTrigger: 'anyAttack' | 'damaged' | 'threshold';
  readonly counterChain: boolean;
  readonly blurMachineGun: 'own' | 'all';
  readonly blurCoupLock: 'turn' | 'pair';
  readonly doubleAdjustable: boolean;
  readonly loseItPenalty: 'dieFace' | 'two' | 'one' | 'literalZero';
  readonly doubleHermit: 'giver' | 'off';
  readonly turnLimit: number;
  readonly emiTeleport: 'ring' | 'pair';
  readonly lootOnNonAttackKill: boolean;
  readonly bobNumber: number;
  /** How much the table works out for its players. */
  readonly help: 'marks' | 'odds' | 'off';
}

/** The first value is the default. */
function choice(
  id: string,
  clause: string,
  basis: Bases,
  ...values: (string | number | boolean)[]
): OptionDefinition {
  return { id, clause, values, default: values[0]!, basis };
}

/** SH-B-94: ten characters picked by hand, one for each initial. */
function parseCharacters(value: unknown): Result<readonly string[], ReturnType<typeof message>> {
  const list = Array.isArray(value) ? value : [];
  const found = list.map((id) => CHARACTERS[CHARACTER_IDS.indexOf(String(id))]);
  const initials = new Set(found.map((character) => character?.initial));
  if (list.length !== 10 || initials.size !== 10 || initials.has(undefined))
    return fail(message('characters-value'));
  return ok(found.map((character) => character!.id));
}

export const HOUSE_CLAUSES: Readonly<Record<HouseId, string>> = {
  useIt: 'SH-H-06',
  duelDice: 'SH-H-07',
  criticalMisses: 'SH-H-12',
  coupDeGrace: 'SH-H-15',
  lastStand: 'SH-H-26',
  blur: 'SH-H-29',
  doubleIt: 'SH-H-39',
};

export const OPTIONS: readonly OptionDefinition[] = [
  {
    ...choice('characters', 'SH-B-05', 'letter', 'base', 'expansion', 'initials', 'all'),
    parse: parseCharacters,
  },
  choice('quickStart', 'SH-B-19', 'letter', false, true),
  ...HOUSE_IDS.map((id) => choice(id, HOUSE_CLAUSES[id], 'letter', false, true)),
  choice('vote', 'SH-H-02', 'ruling', 'sealed', 'agreed'),
  choice('holdSingleUse', 'SH-H-06', { on: 'departure', others: 'ruling' }, 'withRule', 'off', 'on'),
  choice('holdDemanding', 'SH-H-06', 'ruling', false, true),
  choice('machineGunDuel', 'SH-H-08', 'ruling', 'each', 'shared'),
  choice('coupThresholdHp8', 'SH-H-16', { none: 'letter', one: 'ruling' }, 'none', 'one'),
  choice(
    'coupSecrecy',
    'SH-H-18',
    { leaky: 'letter', others: 'departure' },
    'blind',
    'leaky',
    'revealedOnly',
  ),
  choice('lastStandTrigger', 'SH-H-26', 'ruling', 'anyAttack', 'damaged', 'threshold'),
  choice('counterChain', 'SH-H-27', 'ruling', false, true),
  choice('blurMachineGun', 'SH-H-33', { all: 'letter', own: 'departure' }, 'own', 'all'),
  choice('blurCoupLock', 'SH-H-37', { turn: 'letter', pair: 'departure' }, 'turn', 'pair'),
  choice('doubleAdjustable', 'SH-H-38', { true: 'letter', false: 'departure' }, true, false),
  choice(
    'loseItPenalty',
    'SH-H-43',
    { literalZero: 'letter', others: 'departure' },
    'dieFace',
    'two',
    'one',
    'literalZero',
  ),
  choice('doubleHermit', 'SH-H-39', { giver: 'letter', off: 'departure' }, 'giver', 'off'),
  choice('turnLimit', 'SH-E-51', 'ruling', 60, 0, 30, 100),
  choice('emiTeleport', 'SH-C-Emi', 'ruling', 'ring', 'pair'),
  choice('lootOnNonAttackKill', 'SH-B-65', 'ruling', false, true),
  choice('bobNumber', 'SH-C-Bob', 'ruling', 5, 4),
  choice('help', 'SH-B-58', 'ruling', 'marks', 'odds', 'off'),
];

/** The engine has already checked names and values. */
export function readOptions(options: Options): ShadowOptions {
  return options as unknown as ShadowOptions;
}

/** SH-H-13: Critical Misses need Duel Dice. */
export function optionsFault(given: Options): ReturnType<typeof message> | undefined {
  const options = readOptions(given);
  return options.criticalMisses && !options.duelDice ? message('critical-needs-duel') : undefined;
}
