/** The battlefield from above, in ink on dust: every piece by what it looks like. */
import { memo } from 'react';
import type { Piece, Table } from '../src/index.js';
import { flat } from './scale.js';

export const Terrain = memo(function Terrain({
  field,
  name,
}: {
  readonly field: Table;
  readonly name: (id: string) => string;
}) {
  const [width, depth] = [field.width / 1000, field.depth / 1000];
  return (
    <g>
      <rect className="db-ground" x="0" y="0" width={width} height={depth} />
      {field.pieces.map((piece) => (
        <PieceShape key={piece.id} piece={piece} depth={field.depth} label={name(piece.name)} />
      ))}
      <rect className="db-frame" x="0" y="0" width={width} height={depth} />
      {ticks(width).map((x) => (
        <g key={`x${x}`}>
          <path className="db-tick" d={`M${x} -0.2V0.2M${x} ${depth - 0.2}V${depth + 0.2}`} />
          <text className="db-inch" x={x} y={-0.35}>
            {x}
          </text>
        </g>
      ))}
      {ticks(depth).map((y) => (
        <g key={`y${y}`}>
          <path className="db-tick" d={`M-0.2 ${depth - y}H0.2M${width - 0.2} ${depth - y}H${width + 0.2}`} />
          <text className="db-inch" x={-0.55} y={depth - y + 0.2}>
            {y}
          </text>
        </g>
      ))}
    </g>
  );
});

function ticks(length: number): number[] {
  return Array.from({ length: Math.floor(length / 6) }, (_, i) => (i + 1) * 6).filter((at) => at < length);
}

function PieceShape({
  piece,
  depth,
  label,
}: {
  readonly piece: Piece;
  readonly depth: number;
  readonly label: string;
}) {
  const box = boxOf(piece, depth);
  return (
    <g className={`db-piece db-${piece.kind}`}>
      {piece.parts.map((part) => (
        <path key={part.join()} d={`M${points(part, depth)}Z`} />
      ))}
      {piece.climbEdges.map(({ from, to }) => (
        <path
          key={`${from} ${to}`}
          className="db-ladder"
          d={`M${flat(from[0])} ${flat(depth - from[1])}L${flat(to[0])} ${flat(depth - to[1])}`}
        />
      ))}
      {piece.kind === 'building' && (
        <text className="db-piece-name" x={box.x} y={box.y}>
          {label}
        </text>
      )}
    </g>
  );
}

export function points(polygon: readonly number[], depth: number): string {
  const parts: string[] = [];
  for (let i = 0; i + 1 < polygon.length; i += 2)
    parts.push(`${flat(polygon[i]!)} ${flat(depth - polygon[i + 1]!)}`);
  return parts.join('L');
}

function boxOf(piece: Piece, depth: number): { readonly x: number; readonly y: number } {
  const corners = piece.parts.flat();
  const xs = corners.filter((_, i) => i % 2 === 0);
  const ys = corners.filter((_, i) => i % 2 === 1);
  const middle = (list: readonly number[]): number => (Math.min(...list) + Math.max(...list)) / 2;
  return { x: flat(middle(xs)), y: flat(depth - middle(ys)) + 0.2 };
}
