/** Beside a game's document every value of an option is its letter, a ruling where it is silent, or a departure from it. */
import type { Basis, OptionDefinition, OptionValue } from './option.js';
import { canonical } from './record/canonical.js';

/** Everything at once: to what the document says, or to what we would play. */
export const PRESETS = ['letter', 'suggested'] as const;
export type PresetId = (typeof PRESETS)[number];

type Chosen = Readonly<Record<string, unknown>>;

export function basisOf({ basis }: Pick<OptionDefinition, 'basis'>, value: unknown): Basis {
  if (typeof basis === 'string') return basis;
  return basis[String(value)] ?? basis['others'] ?? 'departure';
}

/**
 * Where an option stands in a preset; undefined where the document leaves the choice to the players, such as a mission, a hero or
 * a house rule: no preset touches those.
 */
export function presetValue(definition: OptionDefinition, preset: PresetId): OptionValue | undefined {
  const { basis, seat, values = [], default: usual, suggested } = definition;
  if (seat !== undefined || basis === 'letter') return undefined;
  if (preset === 'suggested') return suggested ?? usual;
  if (basisOf(definition, usual) === 'letter') return usual;
  return values.find((value) => basisOf(definition, value) === 'letter') ?? usual;
}

/** The same choices with everything that a preset knows as the preset has it. */
export function withPreset(
  definitions: readonly OptionDefinition[],
  chosen: Chosen,
  preset: PresetId,
): Chosen {
  const set = definitions.flatMap((definition) => {
    const value = presetValue(definition, preset);
    return value === undefined ? [] : [[definition.id, value]];
  });
  return { ...chosen, ...Object.fromEntries(set) };
}

/** The options by which a table differs from a preset. */
export function differsFrom(
  definitions: readonly OptionDefinition[],
  chosen: Chosen,
  preset: PresetId,
): readonly OptionDefinition[] {
  return definitions.filter((definition) => {
    const value = presetValue(definition, preset);
    return value !== undefined && canonical(chosen[definition.id] ?? definition.default) !== canonical(value);
  });
}
