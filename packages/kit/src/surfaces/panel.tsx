/** A sheet of paper on the table, with an optional coloured edge of a side. */
import type { ReactNode } from 'react';
import './panel.css';
import { classes } from '../classes.js';

export interface PanelProps {
  readonly title?: ReactNode;
  readonly side?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ title, side, className, children }: PanelProps) {
  return (
    <section className={classes('panel', side !== undefined && `panel-side side-${side}`, className)}>
      {title !== undefined && <h2 className="panel-title">{title}</h2>}
      {children}
    </section>
  );
}
