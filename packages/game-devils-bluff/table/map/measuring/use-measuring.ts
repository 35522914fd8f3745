/** The tape measure and the threat range: anybody may measure anything at any time (CR-01). */
import { useEffect, useMemo, useState } from 'react';
import {
  type DevilsView,
  distanceShown,
  ON_TABLE,
  RADII,
  type Threat,
  threatOf,
} from '../../../src/index.js';
import { distance, type Point } from '../sheet.js';

export type Tool = 'none' | 'tape' | 'threat';

export interface TapeEnd extends Point {
  /** The model whose base it starts from, or less than 0. */
  readonly model: number;
}

export interface Measuring {
  readonly tool: Tool;
  readonly pick: (tool: Tool) => void;
  readonly tape: readonly [TapeEnd, TapeEnd] | undefined;
  /** In thousandths, from base to base where models are at its ends. */
  readonly length: number;
  readonly begin: (point: Point) => void;
  readonly drag: (point: Point) => void;
  readonly end: () => void;
  /** Whose threat is shown, less than 0 for nobody's, and where it reaches. */
  readonly threatBy: number;
  readonly threat: Threat | undefined;
}

/** While somebody is placed, the threat of whoever is `pointed` at shows without any tool. */
export function useMeasuring(table: DevilsView, pointed: number, placing: boolean): Measuring {
  const [tool, setTool] = useState<Tool>('none');
  const [tape, setTape] = useState<readonly [TapeEnd, TapeEnd]>();
  const [held, setHeld] = useState(false);
  const resting = useResting(pointed);
  const shows =
    tool === 'threat' || (tool === 'none' && placing && table.seatOf[resting] !== table.seatOf[table.active]);
  const threatBy = shows && table.where[resting] === ON_TABLE ? resting : -1;
  const threat = useMemo(() => (threatBy < 0 ? undefined : threatOf(table, threatBy)), [table, threatBy]);
  const endAt = (point: Point): TapeEnd => {
    const model = modelAt(table, point);
    return model < 0 ? { ...point, model } : { x: table.x[model]!, y: table.y[model]!, model };
  };
  return {
    tool,
    pick: (next) => {
      setTool(next === tool ? 'none' : next);
      setTape(undefined);
    },
    tape,
    length: tape === undefined ? 0 : lengthOf(table, tape),
    begin: (point) => {
      // A second tap ends what a first one began.
      const open = tape !== undefined && tape[0] === tape[1];
      const here = endAt(point);
      setTape(open ? [tape[0], here] : [here, here]);
      setHeld(true);
    },
    drag: (point) => {
      if (held && tape !== undefined) setTape([tape[0], endAt(point)]);
    },
    end: () => setHeld(false),
    threatBy,
    threat,
  };
}

/** Whoever is only passed over is not measured. */
const REST_MS = 150;

function useResting(pointed: number): number {
  const [resting, setResting] = useState(-1);
  useEffect(() => {
    const waits = setTimeout(() => setResting(pointed), REST_MS);
    return () => clearTimeout(waits);
  }, [pointed]);
  return resting;
}

export function modelAt(table: DevilsView, point: Point): number {
  return table.x.findIndex(
    (x, i) =>
      table.where[i] === ON_TABLE &&
      distance({ x, y: table.y[i]! }, point) <= RADII[table.mounted[i] === 1 ? 1 : 0] + 100,
  );
}

function lengthOf(table: DevilsView, [a, b]: readonly [TapeEnd, TapeEnd]): number {
  if (a.model >= 0 && b.model >= 0) return a.model === b.model ? 0 : distanceShown(table, a.model, b.model);
  const base = (end: TapeEnd): number => (end.model < 0 ? 0 : RADII[table.mounted[end.model] === 1 ? 1 : 0]);
  return Math.max(0, Math.round(distance(a, b)) - base(a) - base(b));
}
