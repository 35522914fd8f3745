/** Which game, how it stands, and the few things one may always do. */
import { SPECTATOR } from '@fray/engine';
import { Button, Chip, Dialog, type HeadFact, Key, Popover } from '@fray/kit';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { DiceVerdict } from '../../online/dice/judge-dice.js';
import { useNextMatch } from '../../online/use-next-match.js';
import type { Session, SessionState } from '../../session/session.js';
import { SettingSwitch } from '../../setting-switch.js';
import { texts } from '../../texts/index.js';
import { DiceNote } from '../dice-note.js';
import { saveFile } from '../save-file.js';
import { HeadFacts } from './head-facts.js';
import './table-header.css';
import { useMedia } from '../use-narrow.js';

export interface TableHeaderProps {
  readonly title: string;
  readonly state: SessionState;
  /** The end has been shown. */
  readonly over: boolean;
  readonly headline: readonly HeadFact[];
  readonly session: Session;
  readonly onLog: () => void;
  readonly onRules: () => void;
  /** The game in three lines. */
  readonly onShort: () => void;
  /** On a stage the story is a drawer, and a phone's header has room for little. */
  readonly staged: boolean;
  /** What else can be asked for beside the rules. */
  readonly help: ReactNode;
}

export function TableHeader(props: TableHeaderProps) {
  const { title, state, over, headline, session, onLog, onRules, onShort, staged, help } = props;
  const small = useMedia(SMALL) && staged;
  const { seal } = state;
  const [menu, setMenu] = useState(false);
  const sealed = seal === undefined ? null : <Seal seal={seal} open={over} dice={state.dice} />;
  const tools = (
    <>
      <Undo state={state} session={session} />
      {help}
      <button type="button" className="chip" onClick={onRules} aria-keyshortcuts="?">
        {texts().table.rules} <Key name="?" />
      </button>
    </>
  );
  return (
    <header className="table-header">
      <Link href="/" className="brand" aria-label={texts().nav.home}>
        Fray
      </Link>
      <h1>{title}</h1>
      <div className="table-facts">
        <HeadFacts facts={headline} />
        <Connected state={state} />
        <Next state={state} session={session} />
      </div>
      <div className="table-tools">
        {!staged || (over && !small) ? sealed : null}
        {!small && tools}
        {staged && (
          <button type="button" className="chip" onClick={onLog}>
            {texts().table.story}
          </button>
        )}
        <button type="button" className="chip" onClick={() => setMenu(true)}>
          {texts().table.menu}
        </button>
      </div>
      <Dialog open={menu} title={texts().table.menu} onClose={() => setMenu(false)}>
        {staged && (
          <div className="menu-tools">
            {small && tools}
            {sealed}
            <SettingSwitch name="expert" />
          </div>
        )}
        <Menu {...{ state, session, onLog, onShort }} onClose={() => setMenu(false)} />
      </Dialog>
    </header>
  );
}

/** A header of one line has room for the story and the menu; the rest is in there. */
const SMALL = '(max-width: 640px)';

function Undo({ state: { seat, undo }, session }: Pick<TableHeaderProps, 'state' | 'session'>) {
  if (seat === SPECTATOR) return null;
  return (
    <button
      type="button"
      className="chip"
      onClick={() => session.undo()}
      aria-disabled={undo === null || undo.kind === 'refused'}
      aria-keyshortcuts="z"
    >
      {texts().table.undo} <Key name="Z" />
    </button>
  );
}

/** For those who play several matches at once: the next one that waits, as soon as this one does not. */
function Next({ state, session }: Pick<TableHeaderProps, 'state' | 'session'>) {
  const isFree = state.kind === 'online' && !state.question.asked.includes(state.seat);
  const { match, count } = useNextMatch(session.id, isFree);
  if (match === undefined) return null;
  return (
    <Link href={`/online/${match.table}`} className="chip next-match">
      {texts().table.nextMatch(count)} <span aria-hidden="true">›</span>
    </Link>
  );
}

interface SealProps {
  readonly seal: string;
  readonly open: boolean;
  readonly dice: DiceVerdict | undefined;
}

function Seal({ seal, open, dice }: SealProps) {
  const { table, dice: words } = texts();
  const word = dice?.kind === 'holds' ? words.checked : open ? table.sealOpen : table.diceSealed;
  return (
    <Popover className="chip seal" content={() => <DiceNote dice={dice} />}>
      <span aria-hidden="true">{open ? '○' : '●'}</span>{' '}
      <span className="seal-word">{dice?.kind === 'broken' ? words.brokenWord : word}</span>{' '}
      <b>
        {seal.slice(0, 4)}…{seal.slice(-2)}
      </b>
    </Popover>
  );
}

function Connected({ state: { connection, watchers } }: { readonly state: SessionState }) {
  return (
    <>
      {connection === 'lost' && <Chip tone="loss">{texts().table.connection.lost}</Chip>}
      {connection === 'live' && (
        <Chip>
          <span aria-hidden="true">●</span> {texts().table.connection.live}
        </Chip>
      )}
      {watchers > 0 && <Chip>{texts().table.spectators(watchers)}</Chip>}
    </>
  );
}

interface MenuProps {
  readonly state: SessionState;
  readonly session: Session;
  readonly onLog: () => void;
  readonly onShort: () => void;
  readonly onClose: () => void;
}

function Menu({ state, session, onLog, onShort, onClose }: MenuProps) {
  const download = async (): Promise<void> => {
    const text = await session.recordText();
    if (text !== undefined) saveFile(`${state.game.id}.fray.jsonl`, text);
  };
  const [leaving, setLeaving] = useState(false);
  const [, navigate] = useLocation();
  const leave = async (): Promise<void> => {
    onClose();
    if (await session.leave?.()) navigate('/');
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
      <Button
        onClick={() => {
          onClose();
          onShort();
        }}
      >
        {texts().learn.inShort}
      </Button>
      <Button onClick={() => void download()}>{texts().table.download}</Button>
      {session.leave !== undefined && state.seat !== SPECTATOR && state.outcome === null && (
        <Button aria-expanded={leaving} onClick={() => setLeaving(!leaving)}>
          {texts().table.leave}
        </Button>
      )}
      {leaving && (
        <section className="menu-leave" aria-label={texts().table.leaveAsk}>
          <p>{texts().table.leaveText}</p>
          <Button kind="main" autoFocus onClick={() => void leave()}>
            {texts().table.confirm}
          </Button>
        </section>
      )}
      <Link href="/settings" className="button button-plain">
        {texts().nav.settings}
      </Link>
      <Link href="/" className="button button-plain">
        {texts().table.toHome}
      </Link>
    </div>
  );
}
