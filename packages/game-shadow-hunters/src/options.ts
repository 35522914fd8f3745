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
  /** The numbers of the house rules. */
  readonly coupThreshold10: number;
  readonly coupThreshold12: number;
  readonly coupSixes: number;
  readonly coupUses: number;
  readonly duelAttackDie: number;
  readonly duelDefendDie: number;
  readonly missDamage: number;
  readonly standUses: number;
  readonly blurUses: number;
  readonly doubleBonus: number;
  readonly doubleUses: number;
  readonly doubleAdjustable: boolean;
  /** Any house rule may be changed in the middle of a match. */
  readonly houseChanges: boolean;
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

/** A number of a house rule: the document names one, a group may play with another within the limits. */
function figure(id: string, clause: string, standard: number, from: number, to: number): OptionDefinition {
  const values = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return { ...within(id, clause, standard, values), range: { from, to } };
}

function die(id: string, clause: string, standard: number): OptionDefinition {
  return within(id, clause, standard, [4, 6, 8]);
}

function within(id: string, clause: string, standard: number, values: readonly number[]): OptionDefinition {
  return { id, clause, values, default: standard, basis: { [standard]: 'letter', others: 'departure' } };
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
  choice('houseChanges', 'SH-H-48', { false: 'letter', true: 'departure' }, false, true),
  choice('holdSingleUse', 'SH-H-06', { on: 'departure', others: 'ruling' }, 'withRule', 'off', 'on'),
  choice('holdDemanding', 'SH-H-06', 'ruling', false, true),
  choice('machineGunDuel', 'SH-H-08', 'ruling', 'each', 'shared'),
  die('duelAttackDie', 'SH-H-07', 6),
  die('duelDefendDie', 'SH-H-08', 4),
  figure('missDamage', 'SH-H-12', 1, 1, 4),
  choice('coupThresholdHp8', 'SH-H-16', { none: 'letter', one: 'ruling' }, 'none', 'one'),
  choice(
    'coupSecrecy',
    'SH-H-18',
    { leaky: 'letter', others: 'departure' },
    'blind',
    'leaky',
    'revealedOnly',
  ),
  figure('coupThreshold10', 'SH-H-16', 1, 1, 4),
  figure('coupThreshold12', 'SH-H-17', 2, 1, 5),
  figure('coupSixes', 'SH-H-19', 2, 1, 3),
  figure('coupUses', 'SH-H-22', 1, 1, 3),
  choice('lastStandTrigger', 'SH-H-26', 'ruling', 'anyAttack', 'damaged', 'threshold'),
  choice('counterChain', 'SH-H-27', 'ruling', false, true),
  figure('standUses', 'SH-H-28', 1, 1, 3),
  figure('blurUses', 'SH-H-36', 1, 1, 3),
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
  figure('doubleBonus', 'SH-H-42', 2, 1, 5),
  figure('doubleUses', 'SH-H-45', 1, 1, 3),
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
