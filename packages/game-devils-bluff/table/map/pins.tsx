/** All pins, those in front over those behind; each looks towards the nearest enemy. */
import { memo } from 'react';
import { type DevilsView, ON_TABLE } from '../../src/index.js';
import { Pin } from './pin.js';
import { distance, type Sheet } from './sheet.js';

interface PinsProps {
  readonly table: DevilsView;
  readonly sheet: Sheet;
  readonly duel: readonly number[];
  readonly may: ReadonlySet<number>;
  readonly face: number;
  readonly aimed: number;
  readonly advised: number;
  readonly label: (model: number) => string;
  readonly onModel: (model: number) => void;
  readonly onPoint: (model: number) => void;
}

export const Pins = memo(function Pins(props: PinsProps) {
  const { table, sheet, duel, may, face, aimed, advised, label, onModel, onPoint } = props;
  const standing = table.x.flatMap((x, model) =>
    table.where[model] === ON_TABLE ? [{ model, at: sheet.at(x, table.y[model]!) }] : [],
  );
  standing.sort((a, b) => a.at.y - b.at.y || a.model - b.model);
  return standing.map(({ model, at }) => {
    const others = standing.filter((each) => table.seatOf[each.model] !== table.seatOf[model]);
    const near = others.sort((a, b) => distance(a.at, at) - distance(b.at, at))[0];
    const middle = sheet.across / 2;
    return (
      <Pin
        key={model}
        {...{ table, model, at, face }}
        label={label(model)}
        may={may.has(model)}
        dim={duel.length > 0 && !duel.includes(model)}
        turned={(near?.at.x ?? middle) < at.x}
        aimed={aimed === model}
        advised={advised === model}
        onPick={onModel}
        onPoint={onPoint}
      />
    );
  });
});
