/** The map with everything on it: terrain, markers, models, where one can get and how, sight, and what is measured. */
import { classes } from '@fray/kit';
import { type PointerEvent as ReactPointerEvent, useRef } from 'react';
import { type DevilsView, ON_TABLE, RADII, type Table } from '../../src/index.js';
import type { Placing } from '../ask/use-placing.js';
import type { Shots } from '../ask/use-shots.js';
import type { DevilsWords } from '../words/en.js';
import { Markers } from './markers.js';
import { Measures, ThreatRegion } from './measures.js';
import { NamesOnMap, tokenBoxes } from './names/names-on-map.js';
import { PlaceNames, placeNames } from './names/place-names.js';
import { line, type Point, paperPoint, round, type Sheet } from './sheet.js';
import { SightLines } from './sight-lines.js';
import { Terrain } from './terrain.js';
import { Token } from './token.js';
import type { Measuring } from './use-measuring.js';
import type { MapWindow } from './use-window.js';
import { Way } from './way.js';

export interface BattleMapProps {
  readonly table: DevilsView;
  readonly field: Table;
  readonly sheet: Sheet;
  readonly window: MapWindow;
  readonly placing: Placing;
  readonly measuring: Measuring;
  readonly shots: Shots;
  /** Whom an attack is about: the others stand back. */
  readonly duel: readonly number[];
  readonly may: ReadonlySet<number>;
  readonly tokenLabel: (model: number) => string;
  readonly words: DevilsWords;
  readonly onModel: (model: number) => void;
}

/** Tags for all enemies up to so many; beyond, for those in sight only. */
const MOST_TAGS = 6;
/** A finger would hide the ghost, so it sits above: in pixels. */
const ABOVE_FINGER = 56;

export function BattleMap(props: BattleMapProps) {
  const { table, field, sheet, window: part, placing, measuring, shots, words } = props;
  const svg = useRef<SVGSVGElement>(null);
  const pointer = usePointer(props, svg);
  const name = words.ground(field.name);
  const places = placeNames(field, sheet, words.pieceOnMap, tokenBoxes(table, sheet));
  return (
    <svg
      ref={svg}
      className={classes(
        'db-map',
        placing.pointing !== undefined && 'db-map-placing',
        measuring.tool !== 'none' && 'db-map-measuring',
      )}
      viewBox={part.viewBox}
      role="img"
      aria-label={words.map(name)}
      {...pointer}
    >
      <defs>
        <pattern
          id="db-hatched"
          width="0.4"
          height="0.4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="db-hatch-line" d="M0 0V0.4" />
        </pattern>
        <clipPath id="db-paper">
          <rect width={sheet.across} height={sheet.down} />
        </clipPath>
      </defs>
      <Terrain field={field} sheet={sheet} title={name} scale={words.scale} />
      <PlaceNames names={places} />
      <ThreatRegion table={table} sheet={sheet} measuring={measuring} />
      <Reach placing={placing} sheet={sheet} />
      <Markers table={table} sheet={sheet} words={words} />
      {shots.from !== undefined && (
        <SightLines shots={linesOf(props)} table={table} field={field} sheet={sheet} from={shots.from} />
      )}
      <Tokens {...props} />
      <Ghost {...props} />
      <NamesOnMap
        table={table}
        sheet={sheet}
        places={places.map(({ box }) => box)}
        tags={tagsOf(props)}
        ghost={ghostBox(placing, sheet)}
        words={words}
      />
      <Measures sheet={sheet} measuring={measuring} words={words} />
    </svg>
  );
}

/** While an attack runs only its own line is drawn; a choice of target shows all. */
function linesOf({ shots, duel }: BattleMapProps) {
  return duel.length === 0 ? shots.best : shots.best.filter(({ target }) => duel.includes(target));
}

function tagsOf({ shots, duel, placing, may }: BattleMapProps) {
  const asked = placing.spot !== undefined || may.size > 0;
  if (duel.length > 0 || shots.from === undefined || !asked) return [];
  const { best } = shots;
  return best.length <= MOST_TAGS ? best : best.filter(({ sight, inRange }) => sight.result < 2 && inRange);
}

