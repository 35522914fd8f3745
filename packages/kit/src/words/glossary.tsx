/** Words of a game that can be looked up: cards, abilities, terms. The shell says where the entries come from. */
import type { GlossaryEntry, Words } from '@fray/engine';
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { Popover } from '../surfaces/popover.js';
import './glossary.css';
import { useKitWords } from './kit-words.js';

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
      <span>{entry.text}</span>
      {entry.facts !== undefined && (
        <span className="entry-facts">
          {entry.facts.map((fact) => (
            <span key={fact.label}>
              {fact.label} <b>{fact.value}</b>
            </span>
          ))}
        </span>
      )}
      {entry.clause !== '' && <Clause id={entry.clause} />}
    </span>
  );
}

/** Words with their names made openable. */
export function WordsView({ words }: { readonly words: Words }) {
  return (
    <>
      {words.map((part, i) => {
        const before = words[i - 1];
        const after = words[i + 1];
        if (typeof part !== 'string')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
            <span key={i} className="term-held">
              <Term id={part.ref}>{part.text}</Term>
              {typeof after === 'string' && after.slice(0, marksIn(after))}
            </span>
          );
        const said = before === undefined || typeof before === 'string' ? 0 : marksIn(part);
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
        return <Fragment key={i}>{part.slice(said)}</Fragment>;
      })}
    </>
  );
}

/** How many marks a text begins with: they stay with the name before them, where a line could break after any button. */
function marksIn(text: string): number {
  return /^[,.;:!?)\]’”»]*/.exec(text)![0].length;
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
