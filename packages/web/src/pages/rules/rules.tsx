/** A game's rules: a first page for people, then every clause, searchable and with an address of its own. */
import type { WordBook } from '@fray/engine';
import { findGame } from '@fray/games';
import { Button } from '@fray/kit';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { bookOf } from '../../games/book-of.js';
import { factsOf, titleOf } from '../../games/facts.js';
import type { Rules } from '../../render-rules.js';
import { keptMatches } from '../../session/archive.js';
import { texts } from '../../texts/index.js';
import { Loading } from '../loading.js';
import { Page } from '../page.js';
import { Problem } from '../problem.js';
import './rules.css';
import { RulesGlance } from './rules-glance.js';
import { RulesText, useRules, useSearch } from './rules-text.js';

export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string | undefined }) {
  const rules = useRules(game);
  const title = titleOf(game);
  if (rules === 'missing') return <Problem title={texts().rules.title(title)} text={texts().rules.missing} />;
  if (rules === undefined) return <Loading />;
  return <Loaded game={game} title={title} rules={rules} clause={clause} />;
}

interface LoadedProps {
  readonly game: string;
  readonly title: string;
  readonly rules: Rules;
  readonly clause: string | undefined;
}

function Loaded({ game, title, rules, clause }: LoadedProps) {
  const [, navigate] = useLocation();
  const book = useBook(game);
  const { html, searched, field } = useSearch(rules.html, book);
  const open = keptMatches().find((kept) => kept.game === game && kept.winners === undefined);
  const words = texts().rules;
  const isFirst = !searched && clause === undefined;
  return (
    <Page title={words.title(title)} wide>
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
          {isFirst && <RulesGlance game={game} gist={book?.gist} />}
          <RulesText html={html} clause={clause} onClause={(id) => navigate(`/rules/${game}/${id}`)} />
        </div>
      </div>
    </Page>
  );
}

/** The words of the table, fetched after the rules are there. */
function useBook(game: string): WordBook | undefined {
  const [book, setBook] = useState<WordBook>();
  useEffect(() => {
    const found = findGame(game);
    if (found.ok) void bookOf(found.value).then(setBook);
  }, [game]);
  return book;
}
