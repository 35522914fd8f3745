/** An option as a terminal shows it: its values, what each is beside the game's document, and why where it departs from it. */
import { basisOf, basisWord, type OptionDefinition, tellWhy, type WordBook } from '@fray/engine';
import pc from 'picocolors';
import { words } from '../words/index.js';

const { reports } = words;

export function paintOption(definition: OptionDefinition, book: WordBook): string {
  const { id, values, default: usual, clause, seat } = definition;
  const { label, help } = book.options[id]!;
  const choice = values === undefined ? reports.freeValue : values.map(String).join(' | ');
  const whose = seat === undefined ? '' : ` ${pc.dim(reports.perSeat(seat + 1))}`;
  const usually = pc.dim(reports.usually(JSON.stringify(usual), clause));
  return [
    `  ${pc.bold(id)}=${choice}  ${usually}${whose}`,
    `      ${label}. ${help}`,
    ...standings(definition, book).map((line) => pc.dim(`      ${line}`)),
  ].join('\n');
}

/** One word where it goes for all values; otherwise a line a value. */
function standings(definition: OptionDefinition, book: WordBook): readonly string[] {
  const { basis, id, values = [] } = definition;
  const named = book.options[id]?.values ?? {};
  const all = typeof basis === 'string';
  const lines = values.flatMap((value) => {
    const name = named[String(value)];
    const meaning = name === undefined || name === String(value) ? '' : `: ${name}`;
    if (all) return meaning === '' ? [] : [`${value}${meaning}`];
    const why = tellWhy(book, definition, value);
    return [
      `${value}${meaning} (${basisWord(book, basisOf(definition, value))})${why === '' ? '' : ` ${why}`}`,
    ];
  });
  return all ? [[...lines, basisWord(book, basis)].join(', ')] : lines;
}
