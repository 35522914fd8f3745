/** The stage a table is played on: it fills its window, and everything on it is measured in one unit, `--u`. */
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes.js';
import './stage.css';

/** How many units a frame is wide and high. */
export type FrameSize = readonly [width: number, height: number];

export interface StageProps {
  /** The frame on a desk, and upright on a phone. `--u` is as large as lets the frame fit the window. */
  readonly wide: FrameSize;
  readonly tall: FrameSize;
  /** What lies behind everything and reaches past the frame on all sides: see `World`. */
  readonly world: ReactNode;
  /** Laid out in units from the frame's upper left corner; the frame stands in the middle of the window. */
  readonly frame: ReactNode;
  /** Hangs on the window's own corners: seats, piles, buttons. */
  readonly edges?: ReactNode;
  /** The question, in the place reserved for it: a `PromptBar`. */
  readonly prompt?: ReactNode;
  /** What happens now, over all of it: a `Middle`, the `Overlay`. */
  readonly above?: ReactNode;
  readonly className?: string | false | undefined;
}

export function Stage({ wide, tall, world, frame, edges, prompt, above, className }: StageProps) {
  const sizes = { '--wide-w': wide[0], '--wide-h': wide[1], '--tall-w': tall[0], '--tall-h': tall[1] };
  return (
    <div className={classes('stage', className)}>
      <div className="stage-room" style={sizes as CSSProperties}>
        <div className="stage-world" aria-hidden="true">
          <div className="stage-frame">{world}</div>
        </div>
        <div className="stage-quiet" aria-hidden="true" />
        <div className="stage-edges">{edges}</div>
        <div className="stage-frame stage-things">{frame}</div>
        <div className="stage-prompt">{prompt}</div>
        {above}
      </div>
    </div>
  );
}
