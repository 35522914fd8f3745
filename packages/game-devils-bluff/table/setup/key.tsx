/** What the drawings of a map stand for. */
import { useTableWords } from '@fray/kit';
import { useMemo } from 'react';
import { battlefield, type Piece, TABLE_FILES } from '../../src/index.js';
import { PieceShape } from '../map/pieces/piece.js';
import { sheetOf } from '../map/sheet.js';
import type { DevilsWords } from '../words/en.js';

/** One piece of each kind, taken from the ready-made grounds. */
const KINDS = ['building', 'wall', 'fence', 'rock', 'brush', 'boardwalk'] as const;

export function Key() {
  const { setup } = useTableWords<DevilsWords>();
  const pieces = useMemo(() => KINDS.flatMap((kind) => samplePiece(kind)), []);
  return (
    <dl className="db-key">
      {pieces.map((piece) => {
        const { name, text } = setup.key[piece.kind]!;
        return (
          <div key={piece.kind}>
            <dt>
              <Sample piece={piece} />
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Sample({ piece }: { readonly piece: Piece }) {
  const sheet = useMemo(() => sheetOf(24_000, 36_000, -1), []);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const part of piece.parts)
    for (let i = 0; i < part.length; i += 2) {
      const { x, y } = sheet.at(part[i]!, part[i + 1]!);
      xs.push(x);
      ys.push(y);
    }
  const [left, top] = [Math.min(...xs) - 0.4, Math.min(...ys) - 0.4];
  const [wide, high] = [Math.max(...xs) - left + 0.4, Math.max(...ys) - top + 0.4];
  return (
    <svg
      className="db-ground-map db-key-picture"
      viewBox={`${left} ${top} ${wide} ${high}`}
      aria-hidden="true"
    >
      <PieceShape piece={piece} sheet={sheet} />
    </svg>
  );
}

function samplePiece(kind: string): Piece[] {
  for (const { id } of TABLE_FILES) {
    const found = battlefield(id).ground.table.pieces.find((piece) => piece.kind === kind);
    if (found !== undefined) return [found];
  }
  return [];
}
