/** Reads `--option name=value` the way a game's own list of options wants it. */
import { readFileSync } from 'node:fs';
import { type OptionDefinition, type Options, parseOptions } from '@fray/engine';
import { Complaint, must } from './complaint.js';
import type { OpenGame } from './game/open-game.js';
import { words } from './words/index.js';

const { problems } = words;

export function collect(value: string, earlier: readonly string[]): string[] {
  return [...earlier, value];
}

/** The options of a match. A value that starts with @ is read from that file. */
export function readOptions({ game, book }: OpenGame, pairs: readonly string[]): Options {
  const given: Record<string, unknown> = {};
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    if (equals < 1) throw new Complaint(problems.optionForm(pair));
    const id = pair.slice(0, equals);
    given[id] = readValue(
      game.options.find((option) => option.id === id),
      pair.slice(equals + 1),
    );
  }
  return must(parseOptions(game.options, given), book);
}

function readValue(definition: OptionDefinition | undefined, text: string): unknown {
  const listed = definition?.values?.find((value) => String(value) === text);
  if (listed !== undefined) return listed;
  const content = text.startsWith('@') ? readText(text.slice(1)) : text;
  if (definition?.parse === undefined) return content;
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint(problems.cannotRead(file, whyUnreadable(error as NodeJS.ErrnoException)));
  }
}

function whyUnreadable(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return problems.noFile;
  if (error.code === 'EISDIR') return problems.isFolder;
  if (error.code === 'EACCES') return problems.denied;
  return error.code ?? error.message;
}

/** A whole number of at least `least` from the command line. */
export function readCount(name: string, text: string, least: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < least) throw new Complaint(problems.count(name, least, text));
  return value;
}

/** What players choose for themselves, a hero or a gang, differs from match to match unless it was named. */
export function seatsOwn({ game }: OpenGame, named: readonly string[]): readonly string[] {
  return game.options
    .filter(({ id, seat }) => seat !== undefined && !named.some((pair) => pair.startsWith(`${id}=`)))
    .map(({ id }) => id);
}

/** Names from a list with commas, each of which must be known. */
export function readNames(
  named: readonly { readonly id: string }[],
  list: string | undefined,
  complain: (unknown: string, known: readonly string[]) => string,
): readonly string[] {
  const known = named.map(({ id }) => id);
  const wanted = list?.split(',') ?? [];
  const unknown = wanted.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new Complaint(complain(unknown, known));
  return wanted;
}
