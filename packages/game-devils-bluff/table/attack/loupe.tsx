/** Where it happens: the piece of the map with both, under a glass. */
import { type DevilsView, ON_TABLE, type Table } from '../../src/index.js';
import { Head } from '../map/pin.js';
import { round as p, type Sheet, text } from '../map/sheet.js';
import { Terrain } from '../map/terrain.js';

export interface LoupeProps {
  readonly table: DevilsView;
  readonly field: Table;
  readonly sheet: Sheet;
}

const AIR = 3;

export function Loupe({ table, field, sheet, about }: LoupeProps & { readonly about: readonly number[] }) {
  const places = about.map((model) => ({ model, ...sheet.at(table.x[model]!, table.y[model]!) }));
  const [a, b] = [places[0]!, places[1]!];
  const size = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) + 2 * AIR;
  const [x, y] = [(a.x + b.x - size) / 2, (a.y + b.y - size) / 2 - 0.6];
  const face = size / 12;
  return (
    <svg className="db-loupe" viewBox={`${p(x)} ${p(y)} ${p(size)} ${p(size)}`} aria-hidden="true">
      <Terrain field={field} sheet={sheet} />
      <path className="db-loupe-line" d={`M${text(a)}L${text(b)}`} strokeWidth={p(size / 90)} />
      {places
        .filter(({ model }) => table.where[model] === ON_TABLE)
        .map(({ model, x: px, y: py }) => (
          <g
            key={model}
            className={`side-${table.seatOf[model]!}`}
            transform={`translate(${p(px)} ${p(py)}) scale(${p(face)})`}
          >
            <Head name={table.roster[model]!.name} turned={false} round wavers={false} />
          </g>
        ))}
    </svg>
  );
}
