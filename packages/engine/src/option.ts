/** The named switches of a game. The default is what the document says; where it is silent, our ruling. */
import { fail, ok, type Result } from './result.js';
import { engineMessage } from './words/engine-message.js';
import type { Message } from './words/message.js';

export type OptionValue = string | number | boolean | OptionData;
export type OptionData = { readonly [key: string]: unknown } | readonly unknown[];
export type Options = { readonly [id: string]: OptionValue };

/** Beside the game's document: what it says; ours, where it is silent; or not what it says. */
export type Basis = 'letter' | 'ruling' | 'departure';
/** One for all values, or one a value as text; `others` stands for the rest. */
export type Bases = Basis | Readonly<Record<string, Basis>>;

/** What a match is set up from. */
export interface Setup {
  readonly options: Options;
  readonly seats: number;
}

/** Its label, help and the names of its values are in the word books. */
export interface OptionDefinition {
  readonly id: string;
  readonly clause: string;
  /** The values a table may pick from; absent when `parse` reads free data. */
  readonly values?: readonly (string | number | boolean)[];
  readonly default: OptionValue;
  /** What each value is beside the game's document. */
  readonly basis: Bases;
  /** What Fray would play, where that is not the default. */
  readonly suggested?: OptionValue;
  /** Experiments may try every whole number between these, to look for the fairest. */
  readonly range?: { readonly from: number; readonly to: number };
  /** Reads a value that is not one of a short list, such as a hero a player has made. */
  parse?(value: unknown): Result<OptionValue, Message>;
  /** The seat that chooses it for itself, such as its hero; otherwise whoever sets the table up. */
  readonly seat?: number;
}

/** Fills in defaults and refuses what does not exist, saying what would be right. */
export function parseOptions(
  definitions: readonly OptionDefinition[],
  input: unknown,
  asExperiment = false,
): Result<Options, Message> {
  if (input !== undefined && (typeof input !== 'object' || input === null || Array.isArray(input)))
    return fail(engineMessage('options-shape'));
  const given = (input ?? {}) as Record<string, unknown>;
  for (const key of Object.keys(given))
    if (!definitions.some((d) => d.id === key))
      return fail(
        engineMessage('option-unknown', { key: key.slice(0, 40), known: definitions.map((d) => d.id) }),
      );
  const options: Record<string, OptionValue> = {};
  for (const definition of definitions) {
    const value = given[definition.id];
    const parsed =
      value === undefined ? ok(definition.default) : parseOption(definition, value, asExperiment);
    if (!parsed.ok) return parsed;
    options[definition.id] = parsed.value;
  }
  return ok(options);
}

function parseOption(
  definition: OptionDefinition,
  value: unknown,
  asExperiment: boolean,
): Result<OptionValue, Message> {
  const listed = definition.values?.find((v) => v === value);
  if (listed !== undefined) return ok(listed);
  if (asExperiment && isWithin(value, definition.range)) return ok(value);
  if (definition.parse !== undefined) return definition.parse(value);
  const allowed = (definition.values ?? []).map((v) => JSON.stringify(v));
  const given = JSON.stringify(value)?.slice(0, 40) ?? 'nothing';
  return fail(engineMessage('option-value', { option: definition.id, allowed, given }));
}

function isWithin(value: unknown, range: OptionDefinition['range']): value is number {
  return (
    range !== undefined &&
    Number.isInteger(value) &&
    range.from <= (value as number) &&
    (value as number) <= range.to
  );
}
