/** What is looked at again, who played it and when, and what can be done with it. */
import type { HeadFact } from '@fray/kit';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { whenWords } from '../pages/replays/when.js';
import { keptMatches } from '../session/archive.js';
import { HeadFacts } from '../shell/head/head-facts.js';
import '../shell/head/table-header.css';
import { texts } from '../texts/index.js';
import type { Film } from './film.js';

export interface ReplayHeaderProps {
  readonly film: Film;
  readonly source: string;
  readonly id: string;
  readonly facts: readonly HeadFact[];
  readonly tools: ReactNode;
  readonly onRules: () => void;
}

export function ReplayHeader({ film, source, id, facts, tools, onRules }: ReplayHeaderProps) {
  const whose = whoseOf(film, source, id);
  return (
    <header className="table-header">
      <Link href="/" className="brand" aria-label={texts().nav.home}>
        Fray
      </Link>
      <h1>{texts().common.titled(texts().replay.title, film.book.title)}</h1>
      <div className="table-facts">
        <HeadFacts facts={facts} />
      </div>
      <span className="replay-whose" title={whose}>
        {whose}
      </span>
      <div className="table-tools">
        {tools}
        <button type="button" className="chip" onClick={onRules}>
          {texts().table.rules}
        </button>
        {film.isOver && (
          <Link href={`/analysis/${source}/${id}`} className="chip">
            {texts().analysis.open}
          </Link>
        )}
        <Link href="/replays" className="chip">
          {texts().nav.replays}
        </Link>
      </div>
    </header>
  );
}

/** More than the two of a duel have no room here; the chart's legend names them all. */
const MOST_NAMES = 2;

/** Two replays of one record are told apart by who played, when, and where it was played on from. */
function whoseOf(film: Film, source: string, id: string): string {
  const { started, ruleSet } = film.record.header;
  const branch = source === 'here' ? keptMatches().find((kept) => kept.id === id)?.branch : undefined;
  return [
    ...(film.names.length > MOST_NAMES ? [] : [film.names.join(' – ')]),
    ...(started === undefined ? [] : [whenWords(started)]),
    ...(ruleSet === undefined ? [] : [ruleSet]),
    ...(branch === undefined ? [] : [texts().replay.branch(branch)]),
  ].join(' · ');
}
