/** Six-sided dice drawn by us. They may tumble on their way in, and land on what the engine rolled. */
import './dice.css';
import { classes } from '../classes.js';
import { useKitWords } from '../words/kit-words.js';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [3, 1],
    [1, 3],
  ],
  3: [
    [3, 1],
    [2, 2],
    [1, 3],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  5: [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  6: [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
};

export interface DieProps {
  readonly value: number;
  readonly size?: number;
  readonly tumbling?: boolean;
  /** Struck out: rolled, but it does not count. */
  readonly void?: boolean;
}

export function Die({ value, size = 56, tumbling, void: isVoid }: DieProps) {
  const words = useKitWords();
  const pips = PIPS[value];
  return (
    <svg
      className={classes('die', tumbling && 'die-tumbling', isVoid && 'die-void')}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      role="img"
      aria-label={isVoid ? words.doesNotCount(value) : String(value)}
    >
      <rect x="1" y="1" width="38" height="38" rx="8" className="die-edge" />
      <rect x="5" y="5" width="30" height="30" rx="5" className="die-face" />
      {pips === undefined ? (
        <text x="20" y="26" textAnchor="middle" className="die-number">
          {value}
        </text>
      ) : (
        pips.map(([x, y]) => <circle key={`${x}${y}`} cx={x * 10} cy={y * 10} r="3" className="die-pip" />)
      )}
      {isVoid && <path d="M6 34L34 6" className="die-strike" />}
    </svg>
  );
}

export function Dice({
  values,
  size,
  tumbling,
}: {
  readonly values: readonly number[];
  readonly size?: number;
  readonly tumbling?: boolean;
}) {
  return (
    <span className="dice">
      {values.map((value, i) => (
        <Die
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
          key={i}
          value={value}
          {...(size === undefined ? {} : { size })}
          {...(tumbling === undefined ? {} : { tumbling })}
        />
      ))}
    </span>
  );
}
