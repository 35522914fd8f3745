/** The text of a game's rules, or what a search found of it; the clause one came for is in view and marked. */
import type { GlossaryEntry, WordBook } from '@fray/engine';
import { Clause, Said, TextField, useEntries } from '@fray/kit';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLoaded } from '../../games/use-loaded.js';
import type { Rules } from '../../render-rules.js';
import { rulesOf } from '../../rules.js';
import { texts } from '../../texts/index.js';
import { filterRules } from './filter-rules.js';
import { findTerms } from './find-terms.js';
import { rulesNodes } from './rules-nodes.js';

/** Undefined while they are being fetched. */
export function useRules(game: string): Rules | 'missing' | undefined {
  return useLoaded(game, load);
}

async function load(game: string): Promise<Rules | 'missing'> {
  return (await rulesOf(game)) ?? 'missing';
}

export interface Searching {
  readonly html: string;
  readonly searched: boolean;
  readonly field: ReactNode;
}

/** The field to search with, and what it leaves of the rules. */
export function useSearch(html: string, book?: WordBook): Searching {
  const [search, setSearch] = useState('');
  const found = useMemo(
    () => (search.trim().length < 2 ? undefined : filterRules(html, search)),
    [html, search],
  );
  const terms = useMemo(
    () => (found === undefined ? [] : findTerms(book?.glossary ?? {}, search)),
    [found, book, search],
  );
  const words = texts().rules;
  const field = (
    <>
      <TextField label={words.search} type="search" value={search} onChange={setSearch} />
      {found !== undefined && (
        <p role="status" className="soft">
          {found.count + terms.length === 0 ? words.nothing : words.found(found.count + terms.length)}
        </p>
      )}
      {terms.length > 0 && <Terms terms={terms} />}
    </>
  );
  return { html: found?.html ?? html, searched: found !== undefined, field };
}

/** Cards, abilities and other things of the table, as it calls them. */
function Terms({ terms }: { readonly terms: readonly GlossaryEntry[] }) {
  return (
    <dl className="rules-terms">
      {terms.map((entry) => (
        <div key={entry.name}>
          <dt>
            {entry.name} {entry.clause !== '' && <Clause id={entry.clause} />}
          </dt>
          <dd>
            <Said text={entry.text} within={entry} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface RulesTextProps {
  readonly html: string;
  readonly clause: string | undefined;
  readonly onClause: (clause: string) => void;
}

export function RulesText({ html, clause, onClause }: RulesTextProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clause can be shown once its rules are there
  useEffect(() => {
    const target = clause === undefined || clause === '' ? null : document.getElementById(clause);
    if (target === null) return;
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    target.classList.add('clause-here');
    return () => target.classList.remove('clause-here');
  }, [clause, html]);
  const entries = useEntries();
  const nodes = useMemo(() => rulesNodes(html, entries), [html, entries]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are reached and pressed by keys
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the links inside
    <div
      className="rules-text"
      onClick={(event) => {
        const link = (event.target as HTMLElement).closest<HTMLElement>('[data-clause]');
        if (link?.dataset['clause'] !== undefined) onClause(link.dataset['clause']);
      }}
    >
      {nodes}
    </div>
  );
}
