/** The matches of this browser, and a way to look at one from a file. */
import { SPECTATOR } from '@fray/engine';
import { Button, Field, Panel } from '@fray/kit';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { titleOf } from '../../games/facts.js';
import { readFilm } from '../../replay/film.js';
import { keepFile } from '../../replay/source.js';
import { forgetMatch, type KeptMatch, keptMatches } from '../../session/archive.js';
import { winnersText } from '../../shell/story/status.js';
import { texts } from '../../texts/index.js';
import { Page } from '../page.js';
import './replays.css';
import { Statistics } from './statistics.js';

export function Replays() {
  const [matches, setMatches] = useState(() => keptMatches());
  const forget = (id: string): void => {
    forgetMatch(id);
    setMatches(keptMatches());
  };
  return (
    <Page title={texts().replay.listTitle}>
      <div className="stack">
        <h1>{texts().replay.listTitle}</h1>
        <LoadFile />
        <Panel>
          <p className="soft">{matches.length === 0 ? texts().replay.none : texts().replay.listIntro}</p>
          <ul className="match-list">
            {matches.map((kept) => (
              <MatchRow key={kept.id} kept={kept} onForget={() => forget(kept.id)} />
            ))}
          </ul>
          {matches.length > 1 && <ForgetAll matches={matches} onForget={forget} />}
        </Panel>
        <Statistics matches={matches} />
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

function MatchRow({ kept, onForget }: { readonly kept: KeptMatch; readonly onForget: () => void }) {
  const when = kept.started === '' ? '' : new Date(kept.started).toLocaleString();
  return (
    <li data-game={kept.game}>
      <div>
        <b>{titleOf(kept.game)}</b>
        <p className="soft">
          {kept.players.join(' – ')} · {endOf(kept)} · {texts().replay.choices(kept.choices)} · {when}
        </p>
      </div>
      <div className="row">
        {kept.winners === undefined && (
          <Link href={`/table/${kept.id}`} className="button button-plain">
            {texts().replay.goOn}
          </Link>
        )}
        <Link href={`/replay/here/${kept.id}`} className="button button-plain">
          {texts().replay.look}
        </Link>
        {kept.winners !== undefined && (
          <Link href={`/analysis/here/${kept.id}`} className="button button-plain">
            {texts().analysis.open}
          </Link>
        )}
        <Button kind="quiet" onClick={onForget}>
          {texts().replay.forget}
        </Button>
      </div>
    </li>
  );
}

function endOf({ winners, players }: KeptMatch): string {
  if (winners === undefined) return texts().replay.unfinished;
  return winnersText(winners, players, SPECTATOR);
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
            <input
              id={id}
              type="file"
              accept=".jsonl,.json,.txt"
              onChange={(event) => void load(event.target.files?.[0])}
            />
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
