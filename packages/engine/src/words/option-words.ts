/** What options are beside a game's document, and how a table stands to it, in words: one source for every shell. */
import type { Basis, OptionDefinition } from '../option.js';
import { basisOf, differsFrom, PRESETS, type PresetId } from '../option-basis.js';
import { type EngineMessage, engineMessage } from './engine-message.js';
import type { WordBook } from './word-book.js';

type Speaker = Pick<WordBook, 'problem' | 'options'>;

const say = (book: Speaker, id: EngineMessage, labels?: readonly string[]): string =>
  book.problem(engineMessage(id, labels === undefined ? undefined : { labels }));

/** "letter", "ruling" or "departure". */
export function basisWord(book: Speaker, basis: Basis): string {
  return say(book, `basis-${basis}`);
}

/** "As the document says" or "As Fray suggests". */
export function presetWord(book: Speaker, preset: PresetId): string {
  return say(book, `preset-${preset}`);
}

/** One line on how a table plays: as both presets, as one of them, or by which options it differs. */
export function tellPresets(
  book: Speaker,
  definitions: readonly OptionDefinition[],
  chosen: Readonly<Record<string, unknown>>,
): string {
  const apart = PRESETS.map((preset) =>
    differsFrom(definitions, chosen, preset).map(({ id }) => book.options[id]?.label ?? id),
  );
  if (apart.every((labels) => labels.length === 0)) return say(book, 'as-both');
  return PRESETS.map((preset, i) =>
    apart[i]!.length === 0 ? say(book, `as-${preset}`) : say(book, `not-${preset}`, apart[i]),
  ).join(' ');
}

/** Why a value departs from the document; empty where it does not. */
export function tellWhy(book: Speaker, definition: OptionDefinition, value: unknown): string {
  if (basisOf(definition, value) !== 'departure') return '';
  return book.options[definition.id]?.why ?? '';
}
