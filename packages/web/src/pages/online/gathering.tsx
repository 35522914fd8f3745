/** Before a match at a server: who sits where, how to call friends, how it will be played, and what people say meanwhile. */
import type { AnyGame, WordBook } from '@fray/engine';
import { Button, Chip, TextField } from '@fray/kit';
import type { Table } from '@fray/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { SceneView } from '../../games/scene.js';
import type { LoadedTable } from '../../games/table-registry.js';
import { useTable } from '../../games/use-table.js';
import { actsAt, type TableActs } from '../../online/table-acts.js';
import { changeSettings, useSettings } from '../../settings.js';
import { Talk } from '../../shell/talk/talk.js';
import '../../shell/head/table-header.css';
import { USUAL_BOT } from '../../session/begin/usual-bot.js';
import { useTitle } from '../../shell/use-attention.js';
import { texts } from '../../texts/index.js';
import { Loading } from '../loading.js';
import { useRulesBeside } from '../rules/rules-beside.js';
import './gathering.css';
import { Call } from './call.js';
import { HowWePlay } from './how-we-play.js';
import { KeptOut } from './kept-out.js';
import { mayStillChoose } from './may-still-choose.js';
import { SeatsAround } from './seats-around.js';

export interface GatheringProps {
  readonly game: AnyGame;
  readonly table: Table;
  readonly pass: string | undefined;
  readonly watch: boolean;
  readonly onSeated: () => void;
}

export function Gathering(props: GatheringProps) {
  const drawn = useTable(props.game);
  return drawn === undefined ? <Loading /> : <Room {...props} drawn={drawn} />;
}

function Room({
  game,
  table,
  pass,
  watch,
  onSeated,
  drawn,
}: GatheringProps & { readonly drawn: LoadedTable }) {
  const { book } = drawn;
  const acts = useMemo(() => actsAt(table.id, table.commitment), [table.id, table.commitment]);
  const [wrong, setWrong] = useState('');
  const name = useSettings((s) => s.name);
  const onDone = (act: Promise<string | undefined>): void => void act.then((text) => setWrong(text ?? ''));
  const [withdrawn, setWithdrawn] = useState(false);
  useReadyOnSitting(table, acts, withdrawn || mayStillChoose(game, table, drawn));
  const onReady = (ready: boolean): void => {
    setWithdrawn(!ready);
    onDone(acts.ready(ready));
  };
  useTitle(`${texts().online.gathering}: ${book.title}`);
  const { sheet, onClause } = useRulesBeside(game.id, drawn);
  const seated = table.yourSeat !== undefined;
  const sit = (seat: number | undefined): void =>
    void acts.sit(name, seat, pass).then((text) => (text === undefined ? onSeated() : setWrong(text)));
  const line = table.talk.map(({ from, seat, text, at }) => ({ key: `${at}`, from, seat, text }));
  return (
    <div className="gathering" data-game={game.id}>
      <RoomHeader {...{ book, table }} onRules={() => onClause('')} onLeave={() => onDone(acts.leave())} />
      {sheet}
      <main className="gathering-middle" id="main">
        <div className="oval">
          <div className="oval-middle">
            <SceneView game={game.id} />
            <p className="oval-blurb">{book.blurb}</p>
          </div>
          <SeatsAround
            {...{ game, book, table, acts, onDone }}
            {...(seated || watch ? {} : { onSit: (seat: number) => sit(seat) })}
          />
        </div>
        {wrong !== '' && (
          <p className="problem" role="alert">
            {wrong}
          </p>
        )}
        {seated || watch ? (
          <StartBar {...{ game, table, acts, onDone, onReady }} />
        ) : (
          <SitBar table={table} onSit={() => sit(undefined)} />
        )}
      </main>
      <aside className="gathering-left" aria-label={texts().online.options}>
        <Call {...{ table, acts, onDone }} />
        <KeptOut {...{ table, acts, onDone }} />
        <HowWePlay game={game} table={table} drawn={drawn} acts={acts} onDone={onDone} />
      </aside>
      <aside className="gathering-right" aria-label={texts().table.talk}>
        <Talk
          lines={line}
          phrases={seated ? Object.values(texts().online.phrases).slice(0, 4) : []}
          seat={table.yourSeat ?? -1}
          {...(seated ? { onSay: (text: string) => onDone(acts.say(text)) } : {})}
        />
      </aside>
    </div>
  );
}

interface RoomHeaderProps {
  readonly book: WordBook;
  readonly table: Table;
  readonly onRules: () => void;
  readonly onLeave: () => void;
}

