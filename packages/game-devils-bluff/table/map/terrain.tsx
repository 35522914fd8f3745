/** The battlefield from above, on torn paper: ground, pieces, inches on the frame, a compass and the scale. */
import { memo } from 'react';
import type { Piece, Table } from '../../src/index.js';
import { Paper } from './paper.js';
import { PieceShape } from './pieces/piece.js';
import { chance } from './pieces/strokes.js';
import { Scenery } from './scenery.js';
import { type Point, round, type Sheet } from './sheet.js';

interface TerrainProps {
  readonly field: Table;
  readonly sheet: Sheet;
  /** The name of the place; a small picture has none. */
  readonly title?: string;
  readonly scale?: string;
}

export const Terrain = memo(function Terrain({ field, sheet, title, scale }: TerrainProps) {
  const { across, down } = sheet;
  return (
    <g className="db-terrain">
      <Paper sheet={sheet} />
      <path className="db-dust" d={dust(across, down)} />
      <Scenery ground={field.id} sheet={sheet} />
      {roadsFirst(field.pieces).map((piece) => (
        <PieceShape key={piece.id} piece={piece} sheet={sheet} />
      ))}
      <rect className="db-night" width={across} height={down} />
      <rect className="db-frame" width={across} height={down} />
      {title !== undefined && (
        <>
          <Inches sheet={sheet} />
          <g transform={`translate(${across - 4.2} ${down - 0.5})`}>
            <text className="db-title" x="3.8" y="-0.55">
              {title}
            </text>
            <path className="db-tick" d="M0 -0.12h3M0 -0.24v0.24M1 -0.18v0.12M2 -0.18v0.12M3 -0.24v0.24" />
            <text className="db-inch" x="3.5" y="0.02">
              {scale}
            </text>
          </g>
          <Compass at={{ x: 1.3, y: down - 1.4 }} north={sheet.north} />
        </>
      )}
    </g>
  );
});

/** A road runs under everything else. */
function roadsFirst(pieces: readonly Piece[]): readonly Piece[] {
  return [...pieces].sort((a, b) => Number(b.kind === 'road') - Number(a.kind === 'road'));
}

/** Every sixth inch, as the rules count them, on all four sides. */
function Inches({ sheet }: { readonly sheet: Sheet }) {
  const { across, down } = sheet;
  const marks = (length: number): number[] =>
    Array.from({ length: Math.ceil(length / 6) - 1 }, (_, i) => (i + 1) * 6);
  const named = (x: number, y: number, flat: boolean): number => {
    const table = sheet.back(x, y);
    const wide = sheet.north.x !== 0;
    return Math.round((flat === wide ? table.y : table.x) / 1000);
  };
  return (
    <g>
      {marks(across).map((x) => (
        <g key={`x${x}`}>
          <path className="db-tick" d={`M${x} -0.15V0.15M${x} ${down - 0.15}v0.3`} />
          <text className="db-inch" x={x} y={-0.22}>
            {named(x, 0, true)}
          </text>
        </g>
      ))}
      {marks(down).map((y) => (
        <g key={`y${y}`}>
          <path className="db-tick" d={`M-0.15 ${y}H0.15M${across - 0.15} ${y}h0.3`} />
          <text className="db-inch" x={-0.38} y={y + 0.18}>
            {named(0, y, false)}
          </text>
        </g>
      ))}
    </g>
  );
}

function Compass({ at, north }: { readonly at: Point; readonly north: Point }) {
  const { x, y } = north;
  const side = { x: -y, y: x };
  const point = (along: number, out: number): string =>
    `${round(along * x + out * side.x)} ${round(along * y + out * side.y)}`;
  return (
    <g className="db-compass" transform={`translate(${at.x} ${at.y})`}>
      <circle r="0.8" />
      <path d={`M${point(0.75, 0)}L${point(0, 0.18)}L${point(0, -0.18)}Z`} />
      <path className="db-compass-tail" d={`M${point(-0.75, 0)}L${point(0, 0.18)}L${point(0, -0.18)}Z`} />
      <text x={round(1.12 * x)} y={round(1.12 * y + 0.18)}>
        N
      </text>
    </g>
  );
}

/** Specks in always the same places. */
function dust(across: number, down: number): string {
  const next = chance(7);
  return Array.from({ length: 130 }, () => `M${round(next(across))} ${round(next(down))}h0.04`).join('');
}
