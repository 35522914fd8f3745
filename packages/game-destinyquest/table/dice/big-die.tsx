/** A large die in its owner's colour: it lies on the sand, tumbles on its way in and stops at what was rolled. */
import { classes } from '@fray/kit';

const AT = [-0.54, 0, 0.54] as const;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

export interface BigDieProps {
  readonly value: number;
  readonly tumbling: boolean;
  /** No two dice lie alike: which of them this one is. */
  readonly nth: number;
}

const TILTS = [-13, 9, -6, 12, -9, 5];

export function BigDie({ value, tumbling, nth }: BigDieProps) {
  return (
    <svg
      className={classes('dq-big-die', tumbling && 'dq-tumbling')}
      viewBox="-76 -70 152 160"
      role="img"
      aria-label={String(value)}
    >
      <ellipse cx="9" cy="66" rx="66" ry="18" className="dq-die-shadow" />
      <g transform={`rotate(${TILTS[nth % TILTS.length]})`} className="dq-die-body">
        <rect x="-56" y="-42" width="112" height="112" rx="19" className="dq-die-side" />
        <rect x="-56" y="-56" width="112" height="112" rx="19" className="dq-die-top" />
        <rect x="-52" y="-52" width="104" height="104" rx="16" className="dq-die-edge" />
        {PIPS[value]?.map(([x, y]) => (
          <circle key={`${x}${y}`} cx={AT[x]! * 56} cy={AT[y]! * 56} r="9.5" className="dq-die-pip" />
        ))}
      </g>
    </svg>
  );
}
