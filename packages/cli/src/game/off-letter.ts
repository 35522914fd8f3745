/** What every game plays by default that its document does not say, as a page: departures with the reason, then rulings. */
import {
  type AnyGame,
  basisOf,
  loadBook,
  type OptionDefinition,
  presetValue,
  type WordBook,
} from '@fray/engine';
import { games } from '@fray/games';

/** Written in English whatever the reader's language is: it is a file of the project. */
export async function letterPage(): Promise<string> {
  const parts = await Promise.all(games.map(async (game) => gamePart(game, await loadBook(game, ['en']))));
  return `# Off the letter

What each game plays by default that its document does not say. A *departure* is where the document says otherwise, a *ruling*
where it says nothing. The preset "As the document says" sets every departure to the letter. \`fray games --letter\` writes this page.

${parts.join('\n')}`;
}

function gamePart(game: AnyGame, book: WordBook): string {
  const off = (basis: 'departure' | 'ruling'): OptionDefinition[] =>
    game.options.filter((option) => option.values !== undefined && basisOf(option, option.default) === basis);
  const departures = off('departure').map((option) => {
    const letter = presetValue(option, 'letter');
    const why = book.options[option.id]?.why ?? '';
    return row([...named(option, book), valueIn(option, book), valueIn(option, book, letter), why]);
  });
  const rulings = off('ruling').map((option) => row([...named(option, book), valueIn(option, book)]));
  return [
    `## ${book.title}\n`,
    departures.length === 0 ? 'No default departs from the document.\n' : '',
    ...table('departure | clause | by default | the letter | why', departures),
    ...table('ruling | clause | by default', rulings),
  ]
    .filter((line) => line !== '')
    .map((line) => (line === BLANK ? '' : line))
    .join('\n');
}

const BLANK = ' ';

function named({ id, clause }: OptionDefinition, book: WordBook): readonly string[] {
  return [`${book.options[id]?.label ?? id} (\`${id}\`)`, clause];
}

function valueIn({ id, default: usual }: OptionDefinition, book: WordBook, value: unknown = usual): string {
  const said = book.options[id]?.values?.[String(value)];
  return said ?? (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));
}

function table(head: string, rows: readonly string[]): readonly string[] {
  if (rows.length === 0) return [];
  return [`| ${head} |`, `|${' --- |'.repeat(head.split('|').length)}`, ...rows, BLANK];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
