/** What pins cover on paper, so that no name lies on a face. */
import { type DevilsView, ON_TABLE } from '../../../src/index.js';
import { ABOVE, FACE } from '../pin.js';
import type { Point, Sheet } from '../sheet.js';
import type { LabelBox } from './labels.js';

export interface Standing extends Point {
  readonly model: number;
}

export function standing(table: DevilsView, sheet: Sheet): readonly Standing[] {
  return table.x.flatMap((x, model) =>
    table.where[model] === ON_TABLE ? [{ model, ...sheet.at(x, table.y[model]!) }] : [],
  );
}

export function pinBoxes(table: DevilsView, sheet: Sheet, face: number): readonly LabelBox[] {
  return standing(table, sheet).map(({ x, y }) => ({
    x: x - FACE * face,
    y: y - (ABOVE + FACE) * face,
    w: 2 * FACE * face,
    h: (ABOVE + FACE) * face + 0.5,
  }));
}
