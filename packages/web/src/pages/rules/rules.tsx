/** A game's rules: a first page for people, then every clause, searchable and with an address of its own. */
import type { AnyGame, WordBook } from '@fray/engine';
import { Button, type Glossary, GlossaryProvider } from '@fray/kit';
import { useCallback, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { bookOf } from '../../games/book-of.js';
import { factsOf, titleOf } from '../../games/facts.js';
import { useGame } from '../../games/use-game.js';
import { useLoaded } from '../../games/use-loaded.js';
import type { Rules } from '../../render-rules.js';
import { keptMatches } from '../../session/archive.js';
import { texts } from '../../texts/index.js';
import { Loading } from '../loading.js';
import { Page } from '../page.js';
import { Problem } from '../problem.js';
import './rules.css';
import { RulesGlance } from './rules-glance.js';
import { RulesOptions } from './rules-options.js';
import { RulesText, useRules, useSearch } from './rules-text.js';

export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string | undefined }) {
  const rules = useRules(game);
  const title = titleOf(game);
  const opened = useGame(game);
  if (opened === 'missing') return <Problem title="Fray" text={texts().common.noSuchGame} />;
  if (rules === 'missing') return <Problem title={texts().rules.title(title)} text={texts().rules.missing} />;
  if (rules === undefined || opened === undefined) return <Loading />;
  return <Loaded opened={opened} title={title} rules={rules} clause={clause} />;
}

interface LoadedProps {
  readonly opened: AnyGame;
  readonly title: string;
  readonly rules: Rules;
  readonly clause: string | undefined;
}

function Loaded({ opened, title, rules, clause }: LoadedProps) {
  const game = opened.id;
  const [, navigate] = useLocation();
  const book = useLoaded(opened, bookOf);
  const { html, searched, field } = useSearch(rules.html, book);
  const open = keptMatches().find((kept) => kept.game === game && kept.winners === undefined);
  const words = texts().rules;
  const onClause = useCallback((id: string) => navigate(`/rules/${game}/${id}`), [navigate, game]);
  const glossary = useGlossary(book, rules, onClause);
  const isFirst = !searched && clause === undefined;
  return (
    <Page title={words.title(title)} wide>
      <GlossaryProvider value={glossary}>
        <div className="rules" data-game={game}>
          <aside className="rules-side">
            {field}
            <nav aria-label={words.contents}>
              <ul>
                {rules.headings
                  .filter((heading) => heading.depth === 2)
                  .map((heading) => (
                    <li key={heading.id}>
                      <Link href={`/rules/${game}/${heading.id}`}>{heading.text}</Link>
                    </li>
                  ))}
              </ul>
            </nav>
            {(factsOf(game)?.lessons.length ?? 0) > 0 && (
              <Link href={`/learn/${game}`} className="button button-plain">
                {words.learn}
              </Link>
            )}
            <Button onClick={() => window.print()}>{words.print}</Button>
            {open !== undefined && (
              <Link href={`/table/${open.id}`} className="button button-plain">
                {words.backToTable}
              </Link>
            )}
          </aside>
          <div>
            {isFirst && <RulesGlance game={opened} gist={book?.gist} />}
            <RulesText html={html} clause={clause} onClause={onClause} />
            {book !== undefined && !searched && <RulesOptions game={opened} book={book} />}
          </div>
        </div>
      </GlossaryProvider>
    </Page>
  );
}

const NOTHING: Glossary['entries'] = {};

/** What the rules name can be opened as at the table, once its words are there. */
function useGlossary(
  book: WordBook | undefined,
  { clauses }: Rules,
  onClause: (clause: string) => void,
): Glossary {
  const entries = book?.glossary ?? NOTHING;
  return useMemo(
    () => ({ entries, onClause, hasClause: (id) => clauses.includes(id) }),
    [entries, clauses, onClause],
  );
}
