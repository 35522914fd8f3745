/** A set of options with a name, such as "our Friday rules": as a text for files and links, and read back from one. */
import { type AnyGame, canonical, fail, loadBook, ok, parseOptions, type Result } from '@fray/engine';
import { texts } from '../texts/index.js';

export type Chosen = Readonly<Record<string, unknown>>;

export interface RuleSet {
  readonly game: string;
  readonly name: string;
  /** What is not at its default. */
  readonly options: Chosen;
}

const FORMAT = 'fray-rules/1';
export const LONGEST_NAME = 40;
const LONGEST_TEXT = 20_000;

/** What a whole table plays by: what seats choose for themselves, such as heroes, is no rule. */
function ofTheTable(game: AnyGame, options: Chosen): Chosen {
  const rules = game.options.filter(
    ({ id, seat, default: usual }) =>
      seat === undefined && options[id] !== undefined && canonical(options[id]) !== canonical(usual),
  );
  return Object.fromEntries(rules.map(({ id }) => [id, options[id]]));
}

export function ruleSetOf(game: AnyGame, name: string, options: Chosen): RuleSet {
  return { game: game.id, name: name.trim().slice(0, LONGEST_NAME), options: ofTheTable(game, options) };
}

/** The options of a table that plays by the set; seats keep what they have chosen. */
export function withRuleSet(game: AnyGame, options: Chosen, set: RuleSet): Chosen {
  const own = game.options.filter(({ id, seat }) => seat !== undefined && options[id] !== undefined);
  return { ...Object.fromEntries(own.map(({ id }) => [id, options[id]])), ...set.options };
}

export function playsBy(game: AnyGame, options: Chosen, set: RuleSet): boolean {
  return canonical(ofTheTable(game, options)) === canonical(set.options);
}

export function formatRuleSet({ game, name, options }: RuleSet): string {
  return `${canonical({ format: FORMAT, game, name, options })}\n`;
}

/** Or one sentence on what is wrong with the text. */
export async function readRuleSet(game: AnyGame, text: string): Promise<Result<RuleSet>> {
  const { noRuleSet, otherGame } = texts().lobby.ruleSets;
  const given = text.length > LONGEST_TEXT ? undefined : parse(text);
  if (given === undefined || given['format'] !== FORMAT || typeof given['name'] !== 'string')
    return fail(noRuleSet);
  const book = await loadBook(game, [document.documentElement.lang]);
  if (given['game'] !== game.id) return fail(otherGame(book.title));
  const options = parseOptions(game.options, given['options']);
  if (!options.ok) return fail(book.problem(options.error));
  const set = ruleSetOf(game, given['name'], options.value);
  return set.name === '' ? fail(noRuleSet) : ok(set);
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const MARK = 'with.';

/** The last part of a link to a new table that plays by the set. */
export function ruleSetInLink(set: RuleSet): string {
  const bytes = new TextEncoder().encode(formatRuleSet(set));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return MARK + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text in such a part; undefined where it is another kind of link, empty where it was cut. */
export function textInLink(part: string | undefined): string | undefined {
  if (!part?.startsWith(MARK)) return undefined;
  try {
    const binary = atob(part.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, (c) => c.charCodeAt(0)));
  } catch {
    return '';
  }
}
