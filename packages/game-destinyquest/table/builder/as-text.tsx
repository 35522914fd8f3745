/** A hero as a small file: to keep, to send, to read in. */
import type { WordBook } from '@fray/engine';
import { Button } from '@fray/kit';
import { useId, useState } from 'react';
import { formatHeroFile, type Hero, parseHeroFile } from '../../src/index.js';
import { useWords } from '../lexicon.js';

export function AsText({
  book,
  hero,
  onRead,
}: {
  readonly book: WordBook;
  readonly hero: Hero | undefined;
  readonly onRead: (hero: Hero) => void;
}) {
  const words = useWords();
  const id = useId();
  const [text, setText] = useState<string>();
  const [wrong, setWrong] = useState('');
  const shown = text ?? (hero === undefined ? '' : formatHeroFile(hero));
  const read = (): void => {
    const parsed = parseHeroFile(shown);
    setWrong(parsed.ok ? '' : book.problem(parsed.error));
    if (!parsed.ok) return;
    setText(undefined);
    onRead(parsed.value);
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
      {wrong !== '' && (
        <p className="dq-wrong" role="alert">
          {wrong}
        </p>
      )}
      <Button onClick={read}>{words.setup.read}</Button>
    </details>
  );
}
