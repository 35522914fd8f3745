/** The items of the books: two letters find them, one press wears them. */
import { Button, Chip, classes } from '@fray/kit';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Box, HeroSpec, ItemSpec } from '../../../src/index.js';
import { useWords } from '../../lexicon.js';
import { boxFor, changes, ENTRIES, type Entry, isFor, wornAs } from './catalogue.js';
import { LEAST_LETTERS, type Question, search } from './search.js';

/** More than this nobody reads. */
const MOST_SHOWN = 24;

interface FinderProps {
  readonly spec: HeroSpec;
  readonly box: Box;
  readonly onWear: (item: ItemSpec) => void;
}

export function Finder({ spec, box, onWear }: FinderProps) {
  const words = useWords();
  const [question, setQuestion] = useState<Question>({ text: '', box: undefined, book: 0, fits: false });
  const asked = useDeferredValue(question);
  const found = useMemo(() => search(asked, spec, words), [asked, spec, words]);
  const wear = (entry: Entry): void => onWear(wornAs(entry, boxFor(entry, box, spec)));
  const letters = asked.text.trim().length;
  return (
    <section className="dq-finder" aria-label={words.setup.catalogue.title}>
      <h2>{words.setup.catalogue.title}</h2>
      <Ask
        question={question}
        box={box}
        onChange={setQuestion}
        onEnter={() => found[0] !== undefined && wear(found[0])}
      />
      <p className="dq-soft" role="status">
        {letters < LEAST_LETTERS
          ? words.setup.catalogue.twoLetters
          : words.setup.catalogue.found(found.length, Math.min(found.length, MOST_SHOWN))}
      </p>
      <ul className="dq-found">
        {found.slice(0, MOST_SHOWN).map((entry, i) => (
          <FoundItem key={`${entry.name} ${i}`} entry={entry} spec={spec} box={box} onWear={wear} />
        ))}
      </ul>
    </section>
  );
}

interface AskProps {
  readonly question: Question;
  readonly box: Box;
  readonly onChange: (question: Question) => void;
  readonly onEnter: () => void;
}

function Ask({ question, box, onChange, onEnter }: AskProps) {
  const words = useWords();
  const label = words.setup.catalogue.search(ENTRIES.length);
  const chip = (on: boolean, name: string, next: Partial<Question>) => (
    <Chip
      className={classes(on && 'dq-chip-on')}
      pressed={on}
      onClick={() => onChange({ ...question, ...next })}
    >
      {name}
    </Chip>
  );
  return (
    <div className="dq-filters">
      <input
        type="search"
        value={question.text}
        placeholder={label}
        aria-label={label}
        onChange={(event) => onChange({ ...question, text: event.target.value })}
        onKeyDown={(event) => event.key === 'Enter' && onEnter()}
      />
      {chip(question.box !== undefined, words.setup.catalogue.onlyBox(words.box(box)), {
        box: question.box === undefined ? box : undefined,
      })}
      {chip(question.fits, words.setup.catalogue.mayWear, { fits: !question.fits })}
      {[1, 2].map((book) => (
        <span key={book}>
          {chip(question.book === book, words.setup.catalogue.book(book), {
            book: question.book === book ? 0 : book,
          })}
        </span>
      ))}
    </div>
  );
}

interface FoundProps {
  readonly entry: Entry;
  readonly spec: HeroSpec;
  readonly box: Box;
  readonly onWear: (entry: Entry) => void;
}

function FoundItem({ entry, spec, box, onWear }: FoundProps) {
  const words = useWords();
  const target = boxFor(entry, box, spec);
  const worn = spec.items.find((item) => item.box === target);
  const wearing = worn?.name === entry.name;
  return (
    <li className={classes('dq-candidate', wearing && 'dq-candidate-chosen')}>
      <span className="dq-found-item">
        <b>{entry.name}</b>
        <small>{[words.box(target), ...aboutOf(entry, words)].join(' · ')}</small>
        <small className="dq-good">{changesOf(entry, worn, words)}</small>
        {entry.unconfirmed && <small className="dq-note">{words.setup.catalogue.unconfirmed}</small>}
        {!isFor(entry, spec) && <small className="dq-bad">{words.setup.catalogue.notFor}</small>}
      </span>
      <Button
        kind={wearing ? 'plain' : 'choice'}
        aria-label={`${words.labelled(words.setup.catalogue.wear)} ${entry.name}`}
        aria-pressed={wearing}
        onClick={() => onWear(entry)}
      >
        {wearing ? words.setup.catalogue.worn : words.setup.catalogue.wear}
      </Button>
    </li>
  );
}

type Words = ReturnType<typeof useWords>;

function aboutOf(entry: Entry, words: Words): string[] {
  const { catalogue } = words.setup;
  return [
    ...(entry.kind === undefined ? [] : [words.kind(entry.kind)]),
    ...entry.abilities.map((id) => words.ability(id)),
    ...(entry.set === undefined ? [] : [catalogue.set(entry.set.replaceAll('-', ' '))]),
    ...(entry.asks === undefined || entry.asks === 'hexed' ? [] : [words.career(entry.asks)]),
    ...(entry.teaches === '' ? [] : [catalogue.teaches(words.career(entry.teaches))]),
    catalogue.from(entry.book, entry.act),
  ];
}

/** What it does to the sheet: figures that move, and what it takes the place of. */
function changesOf(entry: Entry, worn: ItemSpec | undefined, words: Words): string {
  const moved = changes(entry, worn).map(
    ([bonus, by]) => `${by > 0 ? '+' : '−'}${Math.abs(by)} ${words.setup.bonuses[bonus]}`,
  );
  const instead =
    worn === undefined || worn.name === entry.name ? [] : [words.setup.catalogue.instead(worn.name)];
  return [...(moved.length === 0 ? [words.setup.catalogue.same] : moved), ...instead].join(', ');
}
