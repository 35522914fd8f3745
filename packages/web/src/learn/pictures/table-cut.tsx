/** A part of a game's own table, as large as there is room for it: only to be looked at. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadedTable } from '../../games/table-registry.js';
import type { Session } from '../../session/session.js';
import { type Cut, cutOf, sheetSize } from './cut.js';
import { Framed } from './framed.js';
import { StillTable } from './still-table.js';
import './table-picture.css';

export interface TableCutProps {
  readonly session: Session | undefined;
  readonly table: LoadedTable;
  readonly game: string;
  /** The places that it shows; none: the whole table. */
  readonly look: readonly string[];
  readonly title: string;
  readonly onCut?: (cut: Cut) => void;
}

export function TableCut({ session, table, game, look, title, onCut }: TableCutProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { cut, onSheet } = useCut(frame, look);
  useEffect(() => {
    if (cut !== undefined) onCut?.(cut);
  }, [cut, onCut]);
  return (
    <div
      ref={frame}
      className="table-picture-frame"
      data-found={cut?.found}
      inert
      aria-hidden="true"
      style={sizeOf(cut)}
    >
      <Framed title={title} {...sheetSize()} style={placeOf(cut)} onBody={onSheet}>
        <div className="table-picture-game" data-game={game}>
          {session !== undefined && <StillTable session={session} table={table} />}
        </div>
      </Framed>
    </div>
  );
}

/** Paper has another width than the screen, but the picture was cut for this one. */
function sizeOf(cut: Cut | undefined): React.CSSProperties {
  if (cut === undefined) return {};
  return { height: cut.height, '--cut-width': `${cut.width}px` } as React.CSSProperties;
}

function placeOf(cut: Cut | undefined): React.CSSProperties {
  if (cut === undefined) return { visibility: 'hidden' };
  return { transform: `translate(${cut.x}px, ${cut.y}px) scale(${cut.scale})` };
}

/** Measured again whenever the table or the frame changes its size: styles, fonts and drawings arrive late. */
function useCut(frame: { readonly current: HTMLElement | null }, spots: readonly string[]) {
  const [cut, setCut] = useState<Cut>();
  const [sheet, onSheet] = useState<HTMLElement>();
  const measure = useCallback(() => {
    if (frame.current !== null && sheet !== undefined) setCut(cutOf(frame.current, sheet, spots));
  }, [frame, sheet, spots]);
  useEffect(() => {
    if (frame.current === null || sheet === undefined) return;
    const watch = new ResizeObserver(measure);
    watch.observe(frame.current);
    watch.observe(sheet);
    for (const part of sheet.querySelectorAll('[data-spot]')) watch.observe(part);
    return () => watch.disconnect();
  }, [frame, sheet, measure]);
  return { cut, onSheet };
}