function Reach({ placing, sheet }: Pick<BattleMapProps, 'placing' | 'sheet'>) {
  return (
    <g>
      {placing.regions.map((loops, level) =>
        loops.length === 0 ? null : (
          <path
            key={level}
            className={classes('db-reach', level !== placing.level && 'db-reach-other')}
            fillRule="evenodd"
            d={loops.map((loop) => `${line(sheet, loop)}Z`).join('')}
          />
        ),
      )}
    </g>
  );
}

function Tokens({ table, sheet, duel, may, tokenLabel, onModel, measuring }: BattleMapProps) {
  return (
    <g>
      {table.x.map((x, model) =>
        table.where[model] === ON_TABLE ? (
          <Token
            key={model}
            table={table}
            model={model}
            at={sheet.at(x, table.y[model]!)}
            label={tokenLabel(model)}
            may={may.has(model) && measuring.tool === 'none'}
            dim={duel.length > 0 && !duel.includes(model)}
            onPick={() => onModel(model)}
            onPoint={(inside) => inside && measuring.threaten(model)}
          />
        ) : null,
      )}
    </g>
  );
}

function Ghost({ table, sheet, placing, words }: BattleMapProps) {
  const { spot, pointing } = placing;
  if (spot === undefined || pointing === undefined) return null;
  const at = sheet.at(spot.x, spot.y);
  const { mover } = pointing;
  const radius = mover < 0 ? 0.5 : RADII[table.mounted[mover] === 1 ? 1 : 0] / 1000;
  return (
    <g>
      <Way placing={placing} sheet={sheet} radius={radius} words={words} />
      <circle className="db-ghost" cx={round(at.x)} cy={round(at.y)} r={radius + 0.1} />
      {mover >= 0 && <Token table={table} model={mover} at={at} label="" may={false} dim={false} ghost />}
      {spot.level > 0 && (
        <text className="db-ghost-level" x={round(at.x + radius + 0.1)} y={round(at.y - radius)}>
          ▲{spot.level}
        </text>
      )}
    </g>
  );
}

function ghostBox({ spot }: Placing, sheet: Sheet) {
  if (spot === undefined) return undefined;
  const { x, y } = sheet.at(spot.x, spot.y);
  return { x: x - 4.4, y: y - 0.7, w: 5.2, h: 1.4 };
}

/** The mouse points and clicks; a finger drags the ghost, which sits above it; the tape goes before both. */
function usePointer(
  { sheet, placing, measuring, table }: BattleMapProps,
  svg: { readonly current: SVGSVGElement | null },
) {
  const pressed = useRef(false);
  const at = (event: ReactPointerEvent, lift = 0): Point => {
    const paper = paperPoint(svg.current!, { clientX: event.clientX, clientY: event.clientY - lift });
    return sheet.back(paper.x, paper.y);
  };
  const lift = (event: ReactPointerEvent): number => (event.pointerType === 'touch' ? ABOVE_FINGER : 0);
  const measures = measuring.tool === 'tape';
  return {
    onPointerDown: (event: ReactPointerEvent) => {
      if (!measures && placing.pointing === undefined) return;
      pressed.current = true;
      if (event.pointerType === 'touch') svg.current?.setPointerCapture(event.pointerId);
      if (measures) measuring.begin(at(event));
    },
    onPointerMove: (event: ReactPointerEvent) => {
      if (measures) measuring.drag(at(event));
      else if (measuring.tool === 'none' && pressed.current) placing.aim(at(event, lift(event)));
    },
    onPointerUp: (event: ReactPointerEvent) => {
      if (measures) measuring.end();
      else if (measuring.tool === 'none' && pressed.current) placing.aim(at(event));
      pressed.current = false;
    },
    onPointerCancel: () => {
      pressed.current = false;
    },
    'data-round': table.round,
  };
}
