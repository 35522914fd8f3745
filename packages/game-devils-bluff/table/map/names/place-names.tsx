/** Names on the roofs of buildings: in the middle, or where fewer models stand on them. */
import type { Table } from '../../../src/index.js';
import { boxOf } from '../pieces/strokes.js';
import { round, type Sheet } from '../sheet.js';
import { type LabelBox, shared } from './labels.js';

export interface PlaceName {
  readonly id: string;
  readonly text: string;
  readonly box: LabelBox;
}

const LETTER_HIGH = 0.66;
/** Of its height, with the air beside it. */
const LETTER_WIDE = 0.6;
/** How far down on its roof, and how far across the room that it leaves, in the order they are tried. */
const DOWN = [0.5, 0.25, 0.75];
const ACROSS = [0.5, 0, 1];

export function placeNames(
  { pieces }: Table,
  sheet: Sheet,
  pieceName: (id: string) => string,
  tokens: readonly LabelBox[],
): readonly PlaceName[] {
  return pieces
    .filter(({ kind }) => kind === 'building')
    .map((piece) => {
      const text = pieceName(piece.name);
      return { id: piece.id, text, box: freest(text, boxOf(piece, sheet), tokens) };
    });
}

/** A long name is written smaller, so that it stays on its roof. */
function freest(text: string, roof: LabelBox, tokens: readonly LabelBox[]): LabelBox {
  const h = Math.min(LETTER_HIGH, roof.w / (text.length * LETTER_WIDE));
  const w = text.length * LETTER_WIDE * h;
  const boxes = DOWN.flatMap((down) =>
    ACROSS.map((across) => ({
      x: roof.x + across * (roof.w - w),
      y: roof.y + down * roof.h - h / 2,
      w,
      h,
    })),
  );
  const covered = (box: LabelBox): number => tokens.reduce((sum, token) => sum + shared(box, token), 0);
  return boxes.reduce((best, box) => (covered(box) < covered(best) - 1e-6 ? box : best));
}

export function PlaceNames({ names }: { readonly names: readonly PlaceName[] }) {
  return (
    <g>
      {names.map(({ id, text, box: { x, y, w, h } }) => (
        <text
          key={id}
          className="db-piece-name"
          style={{ fontSize: `${round(h)}px` }}
          x={round(x + w / 2)}
          y={round(y + 0.8 * h)}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
