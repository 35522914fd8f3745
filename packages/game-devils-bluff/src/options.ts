/** The named settings (7.1): each fills a gap of the source, and its default is the ruling. */
import type { Bases, Message, OptionDefinition, Options, OptionValue, Result } from '@fray/engine';
import type { EditionId } from './data/editions.js';
import { GANG_IDS } from './data/gangs.js';
import { MISSIONS, type MissionId } from './data/missions.js';
import { TABLE_FILES } from './data/tables.js';
import { type GangOption, gangOptionFault, parseGang } from './gang/parse-gang.js';
import type { TableOption } from './table/battlefield.js';
import { parseTable } from './table/parse-table.js';

export interface DevilsOptions {
  readonly edition: EditionId;
  readonly mission: MissionId;
  readonly table: TableOption;
  readonly gang1: GangOption;
  readonly gang2: GangOption;
  readonly edges: 'long' | 'any';
  readonly secureMode: 'printed' | 'skill' | 'scaled5';
  readonly coverBonus: number;
  readonly rendingOn: number;
  readonly handRefill: 'never' | 'roundStart' | 'immediate';
  readonly dismountWhen: 'any' | 'own';
  readonly meldSum: 'atLeast' | 'exact';
  readonly swapOnRouting: boolean;
  readonly routLoses: boolean;
  readonly rollOff: 'two' | 'one';
  readonly keywordScale: 'doubled' | 'printed';
  readonly closeRange: 'base' | 'natural';
  readonly mutualSight: boolean;
  readonly drifters: boolean;
  readonly confirmTable: boolean;
}

type Parse = (value: unknown) => Result<OptionValue, Message>;
/** Switches that the document has off, and on. */
const AGAINST: Bases = { false: 'letter', true: 'departure' };
const FOR: Bases = { true: 'letter', false: 'departure' };
const READY = GANG_IDS.filter((id) => id !== 'homesteaders');

export const OPTIONS: readonly OptionDefinition[] = [
  {
    id: 'mission',
    clause: 'CR-44',
    values: MISSIONS,
    default: 'run-them-out-of-town',
    basis: { 'run-them-out-of-town-later': 'departure', others: 'letter' },
  },
  {
    id: 'table',
    clause: 'DB-02',
    values: TABLE_FILES.map(({ id }) => id),
    default: 'main-street',
    basis: 'letter',
    parse: parseTable as Parse,
  },
  {
    id: 'gang1',
    clause: 'DB-52',
    values: READY,
    default: 'dry-fork-deputies',
    basis: 'letter',
    parse: parseGang as Parse,
    seat: 0,
  },
  {
    id: 'gang2',
    clause: 'DB-52',
    values: READY,
    default: 'red-mesa-riders',
    basis: 'letter',
    parse: parseGang as Parse,
    seat: 1,
  },
  {
    id: 'edition',
    clause: 'DB-01',
    values: ['first', 'later'],
    default: 'first',
    basis: { first: 'letter', later: 'departure' },
  },
  { id: 'edges', clause: 'DB-68', values: ['long', 'any'], default: 'long', basis: 'ruling' },
  {
    id: 'secureMode',
    clause: 'CR-38',
    values: ['printed', 'skill', 'scaled5'],
    default: 'printed',
    basis: { printed: 'letter', others: 'departure' },
  },
  { id: 'coverBonus', clause: 'DB-70', values: [4, 2], default: 4, basis: 'ruling' },
  { id: 'rendingOn', clause: 'DB-48', values: [13, 12], default: 13, basis: 'ruling' },
  {
    id: 'handRefill',
    clause: 'DB-12',
    values: ['never', 'roundStart', 'immediate'],
    default: 'never',
    basis: { never: 'letter', others: 'departure' },
  },
  {
    id: 'dismountWhen',
    clause: 'DB-17',
    values: ['any', 'own'],
    default: 'any',
    basis: { any: 'letter', own: 'departure' },
  },
  { id: 'meldSum', clause: 'DB-09', values: ['atLeast', 'exact'], default: 'atLeast', basis: 'ruling' },
  { id: 'swapOnRouting', clause: 'DB-15', values: [true, false], default: true, basis: FOR },
  { id: 'routLoses', clause: 'DB-43', values: [false, true], default: false, basis: AGAINST },
  {
    id: 'rollOff',
    clause: 'CR-11',
    values: ['two', 'one'],
    default: 'two',
    basis: { two: 'letter', one: 'departure' },
  },
  {
    id: 'keywordScale',
    clause: 'DB-47',
    values: ['doubled', 'printed'],
    default: 'doubled',
    basis: 'ruling',
  },
  { id: 'closeRange', clause: 'DB-29', values: ['base', 'natural'], default: 'base', basis: 'ruling' },
  { id: 'mutualSight', clause: 'GEO-26', values: [true, false], default: true, basis: 'ruling' },
  { id: 'drifters', clause: 'DB-P-drifter', values: [false, true], default: false, basis: AGAINST },
  { id: 'confirmTable', clause: 'CR-45', values: [true, false], default: true, basis: FOR },
];

export function readOptions(options: Options): DevilsOptions {
  return options as unknown as DevilsOptions;
}

/** PG-1: both gangs must be legal in the edition that is played. */
export function optionsFault(options: Options): Message | undefined {
  const { edition, drifters, gang1, gang2 } = readOptions(options);
  const rules = { edition, drifters };
  return gangOptionFault(gang1, rules) ?? gangOptionFault(gang2, rules);
}