function RoomHeader({ book, table, onRules, onLeave }: RoomHeaderProps) {
  const taken = table.seats.filter((seat) => seat.kind === 'bot' || seat.name !== undefined).length;
  return (
    <header className="table-header">
      <Link href="/" className="brand" aria-label={texts().nav.home}>
        Fray
      </Link>
      <h1>{book.title}</h1>
      <div className="table-facts">
        <Chip>
          <b>{texts().online.gathering}</b>
        </Chip>
        <Chip>{texts().online.seatsTaken(taken, table.seats.length)}</Chip>
      </div>
      <div className="table-tools">
        <button type="button" className="chip" onClick={onRules}>
          {texts().table.rules}
        </button>
        {table.yourSeat !== undefined && (
          <button type="button" className="chip" onClick={onLeave}>
            {texts().online.leave}
          </button>
        )}
      </div>
    </header>
  );
}

/**
 * Sitting down says yes by itself, with a part of the dice. It stays a yes while seats fill, but not when the options change:
 * then one is asked again.
 */
function useReadyOnSitting(table: Table, acts: TableActs, waiting: boolean): void {
  const agreed = useRef<string>(undefined);
  const mine = table.yourSeat === undefined ? undefined : table.seats[table.yourSeat];
  const options = JSON.stringify(table.options);
  useEffect(() => {
    if (mine === undefined) return;
    if (mine.ready || agreed.current === undefined) agreed.current = options;
    if (!mine.ready && !waiting && agreed.current === options) void acts.ready(true);
  }, [mine, options, waiting, acts]);
}

interface StartBarProps {
  readonly game: AnyGame;
  readonly table: Table;
  readonly acts: TableActs;
  readonly onDone: (act: Promise<string | undefined>) => void;
  readonly onReady: (ready: boolean) => void;
}

function StartBar({ game, table, acts, onDone, onReady }: StartBarProps) {
  const { online } = texts();
  const free = table.seats.flatMap((seat, i) => (seat.kind !== 'bot' && seat.name === undefined ? [i] : []));
  const reading = table.seats.filter(
    ({ kind, name, ready }) => kind !== 'bot' && name !== undefined && !ready,
  );
  const others = reading.flatMap(({ you, name }) => (you ? [] : [name!]));
  const taken = table.seats.length - free.length;
  const mine = table.yourSeat === undefined ? undefined : table.seats[table.yourSeat];
  const fill = async (): Promise<string | undefined> => {
    for (const seat of free) {
      const wrong = await acts.plan(seat, { kind: 'bot', level: USUAL_BOT });
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
  return (
    <section className="start-bar" aria-label={online.start}>
      <div role="status">
        <p className="start-state">
          {free.length > 0 && online.stateFree(free.length)}{' '}
          {others.length > 0 && online.stateReading(others)}{' '}
          {free.length === 0 && reading.length > 0 && others.length === 0 && online.stateYours}
          {free.length === 0 && reading.length === 0 && online.stateReady}
        </p>
        <p className="soft">
          {free.length > 0 && taken >= game.seats.min ? online.hintFewer(taken) : online.hintWait}
        </p>
      </div>
      <div className="start-ways">
        {mine !== undefined && (
          <Button kind={mine.ready ? 'plain' : 'main'} onClick={() => onReady(!mine.ready)}>
            {mine.ready ? online.unready : online.ready}
          </Button>
        )}
        {table.host && taken >= game.seats.min && (
          <Button
            kind={free.length === 0 && reading.length === 0 ? 'main' : 'plain'}
            onClick={() => onDone(acts.start())}
          >
            {free.length === 0 ? online.start : online.startWith(taken)}
          </Button>
        )}
        {table.host && free.length > 0 && (
          <Button kind={mine?.ready ? 'main' : 'plain'} onClick={() => onDone(fill())}>
            {online.fillWithBots(free.length)}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The invitation: everything can be seen before one sits down. */
function SitBar({ table, onSit }: { readonly table: Table; readonly onSit: () => void }) {
  const name = useSettings((s) => s.name);
  const { online } = texts();
  const host = table.seats[table.hostSeat ?? -1]?.name;
  return (
    <form
      className="start-bar"
      onSubmit={(event) => {
        event.preventDefault();
        onSit();
      }}
    >
      {host !== undefined && <p className="start-state">{online.invited(host)}</p>}
      <TextField
        label={online.name}
        value={name}
        maxLength={40}
        onChange={(value) => changeSettings({ name: value })}
      />
      <Button kind="main" type="submit">
        {online.take}
      </Button>
    </form>
  );
}
