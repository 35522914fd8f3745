/** What a table may change. Defaults are the source's rules and our rulings. */
import type { Bases, OptionDefinition, Options } from '@fray/engine';

export interface TrueshotOptions {
  readonly opener: string;
  readonly stray: boolean;
  readonly shadowlands: boolean;
  readonly direDiets: boolean;
  readonly dragonflight: boolean;
  readonly preparationActions: number;
  readonly refundOrder: string;
  readonly discardNew: boolean;
  readonly oneSpellPerSlot: boolean;
  readonly scareEndsRound: boolean;
  readonly survivorsHeal: boolean;
  readonly stallGuard: boolean;
  readonly lapCap: number;
  readonly roundCap: number;
}

function flag(id: string, clause: string, basis: Bases, standard: boolean): OptionDefinition {
  return { id, clause, values: [standard, !standard], default: standard, basis };
}

/** The document has it off; what it does not know is silence, what it forbids or overrules is a departure. */
const ADDED: Bases = { false: 'letter', true: 'ruling' };
const AGAINST: Bases = { false: 'letter', true: 'departure' };
const FOR: Bases = { true: 'letter', false: 'departure' };

export const OPTIONS: readonly OptionDefinition[] = [
  {
    id: 'opener',
    clause: 'TL-42',
    values: ['asked', 'random', 'seat1', 'seat2', 'seat3', 'seat4'],
    default: 'asked',
    basis: { random: 'departure', others: 'letter' },
  },
  flag('stray', 'TL-P-caline', 'ruling', true),
  flag('shadowlands', 'TL-P-camel', ADDED, false),
  flag('direDiets', 'TL-D1', ADDED, false),
  flag('dragonflight', 'TL-P-lesser-dragonkin', ADDED, false),
  { id: 'preparationActions', clause: 'TL-44', values: [3, 0], default: 3, basis: 'ruling' },
  {
    id: 'refundOrder',
    clause: 'TL-47',
    values: ['refundFirst', 'payFirst'],
    default: 'refundFirst',
    basis: { refundFirst: 'departure', payFirst: 'letter' },
  },
  flag('discardNew', 'TL-56', FOR, false),
  flag('oneSpellPerSlot', 'TL-67', AGAINST, false),
  flag('scareEndsRound', 'TL-69', FOR, true),
  flag('survivorsHeal', 'TL-66', 'ruling', true),
  flag('stallGuard', 'TL-A32', AGAINST, true),
  { id: 'lapCap', clause: 'TL-A29', values: [30, 12, 20], default: 30, basis: 'ruling' },
  { id: 'roundCap', clause: 'TL-A29', values: [60, 20, 30], default: 60, basis: 'ruling' },
];

/** The engine has already checked names and values. */
export function readOptions(options: Options): TrueshotOptions {
  return options as unknown as TrueshotOptions;
}
