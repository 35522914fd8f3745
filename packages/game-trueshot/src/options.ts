/** What a table may change. Defaults are the source's rules and our rulings. */
import type { OptionDefinition, Options } from '@fray/engine';

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

function flag(id: string, clause: string, standard: boolean): OptionDefinition {
  return { id, clause, values: [standard, !standard], default: standard };
}

export const OPTIONS: readonly OptionDefinition[] = [
  {
    id: 'opener',
    clause: 'TL-42',
    values: ['random', 'seat1', 'seat2', 'seat3', 'seat4'],
    default: 'random',
  },
  flag('stray', 'TL-P-caline', true),
  flag('shadowlands', 'TL-P-camel', false),
  flag('direDiets', 'TL-D1', false),
  flag('dragonflight', 'TL-P-lesser-dragonkin', false),
  { id: 'preparationActions', clause: 'TL-44', values: [3, 0], default: 3 },
  { id: 'refundOrder', clause: 'TL-47', values: ['refundFirst', 'payFirst'], default: 'refundFirst' },
  flag('discardNew', 'TL-56', false),
  flag('oneSpellPerSlot', 'TL-67', false),
  flag('scareEndsRound', 'TL-69', false),
  flag('survivorsHeal', 'TL-66', true),
  flag('stallGuard', 'TL-A32', true),
  { id: 'lapCap', clause: 'TL-A29', values: [30, 12, 20], default: 30 },
  { id: 'roundCap', clause: 'TL-A29', values: [60, 20, 30], default: 60 },
];

/** The engine has already checked names and values. */
export function readOptions(options: Options): TrueshotOptions {
  return options as unknown as TrueshotOptions;
}
