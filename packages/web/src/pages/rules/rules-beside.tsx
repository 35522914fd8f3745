/** The rules beside a table, never instead of it: a sheet from the right, at the clause one asked about. */
import { Dialog, GlossaryProvider } from '@fray/kit';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { glossaryOf } from '../../games/glossary-of.js';
import type { LoadedTable } from '../../games/table-registry.js';
import type { Rules } from '../../render-rules.js';
import { texts } from '../../texts/index.js';
import './rules.css';
import { RulesText, useRules, useSearch } from './rules-text.js';

interface RulesBesideProps {
  readonly game: string;
  readonly title: string;
  /** The clause to show; empty: from the beginning. Undefined: closed. */
  readonly clause: string | undefined;
  readonly onClause: (clause: string) => void;
  readonly onClose: () => void;
}

export function RulesBeside({ game, title, clause, onClause, onClose }: RulesBesideProps) {
  const words = texts().rules;
  return (
    <Dialog open={clause !== undefined} title={words.title(title)} from="right" onClose={onClose}>
      <div className="rules-beside" data-game={game}>
        <Loaded game={game} clause={clause} onClause={onClause} />
        <Link href={`/rules/${game}`}>{words.whole}</Link>
      </div>
    </Dialog>
  );
}

/** The sheet of a page that has no clause open at first, what opens one, and what the table names and can be opened. */
export function useRulesBeside(game: string, table: LoadedTable) {
  const [clause, setClause] = useState<string>();
  const glossary = useMemo(() => glossaryOf(table, setClause), [table]);
  const sheet = (
    <GlossaryProvider value={glossary}>
      <RulesBeside
        {...{ game, clause }}
        title={table.book.title}
        onClause={setClause}
        onClose={() => setClause(undefined)}
      />
    </GlossaryProvider>
  );
  return { sheet, glossary, onClause: setClause };
}

type LoadedProps = Pick<RulesBesideProps, 'game' | 'clause' | 'onClause'>;

function Loaded({ game, ...rest }: LoadedProps) {
  const rules = useRules(game);
  if (rules === undefined) return <p className="soft">{texts().common.loading}</p>;
  return rules === 'missing' ? <p>{texts().rules.missing}</p> : <Searched rules={rules} {...rest} />;
}

function Searched({ rules, ...rest }: Omit<LoadedProps, 'game'> & { readonly rules: Rules }) {
  const { html, field } = useSearch(rules.html);
  return (
    <>
      {field}
      <RulesText html={html} {...rest} />
    </>
  );
}
