/** What is being measured: the tape, and how far somebody shoots, now and after a move. */
import { type DevilsView, movementOf, RADII, WEAPONS } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';
import { round, type Sheet, text } from './sheet.js';
import type { Measuring } from './use-measuring.js';

interface MeasuresProps {
  readonly table: DevilsView;
  readonly sheet: Sheet;
  readonly measuring: Measuring;
  readonly words: DevilsWords;
}

export function Measures({ table, sheet, measuring, words }: MeasuresProps) {
  const { tape, length, threat } = measuring;
  const [a, b] = tape === undefined ? [] : [sheet.at(tape[0].x, tape[0].y), sheet.at(tape[1].x, tape[1].y)];
  return (
    <g className="db-measures">
      {threat >= 0 && <Threat table={table} sheet={sheet} model={threat} />}
      {a !== undefined && b !== undefined && (
        <>
          <path className="db-tape-band" d={`M${text(a)}L${text(b)}`} />
          <path className="db-tape-marks" d={`M${text(a)}L${text(b)}`} />
          <g
            className="db-tape"
            transform={`translate(${round((a.x + b.x) / 2 - 0.95)} ${round((a.y + b.y) / 2 - 1.3)})`}
          >
            <rect width="1.9" height="0.9" rx="0.2" />
            <text x="0.95" y="0.63">
              {words.inches(length)}
            </text>
          </g>
        </>
      )}
    </g>
  );
}

/** The farthest a model's weapons carry without Longshot, in thousandths. */
export function rangeOfModel(table: DevilsView, model: number): number {
  const weapons = WEAPONS[table.options.edition];
  return Math.max(...table.roster[model]!.weapons.map((weapon) => weapons[weapon]!.range));
}

export function threatOf(table: DevilsView, model: number): { readonly now: number; readonly moved: number } {
  const now = rangeOfModel(table, model);
  return { now, moved: now + movementOf(table, model) };
}

function Threat({
  table,
  sheet,
  model,
}: {
  readonly table: DevilsView;
  readonly sheet: Sheet;
  readonly model: number;
}) {
  const at = sheet.at(table.x[model]!, table.y[model]!);
  const base = RADII[table.mounted[model] === 1 ? 1 : 0] / 1000;
  const { now, moved } = threatOf(table, model);
  return (
    <g
      className={`db-threat side-${table.seatOf[model]!}`}
      transform={`translate(${round(at.x)} ${round(at.y)})`}
    >
      <circle className="db-threat-far" r={base + moved / 1000} />
      <circle className="db-threat-near" r={base + now / 1000} />
    </g>
  );
}
