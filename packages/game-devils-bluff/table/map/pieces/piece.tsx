/** One piece of terrain as it looks from above: what it is can be told by its drawing. */
import type { Piece } from '../../../src/index.js';
import { line, type Sheet } from '../sheet.js';
import { Building } from './building.js';
import { Barrel, Boxcar, Crate, Fence, Headstone, Trough, Wagon, Wall } from './goods.js';
import { Boardwalk, Brush, Cactus, Plain, Road, Rock } from './nature.js';
import { boxOf, ladder } from './strokes.js';

interface PieceProps {
  readonly piece: Piece;
  readonly sheet: Sheet;
}

const DRAWN = {
  wagon: Wagon,
  boxcar: Boxcar,
  crate: Crate,
  barrel: Barrel,
  trough: Trough,
  wall: Wall,
  stone: Headstone,
  fence: Fence,
  rock: Rock,
  boulder: Rock,
  brush: Brush,
  cactus: Cactus,
  boardwalk: Boardwalk,
  road: Road,
} as const;

const FLAT = new Set(['road', 'boardwalk', 'fence', 'brush']);
const HIGH = 1600;

export function PieceShape({ piece, sheet }: PieceProps) {
  const box = boxOf(piece, sheet);
  const outline = piece.parts.map((part) => `${line(sheet, part)}Z`).join('');
  const Drawn = DRAWN[piece.kind as keyof typeof DRAWN] ?? Plain;
  const shadow = piece.top > HIGH ? 'translate(.32 .38)' : 'translate(.13 .15)';
  return (
    <g className={`db-piece db-${piece.kind}`}>
      {!FLAT.has(piece.kind) && <path className="db-shadow" d={outline} transform={shadow} />}
      {piece.kind === 'building' ? (
        <Building name={piece.name} box={box} frontUp={box.y + box.h / 2 > sheet.down / 2} />
      ) : (
        <Drawn box={box} outline={outline} />
      )}
      {piece.climbEdges.map(({ from, to }) => (
        <path
          key={`${from} ${to}`}
          className="db-ladder"
          d={ladder(sheet.at(...from), sheet.at(...to), box)}
        />
      ))}
    </g>
  );
}
