/** Between the rows: what the Assault would do in each lane, and the blow that nothing stops. */
import { classes, Icon, Result } from '@fray/kit';
import type { CSSProperties } from 'react';
import { type Board, EMPTY, type Forecast, LANES, place } from '../../src/index.js';
import { useLexicon } from '../lexicon.js';
import { HEART } from '../pictures.js';
import type { Fate } from './lane-fate.js';
import { toneOf } from './row.js';

export interface LanesProps {
  readonly board: Board;
  readonly forecast: Forecast;
  /** By seat and lane. */
  readonly fates: readonly (readonly (Fate | undefined)[])[];
  readonly below: number;
  /** Nothing is to come any more. */
  readonly over: boolean;
  /** The lane being fought now, while the Assault is shown. */
  readonly fighting: number | undefined;
}

export function Lanes(props: LanesProps) {
  const { words } = useLexicon();
  const { fighting } = props;
  return (
    <ol className="rohan-forecast" aria-label={words.forecast}>
      {Array.from({ length: LANES }, (_, lane) => (
        <li
          key={words.lane(lane)}
          data-spot={`fate ${lane + 1}`}
          style={{ '--lane': lane } as CSSProperties}
          className={classes('rohan-lane', fighting !== undefined && fighting !== lane && 'rohan-dim')}
        >
          <span className="sr-only">{words.lane(lane)}: </span>
          {!props.over && <LaneFates {...props} lane={lane} />}
        </li>
      ))}
    </ol>
  );
}

function LaneFates({ board, forecast, fates, below, lane }: LanesProps & { lane: number }) {
  const { words } = useLexicon();
  const cards = [board.cards[place(0, lane)]!, board.cards[place(1, lane)]!];
  if (cards.every((card) => card === EMPTY)) return <span className="sr-only">{words.openLane}</span>;
  if (forecast.decidedIn !== -1 && lane > forecast.decidedIn)
    return <span className="rohan-not-reached">{words.notReached}</span>;
  return [1 - below, below].map((seat) => {
    const fate = fates[seat]?.[lane];
    if (fate === undefined) return null;
    return (
      <span key={seat} className="rohan-fate">
        <span className="sr-only">{fate.long}</span>
        {fate.open ? (
          <Blow loss={fate.loss} down={seat === below} />
        ) : (
          <span aria-hidden="true">
            <Result tone={toneOf(fate, below)}>
              {!fate.falls && fate.chip.includes('→') && <Icon body={HEART} />}
              {fate.chip}
            </Result>
          </span>
        )}
      </span>
    );
  });
}

/** What runs through an open lane: a shaft that ends in its figure. */
function Blow({ loss, down }: { readonly loss: number; readonly down: boolean }) {
  return (
    <svg className={classes('rohan-blow', !down && 'rohan-blow-up')} viewBox="0 0 160 134" aria-hidden="true">
      <path d="M34 0C40 36 54 60 58 80H40l40 48 40-48H102C98 56 92 30 90 0z" />
      <text x="80" y="104" textAnchor="middle">
        {loss}
      </text>
    </svg>
  );
}
