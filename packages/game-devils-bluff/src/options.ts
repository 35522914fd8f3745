/** The named settings (7.1): each fills a gap of the source, and its default is the ruling. */
import type { Message, OptionDefinition, Options, OptionValue, Result } from '@fray/engine';
import type { EditionId } from './data/editions.js';
import { GANG_IDS } from './data/gangs.js';
import { TABLE_FILES } from './data/tables.js';
import { type GangOption, gangOptionFault, parseGang } from './gang/parse-gang.js';
import type { TableOption } from './table/battlefield.js';
import { parseTable } from './table/parse-table.js';

export const MISSIONS = ['run-them-out-of-town', 'stake-a-claim', 'high-noon'] as const;
export type MissionId = (typeof MISSIONS)[number];

export interface DevilsOptions {
  readonly edition: EditionId;
  readonly mission: MissionId;
  readonly table: TableOption;
  readonly gang1: GangOption;
  readonly gang2: GangOption;
  readonly edges: 'long' | 'any';
  readonly secureMode: 'skill' | 'literal3' | 'scaled5';
  readonly coverBonus: number;
  readonly rendingOn: number;
  readonly handRefill: 'roundStart' | 'immediate' | 'never';
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
const READY = GANG_IDS.filter((id) => id !== 'homesteaders');

export const OPTIONS: readonly OptionDefinition[] = [
  { id: 'mission', clause: 'CR-44', values: MISSIONS, default: 'run-them-out-of-town' },
  {
    id: 'table',
    clause: 'DB-02',
    values: TABLE_FILES.map(({ id }) => id),
    default: 'main-street',
    parse: parseTable as Parse,
  },
  {
    id: 'gang1',
    clause: 'DB-52',
    values: READY,
    default: 'dry-fork-deputies',
    parse: parseGang as Parse,
    seat: 0,
  },
  {
    id: 'gang2',
    clause: 'DB-52',
    values: READY,
    default: 'red-mesa-riders',
    parse: parseGang as Parse,
    seat: 1,
  },
  { id: 'edition', clause: 'DB-01', values: ['first', 'later'], default: 'first' },
  { id: 'edges', clause: 'DB-68', values: ['long', 'any'], default: 'long' },
  { id: 'secureMode', clause: 'CR-38', values: ['skill', 'literal3', 'scaled5'], default: 'skill' },
  { id: 'coverBonus', clause: 'DB-70', values: [4, 2], default: 4 },
  { id: 'rendingOn', clause: 'DB-48', values: [13, 12], default: 13 },
  { id: 'handRefill', clause: 'DB-12', values: ['roundStart', 'immediate', 'never'], default: 'roundStart' },
  { id: 'meldSum', clause: 'DB-09', values: ['atLeast', 'exact'], default: 'atLeast' },
  { id: 'swapOnRouting', clause: 'DB-15', values: [true, false], default: true },
  { id: 'routLoses', clause: 'DB-43', values: [true, false], default: true },
  { id: 'rollOff', clause: 'CR-11', values: ['two', 'one'], default: 'two' },
  { id: 'keywordScale', clause: 'DB-47', values: ['doubled', 'printed'], default: 'doubled' },
  { id: 'closeRange', clause: 'DB-29', values: ['base', 'natural'], default: 'base' },
  { id: 'mutualSight', clause: 'GEO-26', values: [true, false], default: true },
  { id: 'drifters', clause: 'DB-P-drifter', values: [false, true], default: false },
  { id: 'confirmTable', clause: 'CR-45', values: [true, false], default: true },
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
