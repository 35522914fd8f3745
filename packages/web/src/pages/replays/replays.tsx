/** The matches of this browser and those at the server, and a way to look at one from a file. */
import { Button, Field, Panel } from '@fray/kit';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type OnlineRecord, useOnlinePast } from '../../online/records.js';
import { readFilm } from '../../replay/film.js';
import { keepFile } from '../../replay/source.js';
import { forgetMatch, type KeptMatch, keptMatches } from '../../session/archive.js';
import { texts } from '../../texts/index.js';
import { Page } from '../page.js';
import { MatchRow } from './match-row.js';
import './replays.css';
import { Statistics } from './statistics.js';
import { statisticsOf } from './statistics-of.js';

export function Replays() {
  const [matches, setMatches] = useState(() => keptMatches());
  const past = useOnlinePast();
  const words = texts().replay;
  const forget = (id: string): void => {
    forgetMatch(id);
    setMatches(keptMatches());
  };
  return (
    <Page title={texts().replay.listTitle}>
      <div className="stack">
        <h1>{texts().replay.listTitle}</h1>
        <Panel>
          <p className="soft">{matches.length === 0 ? words.none : words.listIntro}</p>
          <ul className="match-list">
            {matches.map((kept) => (
              <KeptRow key={kept.id} kept={kept} onForget={() => forget(kept.id)} />
            ))}
          </ul>
          {matches.length > 1 && <ForgetAll matches={matches} onForget={forget} />}
        </Panel>
        {past.records.length > 0 && (
          <Panel title={words.onlineTitle}>
            <ul className="match-list">
              {past.records.map((record) => (
                <OnlineRow key={record.id} record={record} />
              ))}
            </ul>
          </Panel>
        )}
        <Statistics title={words.statistics} rows={statisticsOf(matches)}>
          <p className="soft">{words.statisticsHere}</p>
        </Statistics>
        <Statistics title={words.statisticsOnline} rows={past.statistics} onClear={() => void past.clear()} />
        <LoadFile />
      </div>
    </Page>
  );
}

interface ForgetAllProps {
  readonly matches: readonly KeptMatch[];
  readonly onForget: (id: string) => void;
}

/** Matches and statistics together; asked once more, because it cannot be taken back. */
function ForgetAll({ matches, onForget }: ForgetAllProps) {
  const [sure, setSure] = useState(false);
  const words = texts().replay;
  if (!sure)
    return (
      <Button kind="quiet" onClick={() => setSure(true)}>
        {words.forgetAll}
      </Button>
    );
  return (
    <div className="row">
      <span>{words.forgetSure(matches.length)}</span>
      <Button
        onClick={() => {
          for (const { id } of matches) onForget(id);
        }}
      >
        {words.forgetAll}
      </Button>
      <Button kind="quiet" onClick={() => setSure(false)}>
        {words.keepAll}
      </Button>
    </div>
  );
}

function KeptRow({ kept, onForget }: { readonly kept: KeptMatch; readonly onForget: () => void }) {
  const words = texts().replay;
  return (
    <MatchRow
      {...kept}
      winners={kept.winners}
      note={kept.branch === undefined ? undefined : words.branch(kept.branch)}
    >
      {kept.winners === undefined && (
        <Link href={`/table/${kept.id}`} className="button button-plain">
          {words.goOn}
        </Link>
      )}
      <Link href={`/replay/here/${kept.id}`} className="button button-plain">
        {words.look}
      </Link>
      {kept.winners !== undefined && (
        <Link href={`/analysis/here/${kept.id}`} className="button button-plain">
          {texts().analysis.open}
        </Link>
      )}
      <Button kind="quiet" onClick={onForget}>
        {words.forget}
      </Button>
    </MatchRow>
  );
}

/** Matches at the server are kept there. */
function OnlineRow({ record }: { readonly record: OnlineRecord }) {
  const words = texts().replay;
  const { id, game, seats, started, outcome, made } = record;
  return (
    <MatchRow
      game={game}
      players={seats.map(({ name, bot }) => name || bot || texts().lobby.bot)}
      started={started}
      winners={outcome.winners}
      choices={made}
      note={words.online}
    >
      <Link href={`/replay/online/${id}`} className="button button-plain">
        {words.look}
      </Link>
      <Link href={`/analysis/online/${id}`} className="button button-plain">
        {texts().analysis.open}
      </Link>
    </MatchRow>
  );
}

function LoadFile() {
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState('');
  const load = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = await file.text();
    const film = await readFilm(text);
    setWrong(film.ok ? '' : film.error);
    if (!film.ok) return;
    keepFile(text);
    navigate('/replay/file/loaded');
  };
  return (
    <Panel>
      <div className="stack">
        <Field label={texts().replay.load} help={texts().replay.loadHelp}>
          {(id) => (
            // The browser's own button would speak the browser's language.
            <label className="button button-plain file-button">
              {texts().replay.loadButton}
              <input
                id={id}
                type="file"
                accept=".jsonl,.json,.txt"
                onChange={(event) => void load(event.target.files?.[0])}
              />
            </label>
          )}
        </Field>
        {wrong !== '' && (
          <p className="problem" role="alert">
            {texts().replay.broken}: {wrong}
          </p>
        )}
      </div>
    </Panel>
  );
}
