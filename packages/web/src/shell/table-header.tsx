/** Which game, how it stands, whose turn, and the few things one may always do. */
import { SPECTATOR } from '@fray/engine';
import type { Offer } from '@fray/kit';
import { Button, Chip, Dialog, Key, Popover } from '@fray/kit';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Session, SessionState } from '../session/session.js';
import { SettingSwitch } from '../setting-switch.js';
import { texts } from '../texts/index.js';
import { Clocks } from './clocks.js';
import { saveFile } from './save-file.js';
import './table-header.css';

export interface TableHeaderProps {
  readonly state: SessionState;
  readonly headline: readonly string[];
  readonly session: Session;
  readonly onStanding: (offer: Offer) => void;
  readonly onLog: () => void;
}

export function TableHeader({ state, headline, session, onStanding, onLog }: TableHeaderProps) {
  const { game, seal, canUndo } = state;
  const [menu, setMenu] = useState(false);
  return (
    <header className="table-header">
      <Link href="/" className="brand" aria-label={texts().nav.home}>
        Fray
      </Link>
      <h1>{game.title}</h1>
      <div className="table-facts">
        {headline.map((fact) => (
          <Chip key={fact}>
            <b>{fact}</b>
          </Chip>
        ))}
        <Presence state={state} />
        <Clocks state={state} />
      </div>
      <div className="table-tools">
        {seal !== undefined && (
          <Popover className="chip seal" content={() => texts().table.sealHelp}>
            <span aria-hidden="true">●</span> <span className="seal-word">{texts().table.diceSealed}</span>{' '}
            <b>
              {seal.slice(0, 4)}…{seal.slice(-2)}
            </b>
          </Popover>
        )}
        {state.kind !== 'watch' && state.seat !== SPECTATOR && (
          <button
            type="button"
            className="chip"
            onClick={() => session.undo()}
            aria-disabled={!canUndo}
            aria-keyshortcuts="z"
          >
            {texts().table.undo} <Key name="Z" />
          </button>
        )}
        <Link href={`/rules/${game.id}`} className="chip" aria-keyshortcuts="?">
          {texts().table.rules} <Key name="?" />
        </Link>
        <Phrases state={state} session={session} />
        <button type="button" className="chip" onClick={() => setMenu(true)}>
          {texts().table.menu}
        </button>
      </div>
      <Dialog open={menu} title={texts().table.menu} onClose={() => setMenu(false)}>
        <Menu
          state={state}
          session={session}
          onLog={onLog}
          onStanding={onStanding}
          onClose={() => setMenu(false)}
        />
      </Dialog>
    </header>
  );
}

function Presence({ state }: { readonly state: SessionState }) {
  const { connection, spectators, present, names, seat } = state;
  return (
    <>
      {connection === 'lost' && <Chip tone="loss">{texts().table.connection.lost}</Chip>}
      {connection === 'live' && (
        <Chip>
          <span aria-hidden="true">●</span> {texts().table.connection.live}
        </Chip>
      )}
      {present?.map((here, other) =>
        other === seat || here ? null : (
          <Chip key={names[other]}>
            {names[other]}: {texts().table.absent}
          </Chip>
        ),
      )}
      {spectators > 0 && <Chip>{texts().table.spectators(spectators)}</Chip>}
    </>
  );
}

function Menu(props: {
  readonly state: SessionState;
  readonly session: Session;
  readonly onStanding: (offer: Offer) => void;
  readonly onLog: () => void;
  readonly onClose: () => void;
}) {
  const { state, session, onStanding, onLog, onClose } = props;
  const download = async (): Promise<void> => {
    const text = await session.recordText();
    if (text !== undefined) saveFile(`${state.game.id}.fray.jsonl`, text);
  };
  return (
    <div className="table-menu">
      <Button
        onClick={() => {
          onClose();
          onLog();
        }}
        className="menu-log"
      >
        {texts().table.openLog}
      </Button>
      {state.question.standing.map((offer) => (
        <Button
          key={offer.label}
          onClick={() => {
            onClose();
            onStanding(offer);
          }}
        >
          {offer.label}
        </Button>
      ))}
      {state.game.knowledge.routine !== undefined && state.seat !== SPECTATOR && (
        <SettingSwitch name="autoPass" />
      )}
      <Button onClick={() => void download()}>{texts().table.download}</Button>
      <Link href="/settings" className="button button-plain">
        {texts().nav.settings}
      </Link>
      <Link href="/" className="button button-plain">
        {texts().table.toHome}
      </Link>
    </div>
  );
}

/** Short phrases are all the chat there is: friendly, and the same for everyone. */
function Phrases({ state, session }: { readonly state: SessionState; readonly session: Session }) {
  const [open, setOpen] = useState(false);
  if (state.kind !== 'online' || state.seat === SPECTATOR || state.phrases.length === 0) return null;
  const say = (phrase: string): void => {
    setOpen(false);
    session.say(phrase);
  };
  return (
    <>
      <button type="button" className="chip" onClick={() => setOpen(true)}>
        {texts().table.say}
      </button>
      <Dialog open={open} title={texts().table.sayTitle} onClose={() => setOpen(false)}>
        <div className="table-phrases">
          {state.phrases.map((phrase) => (
            <Button key={phrase} onClick={() => say(phrase)}>
              {phrase}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
}
