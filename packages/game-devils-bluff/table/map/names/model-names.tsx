/** Names beside the pins, laid out so that none covers another; they stay while somebody is moved. */
import { memo } from 'react';
import { type DevilsView, RADII, type Table } from '../../../src/index.js';
import type { DevilsWords } from '../../words/en.js';
import { round, type Sheet } from '../sheet.js';
import { type LabelBox, type LabelWish, placeLabels } from './labels.js';
import { pinBoxes, standing } from './pin-boxes.js';
import { placeNames } from './place-names.js';

interface NamesProps {
  readonly table: DevilsView;
  readonly field: Table;
  readonly sheet: Sheet;
  readonly face: number;
  readonly pixel: number;
  readonly words: DevilsWords;
}

const LETTER = 0.62;
const SMALLEST_PX = 12;
const WIDE = 0.56;
const HIGH = 1.15;

export const ModelNames = memo(function ModelNames({ table, field, sheet, face, pixel, words }: NamesProps) {
  const spots = standing(table, sheet);
  const size = Math.max(LETTER, SMALLEST_PX * pixel);
  const nameOf = (model: number): string => words.short(table.roster[model]!.name);
  const wishes = spots.map(
    ({ model, x, y }): LabelWish => ({
      id: `${model}`,
      x,
      y,
      away: RADII[table.mounted[model] === 1 ? 1 : 0] / 1000,
      w: nameOf(model).length * size * WIDE + 0.1,
      h: size * HIGH,
    }),
  );
  const pins = pinBoxes(table, sheet, face);
  const taken = [
    ...pins,
    ...placeNames(field, sheet, words.pieceOnMap, pins).map(({ box }) => box),
    titleBox(sheet),
  ];
  const boxes = placeLabels(wishes, taken, sheet);
  return (
    <g className="db-labels">
      {spots.map(({ model }) => {
        const { x, y, w, h } = boxes.get(`${model}`)!;
        return (
          <text
            key={model}
            className="db-name"
            x={round(x + w / 2)}
            y={round(y + h * 0.8)}
            style={{ fontSize: `${round(size)}px` }}
          >
            {nameOf(model)}
          </text>
        );
      })}
    </g>
  );
});

/** Where the place's own name and the scale stand. */
function titleBox({ across, down }: Sheet): LabelBox {
  return { x: across - 6, y: down - 1.8, w: 6, h: 1.6 };
}
