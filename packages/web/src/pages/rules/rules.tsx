/** A game's rules: searchable, and every clause with an address of its own. */
import { TextField } from '@fray/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { titleOf } from '../../games/facts.js';
import { type Rules, rulesOf } from '../../rules.js';
import { keptMatches } from '../../session/archive.js';
import { texts } from '../../texts/index.js';
import { Loading } from '../loading.js';
import { Page } from '../page.js';
import { Problem } from '../problem.js';
import './rules.css';
import { filterRules } from './filter-rules.js';

export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string | undefined }) {
  const [rules, setRules] = useState<Rules | 'missing'>();
  useEffect(() => {
    void rulesOf(game).then((loaded) => setRules(loaded ?? 'missing'));
  }, [game]);
  const title = titleOf(game);
  if (rules === 'missing') return <Problem title={texts().rules.title(title)} text={texts().rules.missing} />;
  if (rules === undefined) return <Loading />;
  return <RulesText game={game} title={title} rules={rules} clause={clause} />;
}

interface RulesTextProps {
  readonly game: string;
  readonly title: string;
  readonly rules: Rules;
  readonly clause: string | undefined;
}

function RulesText({ game, title, rules, clause }: RulesTextProps) {
  const [search, setSearch] = useState('');
  const text = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clause can be shown once its rules are there
  useEffect(() => {
    const target = clause === undefined ? null : document.getElementById(clause);
    if (target === null) return;
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    target.classList.add('clause-here');
    return () => target.classList.remove('clause-here');
  }, [clause, rules]);
  const found = useMemo(
    () => (search.trim().length < 2 ? undefined : filterRules(rules.html, search)),
    [rules, search],
  );
  const open = keptMatches().find((kept) => kept.game === game && kept.winners === undefined);
  return (
    <Page title={texts().rules.title(title)} wide>
      <div className="rules" data-game={game}>
        <aside className="rules-side">
          <TextField label={texts().rules.search} type="search" value={search} onChange={setSearch} />
          {found !== undefined && (
            <p role="status" className="soft">
              {found.count === 0 ? texts().rules.nothing : texts().rules.found(found.count)}
            </p>
          )}
          <nav aria-label={texts().rules.contents}>
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
          {open !== undefined && (
            <Link href={`/table/${open.id}`} className="button button-plain">
              {texts().rules.backToTable}
            </Link>
          )}
        </aside>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are reached and pressed by keys */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the links inside */}
        <div
          ref={text}
          className="rules-text"
          onClick={(event) => {
            const link = (event.target as HTMLElement).closest<HTMLElement>('[data-clause]');
            if (link !== null) navigate(`/rules/${game}/${link.dataset['clause']}`);
          }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own RULES.md at build time
          dangerouslySetInnerHTML={{ __html: found === undefined ? rules.html : found.html }}
        />
      </div>
    </Page>
  );
}
