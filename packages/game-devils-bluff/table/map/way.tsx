/** The way to the ghost, with a mark at every inch, and what it comes to. */
import type { Waypoint } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';
import { type Point, round, type Sheet, text } from './sheet.js';

interface WayProps {
  readonly spot: Point;
  readonly way: readonly Waypoint[];
  readonly budget: number;
  readonly sheet: Sheet;
  readonly radius: number;
  readonly words: DevilsWords;
}

export function Way({ spot, way, budget, sheet, radius, words }: WayProps) {
  const at = sheet.at(spot.x, spot.y);
  const cost = way[way.length - 1]?.cost;
  const label = cost === undefined ? undefined : wayLabel(way, cost, budget, words);
  const wide = (label?.length ?? 0) * 0.31 + 0.7;
  const left = at.x - radius - wide - 0.3 > 0 ? at.x - radius - wide - 0.3 : at.x + radius + 0.3;
  return (
    <g className="db-way">
      {way.length > 1 && (
        <path className="db-path" d={`M${way.map((stop) => text(sheet.at(stop.x, stop.y))).join('L')}`} />
      )}
      {inchMarks(way).map(({ inch, x, y }) => {
        const p = sheet.at(x, y);
        return (
          <g key={inch} transform={`translate(${round(p.x)} ${round(p.y)})`}>
            <circle className="db-inch-mark" r="0.1" />
            <text className="db-inch-name" x="-0.3" y="-0.1">
              {inch}
            </text>
          </g>
        );
      })}
      {label !== undefined && (
        <g className="db-cost" transform={`translate(${round(left)} ${round(at.y - 0.5)})`}>
          <rect width={round(wide)} height="1" rx="0.22" />
          <text x={round(wide / 2)} y="0.69">
            {label}
          </text>
        </g>
      )}
    </g>
  );
}

/** "3.42 of 4.00″", or with what climbing and crossing cost: "2.42 + 1.00 of 4.00″". */
export function wayLabel(way: readonly Waypoint[], cost: number, budget: number, words: DevilsWords): string {
  const length = way.slice(1).reduce((sum, stop, i) => sum + legLength(way[i]!, stop), 0);
  const fees = cost - length;
  return fees > 0 ? words.withFees(length, fees, budget) : words.ofInches(cost, budget);
}

/** As the rules round it: up, to the next thousandth. */
function legLength(a: Point, b: Point): number {
  return Math.ceil(Math.hypot(a.x - b.x, a.y - b.y) - 1e-6);
}

/** Where each full inch of the running cost is reached. */
function inchMarks(way: readonly Waypoint[]): { inch: number; x: number; y: number }[] {
  const marks: { inch: number; x: number; y: number }[] = [];
  for (let i = 1; i < way.length; i++) {
    const [from, to] = [way[i - 1]!, way[i]!];
    const long = legLength(from, to) || 1;
    // What is paid beside the length is paid at the start of the leg.
    const begin = to.cost - long;
    for (let inch = Math.floor(begin / 1000) + 1; inch * 1000 < to.cost; inch++) {
      const share = (inch * 1000 - begin) / long;
      if (share > 0)
        marks.push({ inch, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
  }
  return marks.length > 12 ? marks.filter(({ inch }) => inch % 3 === 0) : marks;
}
