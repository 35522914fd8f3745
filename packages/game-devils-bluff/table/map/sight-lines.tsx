/** Lines of sight: solid where clear, dashed where part is hidden, thin and crossed out where something stands in the way. */
import { BLOCKED, type DevilsView, OBSCURED, type ShotPreview, type Table } from '../../src/index.js';
import { type Point, round, type Sheet, text } from './sheet.js';

interface SightLinesProps {
  readonly shots: readonly ShotPreview[];
  readonly table: DevilsView;
  readonly field: Table;
  readonly sheet: Sheet;
  readonly from: Point;
}

export function SightLines({ shots, table, field, sheet, from }: SightLinesProps) {
  const start = sheet.at(from.x, from.y);
  return (
    <g className="db-lines">
      {shots.map(({ target, sight }) => {
        const kind = sight.result === BLOCKED ? 'blocked' : sight.result === OBSCURED ? 'obscured' : 'clear';
        const there = { x: table.x[target]!, y: table.y[target]! };
        const stop =
          kind === 'blocked' ? sheetPoint(sheet, stopOf(table, field, from, there, sight)) : undefined;
        return (
          <g key={target} className={`db-line db-line-${kind}`}>
            <path d={`M${text(start)}L${text(stop ?? sheet.at(there.x, there.y))}`} />
            {stop !== undefined && (
              <g className="db-stop" transform={`translate(${round(stop.x)} ${round(stop.y)})`}>
                <circle r="0.3" />
                <path d="M-0.14 -0.14l0.28 0.28m0 -0.28l-0.28 0.28" />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

function sheetPoint(sheet: Sheet, { x, y }: Point): Point {
  return sheet.at(x, y);
}

const SAMPLES = 80;

/** Where the line ends: at the model in the way, or where it first meets a piece that stops it. */
function stopOf(
  table: DevilsView,
  field: Table,
  from: Point,
  to: Point,
  { model, pieces }: ShotPreview['sight'],
): Point {
  const on = (t: number): Point => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  if (model >= 0) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const t = ((table.x[model]! - from.x) * dx + (table.y[model]! - from.y) * dy) / (dx * dx + dy * dy || 1);
    return on(Math.max(0.1, Math.min(0.9, t)));
  }
  const parts = pieces.flatMap((piece) => field.pieces[piece]?.parts ?? []);
  for (let i = 1; i < SAMPLES; i++) {
    const point = on(i / SAMPLES);
    if (parts.some((part) => isIn(part, point))) return point;
  }
  return on(0.5);
}

/** For drawing only: inside an anticlockwise convex outline. */
function isIn(part: readonly number[], { x, y }: Point): boolean {
  for (let i = 0; i < part.length; i += 2) {
    const j = (i + 2) % part.length;
    if ((part[j]! - part[i]!) * (y - part[i + 1]!) - (part[j + 1]! - part[i + 1]!) * (x - part[i]!) < 0)
      return false;
  }
  return true;
}
