/** `fray sim --compare`: the same seeds with and without a change of the rules, and what it does. */
import type { Options, WordBook } from '@fray/engine';
import type { Comparison, Effect, Plan } from '@fray/lab';
import pc from 'picocolors';
import type { OpenGame } from '../game/open-game.js';
import { readOptions } from '../options.js';
import { paintTable, percent } from '../paint.js';
import { words } from '../words/index.js';

const { reports } = words;

/** "duel-dice,turnLimit=30": a name alone switches an option on; either spelling will do. */
export function readChanges(opened: OpenGame, text: string): Options {
  const pairs = text.split(',').map((part) => {
    const [name = '', value = 'true'] = part.split('=');
    return `${idOf(opened, name)}=${value}`;
  });
  const all = readOptions(opened, pairs);
  return Object.fromEntries(pairs.map((pair) => pair.split('=')[0]!).map((id) => [id, all[id]!]));
}

function idOf({ game }: OpenGame, name: string): string {
  const plain = (id: string): string => id.toLowerCase().replace(/-/g, '');
  return game.options.find(({ id }) => plain(id) === plain(name))?.id ?? name;
}

/** A rule that is switched on needs no more than its name. */
function ruleName(book: WordBook, id: string, value: Options[string]): string {
  const { label, values } = book.options[id] ?? { label: id };
  return value === true ? label : `${label}: ${values?.[String(value)] ?? value}`;
}

export function paintComparison(
  book: WordBook,
  plan: Plan,
  changes: Options,
  comparison: Comparison,
): string {
  const { pairs, differed, effects } = comparison;
  const named = Object.entries(changes).map(([id, value]) => ruleName(book, id, value));
  return `${[
    `${pc.bold(book.title)}  ${pc.dim(reports.matches(pairs, plan.seed))}`,
    reports.compared(named.join(', ')),
    '',
    differed === 0 ? reports.noneDiffered : reports.differed(differed, percent(differed / pairs)),
    '',
    paintTable(
      reports.effects,
      effects.map((effect) => effectRow(book, effect)),
    ),
  ].join('\n')}\n`;
}

function effectRow(book: WordBook, effect: Effect): string[] {
  const { response, before, difference, low, high, differed, p } = effect;
  const isLength = response === 'decisions';
  const amount = (value: number): string => (isLength ? value.toFixed(2) : percent(value));
  const signed = (value: number): string => `${value >= 0 ? '+' : ''}${amount(value)}`;
  return [
    nameOf(book, response),
    amount(before),
    differed === 0 ? reports.same : signed(difference),
    differed === 0 ? '' : reports.interval(signed(low), signed(high)),
    p < 0.05 ? reports.sure : '',
  ];
}

function nameOf(book: WordBook, response: string): string {
  return book.glossary[response]?.name ?? response.replace(':', ' ');
}
