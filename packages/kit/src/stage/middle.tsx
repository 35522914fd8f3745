/** The middle of the stage: what is drawn, revealed, cast or rolled comes here large, while light falls on the rest. */
import type { ReactNode } from 'react';
import { classes } from '../classes.js';
import './middle.css';

export interface MiddleProps {
  /** New with everything that comes, such as the beat's key without its phase. */
  readonly id: string;
  /** All else falls dark: for deaths, reveals and last blows. */
  readonly moment?: boolean;
  /** A line below in large letters, and a smaller one. */
  readonly line?: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function Middle({ id, moment = false, line, note, children }: MiddleProps) {
  return (
    <div className={classes('middle', moment && 'middle-moment')} key={id}>
      <div className="middle-thing">{children}</div>
      {(line !== undefined || note !== undefined) && (
        <p className="middle-line">
          {line !== undefined && <b>{line}</b>}
          {note !== undefined && <span>{note}</span>}
        </p>
      )}
    </div>
  );
}

const GLANCE_MS = 700;
const WORD_MS = 190;
const LONGEST_MS = 6000;

/** How long a text takes to be read, in milliseconds; `known` texts need a glance. For `ShowPlan.pace`. */
export function readingMs(text: string, known = false): number {
  if (known) return GLANCE_MS;
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.min(LONGEST_MS, GLANCE_MS + words * WORD_MS);
}
