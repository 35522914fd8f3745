/** A hero as a small file: to keep, to send, to read in. */
import type { WordBook } from '@fray/engine';
import { Button } from '@fray/kit';
import { useId, useState } from 'react';
import { formatHeroFile, type Hero, type HeroSpec, parseHeroFile } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import type { DuelWords } from '../words/en.js';

interface Loose {
  readonly sheet: HeroSpec | undefined;
  readonly said: readonly string[];
}

/** No hero file: then perhaps a sheet that names items of the books, one a line. */
async function readLoosely(text: string, start: HeroSpec, words: DuelWords, problem: string): Promise<Loose> {
  const { readSheet } = await import('./catalogue/read-sheet.js');
  const { spec, understood, misread } = readSheet(text, start);
  if (understood === 0) return { sheet: undefined, said: [problem] };
  const { catalogue } = words.setup;
  const lines = misread.map((each) => catalogue.misread(each.line, each.text, each.near));
  return { sheet: spec, said: [catalogue.readIn(understood), ...lines] };
}

export function AsText({
  book,
  hero,
  onRead,
  spec,
  onSheet,
}: {
  readonly book: WordBook;
  readonly hero: Hero | undefined;
  readonly onRead: (hero: Hero) => void;
  readonly spec: HeroSpec;
  readonly onSheet: (spec: HeroSpec) => void;
}) {
  const words = useWords();
  const id = useId();
  const [text, setText] = useState<string>();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const shown = text ?? (hero === undefined ? '' : formatHeroFile(hero));
  const take = ({ sheet, said }: Loose): void => {
    setWrong(said);
    if (sheet !== undefined) onSheet(sheet);
  };
  const read = (): void => {
    const parsed = parseHeroFile(shown);
    setWrong([]);
    if (parsed.ok) {
      setText(undefined);
      onRead(parsed.value);
    } else void readLoosely(shown, spec, words, book.problem(parsed.error)).then(take);
  };
  return (
    <details className="dq-as-text">
      <summary>{words.setup.asText}</summary>
      <label htmlFor={id}>{words.setup.asTextHelp}</label>
      <textarea
        id={id}
        value={shown}
        rows={16}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      {wrong.length > 0 && (
        <div className="dq-wrong" role="alert">
          {wrong.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <Button onClick={read}>{words.setup.read}</Button>
    </details>
  );
}
