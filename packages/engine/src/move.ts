/**
 * A choice has two forms. Inside, a Move: a verb's index and up to four whole numbers, so that lists of
 * choices cost nothing. Outside, a Choice: a readable record such as {"do":"play","card":"recruit","lane":3}.
 */
import { fail, ok, type Result } from './result.js';
import { engineMessage } from './words/engine-message.js';
import type { Message } from './words/message.js';

export type Move = readonly [verb: number, a: number, b: number, c: number, d: number];
export const MOVE_SIZE = 5;

export type Choice = { readonly do: string } & { readonly [arg: string]: string | number };

/** How one number of a move is written outside: as a name from a list, or as a number counted from `from`. */
export interface Arg {
  readonly name: string;
  readonly names?: readonly string[];
  readonly from?: number;
}

export interface Verb {
  readonly id: string;
  readonly args: readonly Arg[];
}

export function moveEquals(x: Move, y: Move): boolean {
  return x[0] === y[0] && x[1] === y[1] && x[2] === y[2] && x[3] === y[3] && x[4] === y[4];
}

/** A move as it is written outside, for programs and for people. */
interface Written {
  readonly choice: Choice;
  readonly notation: string;
  /** As JSON, once somebody has asked for it: alone, and behind others in a list. */
  json: string;
  next: string;
}

/** Hosts write the same few hundred moves again and again: those of small numbers are written once for each list of verbs. */
const WRITTEN = new WeakMap<readonly Verb[], Map<number, Written>>();
const SMALL_BITS = 6;
const MOST_WRITTEN = 4_096;

/** The same record each time for the same move: nobody may change it. */
export function formatChoice(verbs: readonly Verb[], move: Move): Choice {
  return written(verbs, move).choice;
}

/** A choice as JSON. */
export function choiceText(verbs: readonly Verb[], move: Move): string {
  return spelled(written(verbs, move)).json;
}

/** Choices as JSON with commas between, of moves whose numbers lie one after the other. */
export function choicesText(verbs: readonly Verb[], n: ArrayLike<number>, count: number): string {
  let text = '';
  for (let at = 0; at < count * MOVE_SIZE; at += MOVE_SIZE) {
    const of = spelled(writtenOf(verbs, n[at]!, n[at + 1]!, n[at + 2]!, n[at + 3]!, n[at + 4]!));
    text = at === 0 ? of.json : text + of.next;
  }
  return text;
}

function spelled(of: Written): Written {
  if (of.json === '') {
    of.json = JSON.stringify(of.choice);
    of.next = `,${of.json}`;
  }
  return of;
}

function written(verbs: readonly Verb[], [verb, a, b, c, d]: Move): Written {
  return writtenOf(verbs, verb, a, b, c, d);
}

function writtenOf(
  verbs: readonly Verb[],
  verb: number,
  a: number,
  b: number,
  c: number,
  d: number,
): Written {
  if ((a | b | c | d) >>> SMALL_BITS !== 0) return write(verbs, [verb, a, b, c, d]);
  const known = WRITTEN.get(verbs) ?? new Map<number, Written>();
  if (known.size === 0) WRITTEN.set(verbs, known);
  const key = (((((((verb << SMALL_BITS) | a) << SMALL_BITS) | b) << SMALL_BITS) | c) << SMALL_BITS) | d;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = write(verbs, [verb, a, b, c, d]);
  if (known.size < MOST_WRITTEN) known.set(key, made);
  return made;
}

function write(verbs: readonly Verb[], move: Move): Written {
  const verb = verbs[move[0]]!;
  const choice: Record<string, string | number> = { do: verb.id };
  for (const [i, arg] of verb.args.entries()) choice[arg.name] = writeArg(arg, move[i + 1]!);
  return { choice: choice as Choice, notation: Object.values(choice).join(' '), json: '', next: '' };
}

export function parseChoice(verbs: readonly Verb[], input: unknown): Result<Move, Message> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return fail(engineMessage('choice-shape'));
  const fields = input as Record<string, unknown>;
  const index = verbs.findIndex((verb) => verb.id === fields['do']);
  const verb = verbs[index];
  if (verb === undefined) {
    const given = JSON.stringify(fields['do'])?.slice(0, 60) ?? 'missing';
    return fail(engineMessage('choice-verb', { known: verbs.map((v) => v.id), given }));
  }
  const move: [number, number, number, number, number] = [index, 0, 0, 0, 0];
  for (const key of Object.keys(fields))
    if (key !== 'do' && !verb.args.some((arg) => arg.name === key))
      return fail(engineMessage('choice-extra', { verb: verb.id, key: key.slice(0, 40) }));
  for (const [i, arg] of verb.args.entries()) {
    const value = readArg(arg, fields[arg.name]);
    if (value === undefined)
      return fail(
        engineMessage('choice-argument', { verb: verb.id, argument: arg.name, names: arg.names ?? null }),
      );
    move[i + 1] = value;
  }
  return ok(move);
}

/** The short notation a person can type: the verb, then its arguments, with spaces between. */
export function formatNotation(verbs: readonly Verb[], move: Move): string {
  return written(verbs, move).notation;
}

export function parseNotation(verbs: readonly Verb[], text: string): Result<Move, Message> {
  const words = text.trim().toLowerCase().split(/\s+/);
  const verb = verbs.find((v) => v.id === words[0]);
  if (verb === undefined)
    return fail(
      engineMessage('notation-verb', { given: words[0]!.slice(0, 40), known: verbs.map((v) => v.id) }),
    );
  if (words.length - 1 !== verb.args.length)
    return fail(
      engineMessage('notation-form', {
        form: [verb.id, ...verb.args.map((arg) => `<${arg.name}>`)].join(' '),
      }),
    );
  const choice: Record<string, string | number> = { do: verb.id };
  for (const [i, arg] of verb.args.entries()) {
    const word = words[i + 1]!;
    choice[arg.name] = arg.names === undefined ? Number(word) : word;
  }
  return parseChoice(verbs, choice);
}

function writeArg(arg: Arg, value: number): string | number {
  return arg.names === undefined ? value + (arg.from ?? 0) : (arg.names[value] ?? `?${value}`);
}

function readArg(arg: Arg, value: unknown): number | undefined {
  if (arg.names !== undefined) {
    const index = typeof value === 'string' ? arg.names.indexOf(value) : -1;
    return index === -1 ? undefined : index;
  }
  // Adding 0 turns -0, which would not survive a record, into 0.
  return typeof value === 'number' && Number.isSafeInteger(value) ? value - (arg.from ?? 0) + 0 : undefined;
}
