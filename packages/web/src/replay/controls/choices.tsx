/** How fast and with whose eyes one looks, and playing on from here. */
import { SPECTATOR } from '@fray/engine';
import { Button, SegmentField, SelectField } from '@fray/kit';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { playOnFrom } from '../../session/local-matches.js';
import { texts } from '../../texts/index.js';
import type { Film } from '../film.js';
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
  readonly names: readonly string[];
  /** What can be done with the record, where it does not stand in the header. */
  readonly tools: ReactNode;
  /** What was said last about the record. */
  readonly said: string;
  readonly onSaid: (said: string) => void;
}

export function Choices(props: ChoicesProps) {
  const { film, rate, onRate, said } = props;
  const { replay } = texts();
  const { n } = props.projector;
  return (
    <div className="controls-line">
      <SegmentField
        label={replay.speed}
        value={String(rate)}
        values={RATES}
        onChange={(value) => onRate(Number(value))}
      />
      <Perspective {...props} />
      <p role="status" className="controls-said">
        {said === '' ? <span className="soft controls-keys">{replay.keys}</span> : said}
      </p>
      {(n < film.length || !film.isOver) && <PlayOn {...props} />}
      {props.tools !== false && <div className="controls-more">{props.tools}</div>}
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

function PlayOn({ film, projector, seat, names, onSaid }: ChoicesProps) {
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
