/** What is being measured: the tape, and how far somebody shoots, now and after a move. */
import { type DevilsView, RADII } from '../../../src/index.js';
import type { DevilsWords } from '../../words/en.js';
import { line, round, type Sheet, text } from '../sheet.js';
import type { Measuring } from './use-measuring.js';

interface MeasuresProps {
  readonly table: DevilsView;
  readonly sheet: Sheet;
  readonly measuring: Measuring;
  readonly words: DevilsWords;
}

export function Measures({ sheet, measuring, words }: Omit<MeasuresProps, 'table'>) {
  const { tape, length } = measuring;
  const [a, b] = tape === undefined ? [] : [sheet.at(tape[0].x, tape[0].y), sheet.at(tape[1].x, tape[1].y)];
  return (
    <g className="db-measures">
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

/** What it could hit now, outlined; how far a move would carry that, as one soft shape around where it can stop. */
export function ThreatRegion({
  table,
  sheet,
  measuring: { threat, threatBy },
}: Omit<MeasuresProps, 'words'>) {
  if (threat === undefined) return null;
  const { now, moves, range } = threat;
  const path = (loops: readonly number[][]): string => loops.map((loop) => `${line(sheet, loop)}Z`).join('');
  // A stroke on both sides of the border widens the shape by its half: the range, from base to base.
  const beyond = 2 * ((range + 2 * RADII[0]) / 1000);
  return (
    <g className={`db-threat side-${table.seatOf[threatBy]!}`} clipPath="url(#db-paper)">
      <g className="db-threat-far">
        {moves.map((loops, level) => (
          <path key={level} d={path(loops)} strokeWidth={round(beyond)} />
        ))}
      </g>
      {now.map((loops, level) => (
        <path key={level} className="db-threat-near" fillRule="evenodd" d={path(loops)} />
      ))}
    </g>
  );
}
