/** What a table may set, below the rules: every value with what it is beside the document, and why where one departs from it. */
import {
  type AnyGame,
  basisOf,
  basisWord,
  type OptionDefinition,
  tellWhy,
  type WordBook,
} from '@fray/engine';
import { Clause } from '@fray/kit';
import { texts } from '../../texts/index.js';
import { optionWords, valueWords } from '../setup/option-words.js';
import { onceIn } from './rules-nodes.js';

export function RulesOptions({ game, book }: { readonly game: AnyGame; readonly book: WordBook }) {
  const shown = game.options.filter(({ values, seat }) => values !== undefined && seat === undefined);
  if (shown.length === 0) return null;
  return (
    <section className="rules-text rules-options" aria-labelledby="options">
      <h2 id="options">{texts().lobby.options}</h2>
      {shown.map((option) => (
        <RulesOption key={option.id} option={option} book={book} />
      ))}
    </section>
  );
}

function RulesOption({ option, book }: { readonly option: OptionDefinition; readonly book: WordBook }) {
  const { id, clause, values = [] } = option;
  const { label, help } = optionWords(book, id);
  return (
    <div className="rules-option" data-option={id}>
      <h3>
        {label} <Clause id={clause} />
      </h3>
      <p>{onceIn(book.glossary)(help, 0)}</p>
      <ul>
        {values.map((value) => (
          <RulesValue key={String(value)} option={option} value={value} book={book} />
        ))}
      </ul>
    </div>
  );
}

interface RulesValueProps {
  readonly option: OptionDefinition;
  readonly value: string | number | boolean;
  readonly book: WordBook;
}

function RulesValue({ option, value, book }: RulesValueProps) {
  const say = onceIn(book.glossary);
  const usual = value === option.default ? `, ${texts().lobby.usual}` : '';
  return (
    <li>
      <b>{say(valueWords(book, option.id, value), 0)}</b>
      {say(`: ${basisWord(book, basisOf(option, value))}${usual}. ${tellWhy(book, option, value) ?? ''}`, 1)}
    </li>
  );
}
