/** A number with its sign; a raised one is green, a lowered one red, and both say so in words. */
import { classes } from '../classes.js';
import { useKitWords } from '../words/kit-words.js';
import './figure.css';
import { Icon } from './icon.js';

export interface Figure {
  readonly icon: string;
  /** What the figure is, for those who cannot see the sign: "attack". */
  readonly label: string;
  readonly value: number;
  /** The printed value; a raised figure is green with a sign, a lowered one red. */
  readonly base?: number;
}

export function FigureView({ icon, label, value, base = value }: Figure) {
  const words = useKitWords();
  const change = value > base ? 'raised' : value < base ? 'lowered' : undefined;
  return (
    <span className={classes('figure', change && `figure-${change}`)}>
      <Icon body={icon} />
      <span className="sr-only">{label} </span>
      <b>{value}</b>
      {change !== undefined && (
        <span className="figure-mark">
          <span aria-hidden="true">{change === 'raised' ? '▴' : '▾'}</span>
          <span className="sr-only">{words[change](base)}</span>
        </span>
      )}
    </span>
  );
}
