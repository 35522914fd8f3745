/** The map with everything on it: terrain, markers, models, the reach of a move, its way, and lines of sight. */
import { classes, type TableProps } from '@fray/kit';
import { useMemo, useRef } from 'react';
import {
  BLOCKED,
  battlefield,
  buildTable,
  type DevilsView,
  MARKER_RADIUS,
  OBSCURED,
  ON_TABLE,
  RADII,
  type ShotPreview,
} from '../src/index.js';
import { flat, pointAt } from './scale.js';
import { points, Terrain } from './terrain.js';
import type { Placing } from './use-placing.js';
import type { DevilsWords } from './words/en.js';

interface MapProps {
  readonly props: TableProps<DevilsView>;
  readonly placing: Placing;
  readonly shots: readonly ShotPreview[];
  /** From where the shots are reckoned. */
  readonly from: { readonly x: number; readonly y: number } | undefined;
  readonly words: DevilsWords;
  readonly onModel: (model: number) => void;
  readonly may: ReadonlySet<number>;
}

const MARGIN = 1.2;

export function BattleMap({ props, placing, shots, from, words, onModel, may }: MapProps) {
  const { view, book } = props;
  const { table } = view;
  const svg = useRef<SVGSVGElement>(null);
  const field = useMemo(() => buildTable(battlefield(table.table).file), [table.table]);
  const { depth } = field;
  const pieceName = (id: string): string => book.glossary[`piece:${id}`]?.name ?? id;
  const viewBox = `${-MARGIN} ${-MARGIN} ${field.width / 1000 + 2 * MARGIN} ${depth / 1000 + 2 * MARGIN}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards choose from the list of places, and with the arrow keys
    <svg
      ref={svg}
      className={classes('db-map', placing.verb !== undefined && 'db-map-placing')}
      viewBox={viewBox}
      role="img"
      aria-label={words.map}
      onPointerMove={(event) => {
        if (
          svg.current !== null &&
          event.pointerType === 'mouse' &&
          event.buttons === 0 &&
          placing.spot === undefined
        )
          placing.aim(pointAt(svg.current, depth, event));
      }}
      onClick={(event) => svg.current !== null && placing.aim(pointAt(svg.current, depth, event))}
    >
      <Terrain field={field} name={pieceName} />
      {placing.region.map((loop) => (
        <path key={loop.slice(0, 6).join()} className="db-reach" d={`M${points(loop, depth)}Z`} />
      ))}
      {table.markers.map((marker, i) =>
        marker.state === 0 ? (
          <g key={i} className={classes('db-marker', marker.holder >= 0 && `side-${marker.holder}`)}>
            <circle cx={flat(marker.x)} cy={flat(depth - marker.y)} r={MARKER_RADIUS / 1000} />
            <text x={flat(marker.x)} y={flat(depth - marker.y) + 0.22}>
              {i + 1}
            </text>
          </g>
        ) : null,
      )}
      <Lines shots={shots} table={table} from={from} depth={depth} />
      <Way placing={placing} depth={depth} table={table} words={words} />
      {table.x.map((_, model) =>
        table.where[model] === ON_TABLE ? (
          <Token
            key={model}
            table={table}
            model={model}
            depth={depth}
            may={may.has(model)}
            onModel={onModel}
          />
        ) : null,
      )}
    </svg>
  );
}

interface TokenProps {
  readonly table: DevilsView;
  readonly model: number;
  readonly depth: number;
  readonly may: boolean;
  readonly onModel: (model: number) => void;
}

/** A round token with name and hit points; injured, mounted and high up can be seen without colour. */
function Token({ table, model, depth, may, onModel }: TokenProps) {
  const { name } = table.roster[model]!;
  const mounted = table.mounted[model] === 1;
  const radius = RADII[mounted ? 1 : 0] / 1000;
  const [x, y] = [flat(table.x[model]!), flat(depth - table.y[model]!)];
  const pips = Math.max(0, table.hp[model]!);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the lists of models and answers have the same choice
    <g
      className={classes(
        'db-token',
        `side-${table.seatOf[model]!}`,
        table.injured[model] === 1 && 'db-injured',
        table.active === model && 'db-active',
        may && 'db-may',
      )}
      data-model={model}
      onClick={(event) => {
        if (!may) return;
        event.stopPropagation();
        onModel(model);
      }}
    >
      <circle cx={x} cy={y} r={radius} />
      {mounted && (
        <path
          className="db-horse"
          d={`M${x - 0.4} ${y + 0.35}q0.1-0.9 0.5-0.9l0.35 0.3-0.2 0.15 0.05 0.5z`}
        />
      )}
      {table.injured[model] === 1 && (
        <path className="db-slash" d={`M${x - radius} ${y + radius}L${x + radius} ${y - radius}`} />
      )}
      {table.level[model]! > 0 && (
        <text className="db-level" x={x + radius + 0.1} y={y - radius}>
          ▲{table.level[model]}
        </text>
      )}
      <text className="db-name" x={x} y={y + radius + 0.55}>
        {name.split(' ')[0]}
      </text>
      <text className="db-pips" x={x} y={y + radius + 0.95}>
        {'●'.repeat(pips)}
      </text>
    </g>
  );
}

interface LinesProps {
  readonly shots: readonly ShotPreview[];
  readonly table: DevilsView;
  readonly from: MapProps['from'];
  readonly depth: number;
}

/** Solid where the line is clear, dashed through cover, crossed out where something stands in the way. */
function Lines({ shots, table, from, depth }: LinesProps) {
  if (from === undefined) return null;
  const seen = new Map<number, ShotPreview>();
  for (const shot of shots) if (!seen.has(shot.target)) seen.set(shot.target, shot);
  return (
    <g className="db-lines">
      {[...seen.values()].map(({ target, sight }) => {
        const kind = sight.result === BLOCKED ? 'blocked' : sight.result === OBSCURED ? 'obscured' : 'clear';
        const [x, y] = [flat(table.x[target]!), flat(depth - table.y[target]!)];
        const [fx, fy] = [flat(from.x), flat(depth - from.y)];
        return (
          <g key={target} className={`db-line db-line-${kind}`}>
            <path d={`M${fx} ${fy}L${x} ${y}`} />
            {kind === 'blocked' && (
              <path
                className="db-cross"
                d={`M${(fx + x) / 2 - 0.2} ${(fy + y) / 2 - 0.2}l0.4 0.4m0-0.4l-0.4 0.4`}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

interface WayProps {
  readonly placing: Placing;
  readonly table: DevilsView;
  readonly depth: number;
  readonly words: DevilsWords;
}

function Way({ placing, table, depth, words }: WayProps) {
  const { spot, way, budget, legal } = placing;
  if (spot === undefined) return null;
  const mounted = table.active >= 0 && table.mounted[table.active] === 1;
  const radius = RADII[mounted ? 1 : 0] / 1000;
  const [x, y] = [flat(spot.x), flat(depth - spot.y)];
  const cost = way[way.length - 1]?.cost;
  return (
    <g className={classes('db-way', !legal && 'db-way-illegal')}>
      {way.length > 1 && (
        <path
          className="db-path"
          d={`M${way.map((stop) => `${flat(stop.x)} ${flat(depth - stop.y)}`).join('L')}`}
        />
      )}
      <circle className="db-ghost" cx={x} cy={y} r={radius} />
      {cost !== undefined && (
        <g className="db-tape">
          <rect x={x - 1.7} y={y - radius - 1.1} width="3.4" height="0.8" rx="0.2" />
          <text x={x} y={y - radius - 0.52}>
            {words.ofInches(cost, budget)}
          </text>
        </g>
      )}
    </g>
  );
}
