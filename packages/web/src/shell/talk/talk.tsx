/** What people say: free words with a limit beside the phrases, and silence for whoever one does not want to hear. */
import { SPECTATOR } from '@fray/engine';
import { Button, classes, SeatMark } from '@fray/kit';
import { TALK_LIMIT } from '@fray/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { texts } from '../../texts/index.js';
import { mute, useMuted } from './muted.js';
import type { ChatLine } from './talk-lines.js';
import './talk.css';

export interface TalkProps {
  readonly lines: readonly ChatLine[];
  readonly phrases: readonly string[];
  /** Absent for somebody who may only read. */
  readonly onSay?: (text: string) => void;
  /** My seat: nobody silences themselves. */
  readonly seat: number;
  /** Silence that is kept with the match; without it this browser alone does not listen. */
  readonly silence?: {
    readonly names: readonly string[];
    silence(seat: number, how: 'mute' | 'block'): void;
    hearAll(): void;
  };
}

export function Talk({ lines, phrases, onSay, seat, silence }: TalkProps) {
  const mutedHere = useMuted();
  const muted = [...(silence?.names ?? []), ...mutedHere];
  const hearAll = (): void => {
    silence?.hearAll();
    mute(mutedHere, false);
  };
  const heard = lines.filter(({ from }) => !mutedHere.includes(from));
  const list = useRef<HTMLUListElement>(null);
  const count = heard.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new is the reason to scroll
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return (
    <section className="talk" aria-label={texts().table.talk}>
      <h2>{texts().table.talk}</h2>
      {heard.length === 0 ? (
        <p className="soft talk-none">{texts().table.noTalk}</p>
      ) : (
        <ul ref={list} className="talk-lines" aria-live="polite">
          {heard.map((line) => (
            <Said
              key={line.key}
              line={line}
              mine={line.seat === seat && seat !== SPECTATOR}
              {...(silence === undefined ? {} : { onSilence: silence.silence })}
            />
          ))}
        </ul>
      )}
      {muted.length > 0 && (
        <p className="talk-muted">
          {texts().table.mutedList(muted)}{' '}
          <button type="button" className="talk-link" onClick={hearAll}>
            {texts().table.unmute}
          </button>
        </p>
      )}
      {onSay !== undefined && <SayForm phrases={phrases} onSay={onSay} />}
    </section>
  );
}

interface SaidProps {
  readonly line: ChatLine;
  readonly mine: boolean;
  readonly onSilence?: (seat: number, how: 'mute' | 'block') => void;
}

function Said({ line, mine, onSilence }: SaidProps) {
  const { seat, from } = line;
  const canBlock = onSilence !== undefined && seat !== undefined;
  return (
    <li className={classes('said', line.seat !== undefined && `seat-${line.seat}`)}>
      <div className="said-line">
        {line.seat === undefined ? (
          <span className="said-watcher" />
        ) : (
          <SeatMark seat={line.seat} size={15} />
        )}
        <span className="said-who">{mine ? texts().table.you : line.from}</span>
        {!mine && (
          <button
            type="button"
            className="talk-link said-mute"
            aria-label={texts().table.muteWho(line.from)}
            onClick={() => (canBlock ? onSilence(seat, 'mute') : mute([from], true))}
          >
            {texts().table.mute}
          </button>
        )}
        {!mine && canBlock && (
          <button
            type="button"
            className="talk-link said-mute"
            aria-label={texts().table.blockWho(from)}
            title={texts().table.blockHelp}
            onClick={() => onSilence(seat, 'block')}
          >
            {texts().table.block}
          </button>
        )}
      </div>
      <p>{line.text}</p>
    </li>
  );
}

function SayForm({
  phrases,
  onSay,
}: {
  readonly phrases: readonly string[];
  readonly onSay: (t: string) => void;
}) {
  const [text, setText] = useState('');
  const say = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <form className="say" onSubmit={say}>
      <div className="say-line">
        <input
          type="text"
          aria-label={texts().table.say}
          placeholder={texts().table.say}
          value={text}
          maxLength={TALK_LIMIT}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{texts().table.send}</Button>
      </div>
      {phrases.length > 0 && (
        <div className="say-phrases">
          {phrases.map((phrase) => (
            <button key={phrase} type="button" className="chip" onClick={() => onSay(phrase)}>
              {phrase}
            </button>
          ))}
        </div>
      )}
    </form>
  );
}
