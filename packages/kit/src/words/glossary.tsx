/** Words of a game that can be looked up: cards, abilities, terms. The shell says where the entries come from. */
import type { GlossaryEntry, Words } from '@fray/engine';
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { Popover } from '../surfaces/popover.js';
import './glossary.css';
import { useKitWords } from './kit-words.js';
import { linkerOf, notAgain } from './link-terms.js';

export interface Glossary {
  readonly entries: Readonly<Record<string, GlossaryEntry>>;
  /** Opens the rules at a clause. */
  readonly onClause: (clause: string) => void;
  /** False for ids that are no clause of the rules page, which are then shown as plain text. */
  readonly hasClause: (clause: string) => boolean;
}

const GlossaryContext = createContext<Glossary>({
  entries: {},
  onClause: () => undefined,
  hasClause: () => false,
});

export const GlossaryProvider = GlossaryContext.Provider;

/** Everything that can be looked up, by its id: names and texts of cards, abilities, terms. */
export function useEntries(): Readonly<Record<string, GlossaryEntry>> {
  return useContext(GlossaryContext).entries;
}

/** The name of a thing; opens its entry on hover, focus or tap. */
export function Term({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { entries } = useContext(GlossaryContext);
  const entry = entries[id];
  if (entry === undefined) return <>{children}</>;
  return (
    <Popover className="term" content={() => <EntryView entry={entry} />}>
      {children}
    </Popover>
  );
}

export function EntryView({ entry }: { readonly entry: GlossaryEntry }) {
  return (
    <span className="entry">
      <span className="entry-name">{entry.name}</span>
      <span>
        <Said text={entry.text} within={entry} />
      </span>
      {entry.facts !== undefined && entry.facts.length > 0 && (
        <span className="entry-facts">
          {entry.facts.map((fact) => (
            <span key={fact.label}>
              <Said text={fact.label} within={entry} />{' '}
              <b>
                <Said text={fact.value} within={entry} />
              </b>
            </span>
          ))}
        </span>
      )}
      {entry.clause !== '' && <Clause id={entry.clause} />}
    </span>
  );
}

/** A sentence whose things can be opened; what is told about a thing does not open that thing again. */
export function Said({ text, within }: { readonly text: string; readonly within?: GlossaryEntry }) {
  return <WordsView words={[text]} {...(within === undefined ? {} : { within })} />;
}

/** The same for a longer text to be read: each thing opens where it is named first. */
export function Read({ text }: { readonly text: string }) {
  return <PartsView parts={notAgain(linkerOf(useEntries())(text), new Set())} />;
}

interface WordsProps {
  readonly words: Words;
  readonly within?: GlossaryEntry;
}

/** Words with their names made openable. */
export function WordsView({ words, within }: WordsProps) {
  const { entries } = useContext(GlossaryContext);
  const link = linkerOf(entries);
  const parts = words
    .flatMap((part) => (typeof part === 'string' ? link(part) : [part]))
    .map((part) => (typeof part !== 'string' && entries[part.ref] === within ? part.text : part));
  return <PartsView parts={parts} />;
}

/** Words in which somebody has already looked for names. */
export function PartsView({ parts }: { readonly parts: Words }) {
  return (
    <>
      {parts.map((part, i) => {
        const before = parts[i - 1];
        const after = parts[i + 1];
        if (typeof part !== 'string')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
            <span key={i} className="term-held">
              {typeof before === 'string' && before.slice(before.length - openedIn(before))}
              <Term id={part.ref}>{part.text}</Term>
              {typeof after === 'string' && after.slice(0, marksIn(after))}
            </span>
          );
        const said = before === undefined || typeof before === 'string' ? 0 : marksIn(part);
        const held = after === undefined || typeof after === 'string' ? 0 : openedIn(part);
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
        return <Fragment key={i}>{part.slice(said, part.length - held)}</Fragment>;
      })}
    </>
  );
}

/** How many marks a text begins with: they stay with the name before them, where a line could break after any button, and so does the space that French has between. */
function marksIn(text: string): number {
  return /^(?:[\u00a0\u202f]?[,.;:!?)\]’”»])*/.exec(text)![0].length;
}

/** How much of a text's end belongs to the name after it: an opened bracket, and the article that French writes as one word with it ("l’"). */
function openedIn(text: string): number {
  return /(?:[([„“«][\u00a0\u202f]?)*(?:\p{L}+’)?$/u.exec(text)![0].length;
}

/** A clause id that opens the rules there. */
export function Clause({ id }: { readonly id: string }) {
  const { onClause, hasClause } = useContext(GlossaryContext);
  const words = useKitWords();
  if (!hasClause(id)) return <span className="clause-chip">{id}</span>;
  return (
    <button
      type="button"
      className="clause-chip"
      aria-label={words.rule(id)}
      onClick={(event) => {
        event.stopPropagation();
        onClause(id);
      }}
    >
      {id}
    </button>
  );
}
