/** What a choice comes to, written where it happens: for me, against me, or neither. */
import type { ReactNode } from 'react';
import { classes } from '../classes.js';
import './result.css';

export interface ResultProps {
  readonly tone: 'good' | 'bad' | 'calm';
  readonly children: ReactNode;
  readonly className?: string | false;
}

export function Result({ tone, children, className }: ResultProps) {
  return <span className={classes('result', `result-${tone}`, className)}>{children}</span>;
}
