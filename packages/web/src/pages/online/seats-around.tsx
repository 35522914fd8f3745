/** The seats of a gathering table, clockwise from me: who sits there, is ready, is a bot, or what could be done with it. */
import type { AnyGame, WordBook } from '@fray/engine';
import { Button, classes, SeatMark } from '@fray/kit';
import type { Table } from '@fray/protocol';
import type { CSSProperties } from 'react';
import type { TableActs } from '../../online/table-acts.js';
import { USUAL_BOT } from '../../session/begin/usual-bot.js';
import { clockwiseFrom } from '../../shell/seats/seat-state.js';
import { texts } from '../../texts/index.js';
import { botChoices } from '../setup/bot-choices.js';
import { optionsOf } from '../setup/plan.js';

export interface SeatsProps {
  readonly game: AnyGame;
  readonly book: WordBook;
  readonly table: Table;
  readonly acts: TableActs;
  /** Told what went wrong. */
  readonly onDone: (act: Promise<string | undefined>) => void;
  /** For somebody who has been invited and may choose where to sit. */
  readonly onSit?: (seat: number) => void;
}

export function SeatsAround(props: SeatsProps) {
  const { table } = props;
  const count = table.seats.length;
  return (
    <ol className="around" data-count={count} aria-label={texts().table.seats}>
      {clockwiseFrom(table.yourSeat ?? 0, count).map((seat, i) => (
        <SeatCard key={seat} {...props} seat={seat} place={placeOf(i, count)} />
      ))}
    </ol>
  );
}

/** On the edge of an oval, the first at the bottom, then clockwise. */
function placeOf(i: number, count: number): CSSProperties {
  const angle = Math.PI / 2 + (2 * Math.PI * i) / count;
  return {
    '--x': `${(50 + 37 * Math.cos(angle)).toFixed(1)}%`,
    '--y': `${(50 + 39 * Math.sin(angle)).toFixed(1)}%`,
  } as CSSProperties;
}

function SeatCard(props: SeatsProps & { readonly seat: number; readonly place: CSSProperties }) {
  const { game, book, table, seat, place } = props;
  const sitter = table.seats[seat]!;
  const free = sitter.kind !== 'bot' && sitter.name === undefined;
  const role = book.seat(seat, optionsOf(game, table.options));
  return (
    <li
      className={classes('around-seat', `seat-${seat}`, free && 'around-free', sitter.you && 'around-mine')}
      style={place}
    >
      <p className="around-name">
        <SeatMark seat={seat} size={18} />
        <b>{free ? texts().online.freeSeat : (sitter.name ?? texts().online.bot)}</b>
        {sitter.you && (
          <span className="soft">{table.host ? texts().online.youHost : texts().table.mine}</span>
        )}
        {!sitter.you && table.hostSeat === seat && <span className="soft">{texts().online.host}</span>}
      </p>
      <p className="soft around-role">{role}</p>
      {sitter.kind === 'bot' ? (
        <BotSeat {...props} />
      ) : free ? (
        <FreeSeat {...props} />
      ) : (
        <TakenSeat {...props} />
      )}
    </li>
  );
}

type CardProps = SeatsProps & { readonly seat: number };

function TakenSeat({ table, acts, onDone, seat }: CardProps) {
  const { ready, you, name = '' } = table.seats[seat]!;
  return (
    <p className="around-state">
      <span className={classes(ready && 'around-ready')}>
        {ready ? `✓ ${texts().online.isReady}` : `○ ${texts().online.notReady}`}
      </span>
      {table.host && !you && table.contest === undefined && (
        <>
          <button type="button" className="link-button" onClick={() => onDone(acts.kick(seat, false))}>
            {texts().online.kick(name)}
          </button>
          <button
            type="button"
            className="link-button"
            title={texts().online.banHelp}
            onClick={() => onDone(acts.kick(seat, true))}
          >
            {texts().online.ban(name)}
          </button>
        </>
      )}
    </p>
  );
}

function BotSeat({ game, table, acts, onDone, seat }: CardProps) {
  const level = table.seats[seat]!.level ?? USUAL_BOT;
  const { levels } = texts().lobby;
  if (!table.host) return <p className="around-state">{texts().online.botOf(levels[level] ?? level)}</p>;
  return (
    <p className="around-state">
      <select
        aria-label={texts().lobby.bot}
        value={level}
        onChange={(event) => onDone(acts.plan(seat, { kind: 'bot', level: event.target.value }))}
      >
        {botChoices(game, level).map((id) => (
          <option key={id} value={id}>
            {texts().online.botOf(levels[id] ?? id)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="link-button"
        onClick={() => onDone(acts.plan(seat, { kind: table.public ? 'open' : 'person' }))}
      >
        {texts().online.removeBot}
      </button>
    </p>
  );
}

function FreeSeat({ table, acts, onDone, onSit, seat }: CardProps) {
  return (
    <p className="around-state">
      {onSit !== undefined && (
        <Button kind="choice" onClick={() => onSit(seat)}>
          {texts().online.sitHere}
        </Button>
      )}
      {table.yourSeat !== undefined && (
        <Button kind="choice" onClick={() => onDone(acts.move(seat))}>
          {texts().online.moveHere}
        </Button>
      )}
      {table.host && (
        <Button kind="choice" onClick={() => onDone(acts.plan(seat, { kind: 'bot', level: USUAL_BOT }))}>
          {texts().online.addBot}
        </Button>
      )}
    </p>
  );
}
