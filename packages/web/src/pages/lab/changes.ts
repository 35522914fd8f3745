/** What may be compared with the plain rules: every other value of an option, with the rule it needs, and all that was ticked at once. */
import { type AnyGame, basisOf, basisWord, type OptionDefinition, type WordBook } from '@fray/engine';
import { type Experiment, readChange } from '@fray/lab/core';
import { texts } from '../../texts/index.js';
import { optionWords, valueWords } from '../setup/option-words.js';

type Changes = Experiment['changes'];

/** Options with more values than this are no rule but a choice of things. */
const MOST_VALUES = 4;
const BETWEEN = ', ';

/** Rules that are switched on come first; those are what groups argue about. */
export function changesOf(game: AnyGame): readonly string[] {
  const compared = game.options.filter(
    ({ values, seat }) => values !== undefined && seat === undefined && values.length <= MOST_VALUES,
  );
  const isSwitch = ({ default: usual }: OptionDefinition): boolean => usual === false;
  const sorted = [...compared.filter(isSwitch), ...compared.filter((option) => !isSwitch(option))];
  const names = sorted.flatMap(({ id, values, default: usual }) =>
    values!.filter((value) => value !== usual).map((value) => nameOf(id, value)),
  );
  return names.flatMap((name) => playable(game, name, sorted) ?? []);
}

/** Alone, or with the one rule that it needs. */
function playable(game: AnyGame, name: string, options: readonly OptionDefinition[]): string | undefined {
  if (isPlayable(game, name)) return name;
  const needed = options.find(({ id }) => id !== name && isPlayable(game, `${id}${BETWEEN}${name}`));
  return needed === undefined ? undefined : `${needed.id}${BETWEEN}${name}`;
}

function nameOf(id: string, value: string | number | boolean): string {
  return value === true ? id : `${id} = ${String(value)}`;
}

function isPlayable(game: AnyGame, name: string): boolean {
  const usual = Object.fromEntries(game.options.map(({ id, default: value }) => [id, value]));
  const { options } = readChange(name);
  return game.optionsFault?.({ ...usual, ...options } as never, game.seats.min) === undefined;
}

/** The name of everything that is ticked at once; undefined where that is one thing, or cannot be played. */
export function wholeOf(game: AnyGame, changes: Changes, offered: readonly string[]): string | undefined {
  const ticked = changes.filter(({ name }) => offered.includes(name));
  const parts = [...new Set(ticked.flatMap(({ name }) => name.split(BETWEEN)))];
  const name = parts.join(BETWEEN);
  const ids = new Set(parts.map((part) => part.split(' = ')[0]));
  return ticked.length > 1 && ids.size === parts.length && isPlayable(game, name) ? name : undefined;
}

/** Whoever has ticked everything at once means whatever is ticked now. */
export function withWhole(
  game: AnyGame,
  before: Changes,
  after: Changes,
  offered: readonly string[],
): Changes {
  const was = wholeOf(game, before, offered);
  if (was === undefined || offered.includes(was) || !after.some(({ name }) => name === was)) return after;
  const others = after.filter(({ name }) => name !== was);
  const whole = wholeOf(game, others, offered);
  return whole === undefined ? others : [...others, readChange(whole)];
}

/** "Critical Misses (with Duel Dice) · letter": the last is what is compared, with what it is beside the document. */
export function labelOf(name: string, game: AnyGame, book: WordBook): string {
  const parts = name.split(BETWEEN);
  const [id, value = 'true'] = parts.at(-1)!.split(' = ');
  const labels = parts.map((part) => partLabel(part, book));
  const last = labels.pop()!;
  const named = labels.length === 0 ? last : texts().lab.needing(last, labels);
  const definition = game.options.find((option) => option.id === id);
  return definition === undefined ? named : `${named} · ${basisWord(book, basisOf(definition, value))}`;
}

function partLabel(part: string, book: WordBook): string {
  const [id = '', value] = part.split(' = ');
  const { label } = optionWords(book, id);
  return value === undefined ? label : texts().common.titled(label, valueWords(book, id, value));
}
