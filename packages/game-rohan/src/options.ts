/** What a table may change. Defaults are the written rules and our rulings. */
import type { OptionDefinition, Options } from '@fray/engine';
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

/** The first value is the default. */
function option(
  id: OptionId,
  clause: string,
  ...values: readonly [string | number | boolean, ...(string | number | boolean)[]]
): OptionDefinition {
  return { id, clause, values, default: values[0] };
}

export const OPTIONS: readonly OptionDefinition[] = [
  { ...option('startHealth', 'RL-01', 20, 30, 40), range: { from: 5, to: 60 } },
  option('firstAttacker', 'RL-15', 'coin', 'seat1', 'seat2'),
  option('mirrorMatch', 'RL-02', 'off', 'rohan', 'isengard'),
  option('redraw', 'RL-03', false, true),
  option('blockTurns', 'RL-A27', false, true),
  option('defensiveBlocksSurprise', 'RL-AB-surprise', false, true),
  option('hateCavalry', 'RL-AB-hate', false, true),
  option('classicBalance', 'RL-33', false, true),
  option('winCheck', 'RL-A1', 'lane', 'assault'),
  option('quietRounds', 'RL-A3', 3, 5),
  option('roundCap', 'RL-A13', 100, 20),
];

/** The engine has already checked names and values. */
export function readOptions(options: Options): RohanOptions {
  return options as unknown as RohanOptions;
}
