/** The figures of the chart for whoever cannot see it. */
import { texts } from '../../texts/index.js';
import type { ChartPoint } from './series.js';

export interface ChartTableProps {
  readonly series: readonly ChartPoint[];
  /** What each seat is called. */
  readonly said: readonly string[];
}

/** A table keeps the width of its columns wherever it is put: the box around it hides them. */
export function ChartTable({ series, said }: ChartTableProps) {
  return (
    <div className="sr-only">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts().table.moment}</th>
            {said.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map(({ at, values }) => (
            <tr key={at}>
              <th scope="row">{at}</th>
              {values.map((value, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <td key={seat}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
