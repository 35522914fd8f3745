/** What a table may change. Defaults are the written rules and our rulings. */
import type { Bases, OptionDefinition, Options } from '@fray/engine';
import type { OptionId } from './words/ids.js';

export interface RohanOptions {
  readonly startHealth: number;
  readonly firstAttacker: string;
  readonly mirrorMatch: string;
  readonly redraw: boolean;
  readonly blockTurns: boolean;
  readonly defensiveBlocksSurprise: boolean;
  readonly hateCavalry: boolean;
  readonly classicBalance: boolean;
  readonly winCheck: string;
  readonly quietRounds: number;
  readonly roundCap: number;
}

/** The first value is the default, and what the document says where it says anything. */
function option(
  id: OptionId,
  clause: string,
  basis: Bases,
  ...values: readonly [string | number | boolean, ...(string | number | boolean)[]]
): OptionDefinition {
  return { id, clause, values, default: values[0], basis };
}

const FIRST: Bases = { false: 'letter', true: 'departure' };

export const OPTIONS: readonly OptionDefinition[] = [
  {
    ...option('startHealth', 'RL-01', { 20: 'letter', others: 'departure' }, 20, 30, 40),
    range: { from: 5, to: 60 },
  },
  option('firstAttacker', 'RL-15', 'ruling', 'coin', 'seat1', 'seat2'),
  option('mirrorMatch', 'RL-02', 'ruling', 'off', 'rohan', 'isengard'),
  option('redraw', 'RL-03', FIRST, false, true),
  option('blockTurns', 'RL-A27', FIRST, false, true),
  option('defensiveBlocksSurprise', 'RL-AB-surprise', FIRST, false, true),
  option('hateCavalry', 'RL-AB-hate', FIRST, false, true),
  option('classicBalance', 'RL-33', FIRST, false, true),
  option('winCheck', 'RL-A1', 'ruling', 'lane', 'assault'),
  option('quietRounds', 'RL-A3', 'ruling', 3, 5),
  option('roundCap', 'RL-A13', 'ruling', 100, 20),
];

/** The engine has already checked names and values. */
export function readOptions(options: Options): RohanOptions {
  return options as unknown as RohanOptions;
}
