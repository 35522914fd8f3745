/** The named switches of a game. Every ruling that fills a gap is one, with the ruling as its default. */
import { fail, ok, type Result } from './result.js';

export type OptionValue = string | number | boolean | OptionData;
export type OptionData = { readonly [key: string]: unknown } | readonly unknown[];
export type Options = { readonly [id: string]: OptionValue };

/** What a match is set up from. */
export interface Setup {
  readonly options: Options;
  readonly seats: number;
}

export interface OptionDefinition {
  readonly id: string;
  readonly clause: string;
  readonly label: string;
  readonly help: string;
  /** The values a table may pick from; absent when `parse` reads free data. */
  readonly values?: readonly (string | number | boolean)[];
  readonly default: OptionValue;
  /** Reads a value that is not one of a short list, such as a hero a player has made. */
  parse?(value: unknown): Result<OptionValue>;
}

/** Fills in defaults and refuses what does not exist, saying what would be right. */
export function parseOptions(definitions: readonly OptionDefinition[], input: unknown): Result<Options> {
  if (input !== undefined && (typeof input !== 'object' || input === null || Array.isArray(input)))
    return fail('Options are an object of names and values.');
  const given = (input ?? {}) as Record<string, unknown>;
  for (const key of Object.keys(given))
    if (!definitions.some((d) => d.id === key))
      return fail(`Unknown option "${key.slice(0, 40)}". Known: ${definitions.map((d) => d.id).join(', ')}.`);
  const options: Record<string, OptionValue> = {};
  for (const definition of definitions) {
    const value = given[definition.id];
    const parsed = value === undefined ? ok(definition.default) : parseOption(definition, value);
    if (!parsed.ok) return parsed;
    options[definition.id] = parsed.value;
  }
  return ok(options);
}

function parseOption(definition: OptionDefinition, value: unknown): Result<OptionValue> {
  const listed = definition.values?.find((v) => v === value);
  if (listed !== undefined) return ok(listed);
  if (definition.parse !== undefined) return definition.parse(value);
  const allowed = definition.values?.map((v) => JSON.stringify(v)).join(', ');
  return fail(
    `Option "${definition.id}" must be one of ${allowed}, not ${JSON.stringify(value)?.slice(0, 40)}.`,
  );
}
