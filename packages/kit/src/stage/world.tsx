/** The backdrop of a stage in layers from the back to the front: drawings baked into pictures, laid out in units. */
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes.js';
import './world.css';

export interface WorldProps {
  /** Everywhere that no layer reaches: a CSS background, such as a gradient from sky to wall. */
  readonly ground: string;
  readonly children: ReactNode;
}

export function World({ ground, children }: WorldProps) {
  return (
    <>
      <div className="world-ground" style={{ background: ground }} />
      {children}
    </>
  );
}

export interface LayerProps {
  /** Which of the two layouts it belongs to; absent: both. */
  readonly on?: 'wide' | 'tall';
  /** The address of a drawing, or a CSS background. */
  readonly src?: string;
  readonly paint?: string;
  /** In units from the frame's corner: left, top, width, height. */
  readonly at: readonly [number, number, number, number];
  /** Comes and goes softly when this changes: the lights of a day, a fire that dims. */
  readonly light?: number;
  readonly className?: string | undefined;
}

export function Layer({ on, src, paint, at, light = 1, className }: LayerProps) {
  const [left, top, width, height] = at.map((n) => `calc(${n} * var(--u))`);
  const style: CSSProperties = { left, top, width, height, opacity: light };
  if (src !== undefined) style.backgroundImage = `url("${src}")`;
  if (paint !== undefined) style.background = paint;
  return (
    <div className={classes('world-layer', on !== undefined && `world-${on}`, className)} style={style} />
  );
}
