/** How fast and with whose eyes one looks, playing on from here, and what can be done with the record. */
import { SPECTATOR } from '@fray/engine';
import { Button, SegmentField, SelectField } from '@fray/kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { playOnFrom } from '../../session/local-matches.js';
import { saveFile } from '../../shell/save-file.js';
import { texts } from '../../texts/index.js';
import type { Film } from '../film.js';
import { pack } from '../pack.js';
import type { Projector } from '../use-projector.js';

const RATES = [
  { value: '0.5', label: '½×' },
  { value: '1', label: '1×' },
  { value: '2', label: '2×' },
  { value: '4', label: '4×' },
];
/** More names than this, which may be long, would not stand side by side. */
const MOST_BESIDE = 2;

export interface ChoicesProps {
  readonly film: Film;
  readonly projector: Projector;
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
  readonly rate: number;
  readonly onRate: (rate: number) => void;
  readonly source: string;
  readonly id: string;
  readonly names: readonly string[];
}

export function Choices(props: ChoicesProps) {
  const { film, rate, onRate } = props;
  const [said, setSaid] = useState('');
  const { replay } = texts();
  const { n } = props.projector;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to the moment it was said at
  useEffect(() => setSaid(''), [n]);
  return (
    <div className="controls-line">
      <SegmentField
        label={replay.speed}
        value={String(rate)}
        values={RATES}
        onChange={(value) => onRate(Number(value))}
      />
      <Perspective {...props} />
      {(n < film.length || !film.isOver) && <PlayOn {...props} onSaid={setSaid} />}
      <p role="status" className="controls-said">
        {said === '' ? <span className="soft controls-keys">{replay.keys}</span> : said}
      </p>
      <RecordTools {...props} onSaid={setSaid} />
    </div>
  );
}

function Perspective({ film, source, seat, onSeat, names }: ChoicesProps) {
  const { replay } = texts();
  // While a match is being played, its other seats keep their secrets.
  const seats = film.isOver || source !== 'here' ? names.map((_, i) => i) : [seat].filter((s) => s >= 0);
  const Seen = seats.length > MOST_BESIDE ? SelectField : SegmentField;
  return (
    <Seen
      label={replay.perspective}
      value={String(seat)}
      values={[...seats, SPECTATOR].map((s) => ({
        value: String(s),
        label: s === SPECTATOR ? replay.spectator : names[s]!,
      }))}
      onChange={(value) => onSeat(Number(value))}
    />
  );
}

type SayingProps = ChoicesProps & { readonly onSaid: (said: string) => void };

function PlayOn({ film, projector, seat, names, onSaid }: SayingProps) {
  const [, navigate] = useLocation();
  const { replay } = texts();
  const mine = seat === SPECTATOR ? 0 : seat;
  const playOn = (): void => {
    const branch = playOnFrom(film.game, film.book, film.record, projector.n, mine);
    if (branch.ok) navigate(`/table/${branch.value}`);
    else onSaid(branch.error);
  };
  return (
    <Button kind="main" note={replay.playOnAs(names[mine]!, names.length - 1)} onClick={playOn}>
      {replay.playOn}
    </Button>
  );
}

function RecordTools({ film, projector, seat, source, id, onSaid }: SayingProps) {
  const { replay } = texts();
  const verify = (): void => {
    const verdict = film.verify();
    onSaid(verdict.ok ? verdict.value : verdict.error);
  };
  const copyLink = async (): Promise<void> => {
    const path = source === 'online' ? `online/${id}` : `link/${await pack(film.text())}`;
    const link = `${location.origin}${location.pathname}#/replay/${path}/${projector.n}/${seat}`;
    try {
      await navigator.clipboard.writeText(link);
      onSaid(source === 'online' ? replay.linkCopied : `${replay.linkCopied}. ${replay.linkLong}`);
    } catch {
      window.prompt(replay.link, link);
    }
  };
  return (
    <div className="controls-more">
      <Button onClick={verify}>{replay.verify}</Button>
      <Button onClick={() => void copyLink()}>{replay.link}</Button>
      <Button onClick={() => saveFile(`${film.game.id}.fray.jsonl`, film.text())}>{replay.download}</Button>
    </div>
  );
}
