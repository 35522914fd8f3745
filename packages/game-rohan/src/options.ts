/** What a table may change. Defaults are the seed's rules and our rulings. */
import type { OptionDefinition, Options } from '@fray/engine';

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

function flag(id: string, clause: string, label: string, help: string): OptionDefinition {
  return { id, clause, label, help, values: [false, true], default: false };
}

export const OPTIONS: readonly OptionDefinition[] = [
  {
    id: 'startHealth',
    clause: 'RL-01',
    label: 'Health',
    help: 'How much Health both players start with; more makes a longer match.',
    values: [20, 30, 40],
    default: 20,
  },
  {
    id: 'firstAttacker',
    clause: 'RL-15',
    label: 'First attacker',
    help: 'Who attacks in round 1: a coin decides, or one of the seats.',
    values: ['coin', 'seat1', 'seat2'],
    default: 'coin',
  },
  {
    id: 'mirrorMatch',
    clause: 'RL-02',
    label: 'Mirror match',
    help: 'Both players use the same deck.',
    values: ['off', 'rohan', 'isengard'],
    default: 'off',
  },
  flag(
    'redraw',
    'RL-03',
    'One redraw',
    'Each player may put the opening hand back once and draw seven anew.',
  ),
  flag(
    'blockTurns',
    'RL-A27',
    'Whole turns',
    'The attacker plays all cards first, then the defender, who sees the whole attack.',
  ),
  flag(
    'defensiveBlocksSurprise',
    'RL-AB-surprise',
    'Defenders block Surprise',
    'A Defence-only card may be placed opposite a Surprise card.',
  ),
  flag('hateCavalry', 'RL-AB-hate', 'Hate against Cavalry', 'Dunlendings hit Cavalry for 1 more, too.'),
  flag(
    'classicBalance',
    'RL-33',
    'Earlier edition',
    'Figures and decks of the earlier edition; hits do not overflow and Kamikaze destroys only its bearer.',
  ),
  {
    id: 'winCheck',
    clause: 'RL-A1',
    label: 'Win check',
    help: 'When a fallen player is noticed: after every lane, or only after the whole Assault.',
    values: ['lane', 'assault'],
    default: 'lane',
  },
  {
    id: 'quietRounds',
    clause: 'RL-A3',
    label: 'Quiet rounds',
    help: 'After this many rounds in a row in which nothing happened the match is a draw.',
    values: [3, 5],
    default: 3,
  },
  {
    id: 'roundCap',
    clause: 'RL-A13',
    label: 'Round limit',
    help: 'After this round the player with more Health wins.',
    values: [100, 20],
    default: 100,
  },
];

/** The engine has already checked names and values. */
export function readOptions(options: Options): RohanOptions {
  return options as unknown as RohanOptions;
}
