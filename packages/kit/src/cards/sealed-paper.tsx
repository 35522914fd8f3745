/** A folded paper with a choice nobody may read yet; all of them turn together. */
import type { ReactNode } from 'react';
import './sealed-paper.css';
import { classes } from '../classes.js';
import { useKitWords } from '../words/kit-words.js';

export interface SealedPaperProps {
  readonly owner: string;
  /** empty: nothing written yet. sealed: written and folded. open: turned for everyone. */
  readonly state: 'empty' | 'sealed' | 'open';
  /** What is written on it; given only to those who may read it. */
  readonly children?: ReactNode;
  readonly tilt?: number;
}

export function SealedPaper({ owner, state, children, tilt = -1 }: SealedPaperProps) {
  const words = useKitWords();
  return (
    <div className={classes('paper', `paper-${state}`)} style={{ rotate: `${tilt}deg` }}>
      <div className="paper-text">
        {state === 'open' || children !== undefined
          ? children
          : state === 'sealed'
            ? words.sealed
            : words.notWritten}
      </div>
      <div className="paper-owner">
        {owner}
        {state === 'sealed' && `, ${words.sealed}`}
      </div>
    </div>
  );
}
