/** What a ground has that no rule asks for: the ford of the canyon, the rails of the yard. It lies under everything else. */
import { type Sheet, text } from './sheet.js';

interface SceneryProps {
  readonly ground: string;
  readonly sheet: Sheet;
}

/** Points in inches on the table. */
type Course = readonly (readonly [x: number, y: number])[];

const CREEK: Course = [
  [-0.5, 16.6],
  [3, 16.4],
  [6.2, 17],
  [9, 18.2],
  [12, 18],
  [15, 17.8],
  [17.8, 19.4],
  [21, 19.6],
  [24.5, 19.2],
];
const FORD: Course = [
  [9.6, 16.8],
  [12, 16.6],
  [14.4, 17],
  [14.6, 19],
  [12, 19.4],
  [9.4, 19],
];

export function Scenery({ ground, sheet }: SceneryProps) {
  const smooth = (course: Course): string => {
    const points = course.map(([x, y]) => sheet.at(x * 1000, y * 1000));
    const middle = (i: number) => ({
      x: (points[i]!.x + points[i + 1]!.x) / 2,
      y: (points[i]!.y + points[i + 1]!.y) / 2,
    });
    const curves = points.slice(1, -1).map((point, i) => `Q${text(point)} ${text(middle(i + 1))}`);
    return `M${text(points[0]!)}${curves.join('')}`;
  };
  if (ground === 'canyon')
    return (
      <g className="db-scenery" fill="none" strokeLinecap="round">
        <path d={smooth(CREEK)} stroke="#c9a26a" strokeWidth="2.5" />
        <path d={smooth(CREEK)} stroke="#8fb9b4" strokeWidth="1.9" />
        <path d={smooth(CREEK)} stroke="#b9d6cd" strokeWidth="0.5" strokeDasharray="1.400 .9" />
        <path d={`${smooth(FORD)}Z`} fill="#e3cd98" stroke="#c9a26a" strokeWidth="0.3" opacity=".8" />
        <path d={smooth(CREEK.slice(3, 6))} stroke="#a9c9c0" strokeWidth="0.6" strokeDasharray=".1 .8" />
      </g>
    );
  if (ground === 'rail-yard')
    return (
      <g className="db-scenery" fill="none">
        {[9.8, 14.2].map((x) => (
          <g key={x}>
            <path d={track(sheet, x, 0)} stroke="#8a6a42" strokeWidth="2" strokeDasharray=".22 .5" />
            <path d={track(sheet, x, -0.5) + track(sheet, x, 0.5)} stroke="#5d5a55" strokeWidth="0.13" />
          </g>
        ))}
      </g>
    );
  return null;
}

function track(sheet: Sheet, x: number, off: number): string {
  return `M${text(sheet.at((x + off) * 1000, 0))}L${text(sheet.at((x + off) * 1000, 36_000))}`;
}
