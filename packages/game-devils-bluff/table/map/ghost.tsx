/** Where somebody would go: a pin of glass with the way there, mine while I point, or what is advised. */
import { memo } from 'react';
import { type DevilsView, RADII, type Waypoint } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';
import { Head } from './pin.js';
import { round as p, type Sheet, text } from './sheet.js';
import { Way } from './way.js';

export interface GhostProps {
  readonly table: DevilsView;
  readonly sheet: Sheet;
  /** Less than 0 where no model is placed. */
  readonly mover: number;
  readonly spot: { readonly x: number; readonly y: number; readonly level: number };
  readonly way: readonly Waypoint[];
  readonly budget: number;
  readonly face: number;
  readonly words: DevilsWords;
}

export const Ghost = memo(function Ghost({
  table,
  sheet,
  mover,
  spot,
  way,
  budget,
  face,
  words,
}: GhostProps) {
  const at = sheet.at(spot.x, spot.y);
  const radius = mover < 0 ? 0.5 : RADII[table.mounted[mover] === 1 ? 1 : 0] / 1000;
  return (
    <g className="db-ghost-all">
      <Way {...{ spot, way, budget, sheet, radius, words }} />
      <circle className="db-ghost" cx={p(at.x)} cy={p(at.y)} r={p(radius + 0.06)} />
      {mover >= 0 && <GlassPin {...{ table, sheet, mover, spot, face }} />}
      {spot.level > 0 && (
        <text className="db-ghost-level" x={p(at.x + radius + 0.5)} y={p(at.y - 0.2)}>
          ▲{spot.level}
        </text>
      )}
    </g>
  );
});

function GlassPin({ table, sheet, mover, spot, face }: Omit<GhostProps, 'way' | 'budget' | 'words'>) {
  const at = sheet.at(spot.x, spot.y);
  return (
    <g className="db-glass" transform={`translate(${p(at.x)} ${p(at.y)}) scale(${p(face)})`}>
      <Head name={table.roster[mover]!.name} turned={false} round wavers={false} />
    </g>
  );
}

/** What is worth considering, beneath my own ghost: the same pin and its path, without figures. */
export const AdvisedGhost = memo(function AdvisedGhost(props: Omit<GhostProps, 'words' | 'budget'>) {
  const { sheet, spot, way, mover } = props;
  const at = sheet.at(spot.x, spot.y);
  return (
    <g className="db-advice">
      {way.length > 1 && <path d={`M${way.map((stop) => text(sheet.at(stop.x, stop.y))).join('L')}`} />}
      <circle cx={p(at.x)} cy={p(at.y)} r="0.56" />
      {mover >= 0 && <GlassPin {...props} />}
    </g>
  );
});
