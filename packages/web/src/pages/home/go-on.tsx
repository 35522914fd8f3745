/** The matches that one left open in this browser: the last one with a picture of its table. */
import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../../games/facts.js';
import type { KeptMatch } from '../../session/archive.js';
import { texts } from '../../texts/index.js';
import { ago } from './ago.js';
import './go-on.css';
import { LineWords, Sign } from './learning.js';

const MOST_MORE = 2;

export function GoOn({ open }: { readonly open: readonly KeptMatch[] }) {
  const { home } = texts();
  const [first, ...more] = open;
  if (first === undefined) return null;
  const players = (kept: KeptMatch) => kept.players.join(' – ');
  return (
    <section className="sheet-part" aria-label={home.goOn}>
      <h2 className="sheet-title">
        {home.goOn} <span>{leftWords(first)}</span>
      </h2>
      <Picture kept={first} />
      <div className="sheet-line">
        <LineWords title={titleOf(first.game)} soft={`${players(first)} · ${home.goOnLine(first.choices)}`} />
        <Link href={`/table/${first.id}`} className="button button-main">
          {home.goOnButton}
        </Link>
      </div>
      {more.slice(0, MOST_MORE).map((kept) => (
        <div key={kept.id} className="sheet-line">
          <Sign game={kept.game} />
          <LineWords title={titleOf(kept.game)} soft={players(kept)} />
          <Link href={`/table/${kept.id}`} className="button button-plain">
            {home.goOnButton}
          </Link>
        </div>
      ))}
    </section>
  );
}

/** What an older version of this page has kept does not say when. */
function leftWords({ left }: KeptMatch): string {
  const { home } = texts();
  if (left === undefined) return '';
  const when = ago(left, Date.now(), document.documentElement.lang);
  return when === undefined ? home.leftNow : home.left(when);
}

/** A table is much to fetch: the page does not wait for it, but keeps its place. */
function Picture({ kept }: { readonly kept: KeptMatch }) {
  const [Table, setTable] = useState<ComponentType<{ readonly kept: KeptMatch }>>();
  useEffect(() => {
    let stale = false;
    void import('./left-table.js').then(({ LeftTable }) => {
      if (!stale) setTable(() => LeftTable);
    });
    return () => {
      stale = true;
    };
  }, []);
  return <div className="go-on-picture">{Table !== undefined && <Table kept={kept} />}</div>;
}
