/** The scrubber with its chart and moments, and the buttons that step and play; under it what else can be chosen. */
import { classes, SwitchField } from '@fray/kit';
import type { ReactNode } from 'react';
import { texts } from '../../texts/index.js';
import type { Moment } from '../moments.js';
import type { Hiding } from '../use-hiding.js';
import { Choices, type ChoicesProps } from './choices.js';
import './controls.css';
import { DASHES, ScrubChart, type ScrubChartProps } from './scrub-chart.js';
import { ScrubMarks } from './scrub-marks.js';

/** Drawn, because fonts disagree about these signs. */
const SIGNS = {
  start: 'M6 5v14M18 6l-8 6 8 6z',
  backTurn: 'M12 7l-5 5 5 5M18 7l-5 5 5 5',
  back: 'M14 7l-5 5 5 5',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  on: 'M10 7l5 5-5 5',
  onTurn: 'M6 7l5 5-5 5M12 7l5 5-5 5',
  end: 'M18 5v14M6 6l8 6-8 6z',
};

export interface ControlsProps extends ChoicesProps {
  readonly chart: ScrubChartProps['chart'] | undefined;
  readonly moments: readonly Moment[];
  readonly hiding: Hiding;
  /** What happened last, where it does not stand under the table. */
  readonly caption: ReactNode;
}

export function Controls(props: ControlsProps) {
  const { film, projector } = props;
  const { n, playing, goTo, step, setPlaying } = projector;
  const { hides, last } = props.hiding;
  const { replay } = texts();
  return (
    <section className="controls" aria-label={replay.title}>
      <div className="controls-line">
        <Legend {...props} />
        <div className="scrub">
          {props.chart !== undefined && (
            <ScrubChart
              chart={props.chart}
              steps={film.steps(props.seat)}
              seats={props.names.length}
              to={Math.max(last, 1)}
              n={n}
            />
          )}
          <ScrubMarks moments={props.moments} names={props.names} {...{ n, last, goTo }} />
          <input
            type="range"
            className="scrubber"
            min={0}
            max={Math.max(last, 1)}
            value={n}
            aria-label={replay.scrubber}
            aria-valuetext={hides ? replay.momentAlone(n) : replay.moment(n, film.length)}
            onChange={(event) => goTo(Number(event.target.value))}
          />
        </div>
        {hides && (
          <p className="scrub-unseen">
            <b>{replay.notSeen}</b> {replay.notEvenHowLong}
          </p>
        )}
        <div className="controls-buttons">
          <IconButton label={replay.start} path={SIGNS.start} onClick={() => goTo(0)} />
          <IconButton
            label={replay.previousTurn}
            path={SIGNS.backTurn}
            onClick={() => goTo(film.turn(n, -1))}
          />
          <IconButton label={replay.previous} path={SIGNS.back} onClick={() => goTo(n - 1)} />
          <IconButton
            main
            label={playing ? replay.pause : replay.play}
            path={playing ? SIGNS.pause : SIGNS.play}
            onClick={() => setPlaying(!playing)}
          />
          <IconButton label={replay.next} path={SIGNS.on} onClick={step} />
          <IconButton label={replay.nextTurn} path={SIGNS.onTurn} onClick={() => goTo(film.turn(n, 1))} />
          <IconButton label={replay.end} path={SIGNS.end} onClick={() => goTo(film.length)} />
        </div>
      </div>
      <Acts acts={film.acts(n)} />
      <Choices {...props} />
    </section>
  );
}

/** Whose line is whose, what happened last, how far one has come, and whether the rest is told. */
function Legend({ film, projector, names, chart, hiding, caption }: ControlsProps) {
  const { replay } = texts();
  const { hides, setHides } = hiding;
  const { n } = projector;
  return (
    <div className="controls-legend">
      {chart !== undefined &&
        names.map((name, seat) => (
          <span key={name} className={`legend-line seat-${seat}`}>
            <svg viewBox="0 0 22 4" width="22" height="4" aria-hidden="true">
              <path d="M0 2H22" strokeDasharray={DASHES[seat]} />
            </svg>
            {name}
          </span>
        ))}
      {caption}
      <span className="controls-count">{hides ? n : `${n} / ${film.length}`}</span>
      <SwitchField label={replay.hide} value={hides} onChange={setHides} />
    </div>
  );
}

/** Take-backs, stand-ins and votes at this moment. */
function Acts({ acts }: { readonly acts: readonly string[] }) {
  if (acts.length === 0) return null;
  return <p className="controls-said">{acts.join(' ')}</p>;
}

interface IconButtonProps {
  readonly label: string;
  readonly path: string;
  readonly main?: true;
  readonly onClick: () => void;
}

function IconButton(props: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes('control-button', props.main && 'control-main')}
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={props.path} />
      </svg>
    </button>
  );
}
