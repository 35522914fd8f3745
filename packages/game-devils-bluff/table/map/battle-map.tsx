/** The map with everything on it: terrain, markers, pins, where one can get and how, sight, and what is measured. */
import { classes } from '@fray/kit';
import { type CSSProperties, memo, useRef } from 'react';
import type { DevilsView, Table } from '../../src/index.js';
import type { Advice } from '../ask/advice.js';
import type { Placing } from '../ask/use-placing.js';
import type { Shots } from '../ask/use-shots.js';
import type { DevilsWords } from '../words/en.js';
import { AdvisedGhost, Ghost } from './ghost.js';
import { Markers } from './markers.js';
import { Measures, ThreatRegion } from './measuring/measures.js';
import type { Measuring } from './measuring/use-measuring.js';
import { ModelNames } from './names/model-names.js';
import { pinBoxes } from './names/pin-boxes.js';
import { PlaceNames, placeNames } from './names/place-names.js';
import { ShotTags } from './names/shot-tags.js';
import { Pins } from './pins.js';
import { line, type Sheet } from './sheet.js';
import { SightLines } from './sight-lines.js';
import { Terrain } from './terrain.js';
import { usePointer } from './use-pointer.js';
import type { MapWindow } from './use-window.js';

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
  /** Who is pointed at, on the map or at the sides; less than 0 for nobody. */
  readonly aimed: number;
  readonly advice: Advice;
  readonly pixel: number;
  readonly label: (model: number) => string;
  readonly words: DevilsWords;
  readonly onModel: (model: number) => void;
  readonly onPoint: (model: number) => void;
}

/** Seen from so far away, whole faces would cover the street. */
const FAR = 0.075;
const SMALL_FACE = 0.62;
const NO_MODELS: ReadonlySet<number> = new Set();

export function BattleMap(props: BattleMapProps) {
  const { table, sheet, window: part, placing, measuring, shots, words, pixel, advice, duel } = props;
  const svg = useRef<SVGSVGElement>(null);
  const pointer = usePointer({ svg, sheet, placing, measuring });
  const face = pixel > FAR ? SMALL_FACE : 1;
  const { spot, pointing } = placing;
  const advised = advice.spot !== undefined && spot === undefined ? advice.spot : undefined;
  return (
    <svg
      ref={svg}
      className={classes(
        'db-map',
        pointing !== undefined && 'db-map-placing',
        measuring.tool !== 'none' && 'db-map-measuring',
      )}
      style={{ '--px': pixel } as CSSProperties}
      viewBox={part.viewBox}
      role="img"
      aria-label={words.map(words.ground(props.field.name))}
      data-round={table.round}
      {...pointer}
    >
      <Ground {...props} />
      <ThreatRegion table={table} sheet={sheet} measuring={measuring} />
      <Reach placing={placing} sheet={sheet} />
      <Markers table={table} sheet={sheet} words={words} />
      {shots.from !== undefined && (
        <SightLines shots={linesOf(props)} {...{ table, sheet }} field={props.field} from={shots.from} />
      )}
      {advised !== undefined && pointing !== undefined && (
        <AdvisedGhost {...{ table, sheet, face }} mover={pointing.mover} spot={advised} way={advice.way} />
      )}
      <Pins
        {...{ table, sheet, duel, face }}
        may={measuring.tool === 'none' ? props.may : NO_MODELS}
        aimed={props.aimed}
        advised={advice.model}
        label={props.label}
        onModel={props.onModel}
        onPoint={props.onPoint}
      />
      <ModelNames {...{ table, sheet, face, pixel, words }} field={props.field} />
      {spot !== undefined && pointing !== undefined && (
        <Ghost
          {...{ table, sheet, spot, face, words }}
          mover={pointing.mover}
          way={placing.way}
          budget={placing.budget}
        />
      )}
      <ShotTags
        {...{ table, sheet, shots, duel, pixel, words }}
        may={props.may}
        aimed={props.aimed}
        moving={spot !== undefined}
      />
      <Measures sheet={sheet} measuring={measuring} words={words} />
    </svg>
  );
}

/** What does not change while one points. */
const Ground = memo(
  function Ground({ table, field, sheet, words }: BattleMapProps) {
    const places = placeNames(field, sheet, words.pieceOnMap, pinBoxes(table, sheet, 1));
    return (
      <>
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
        <Terrain field={field} sheet={sheet} title={words.ground(field.name)} scale={words.scale} />
        <PlaceNames names={places} />
      </>
    );
  },
  (a, b) => a.table === b.table && a.field === b.field && a.sheet === b.sheet && a.words === b.words,
);

/** While an attack runs only its own line is drawn; a choice of target shows all, or the one pointed at. */
function linesOf({ shots, duel, aimed, may }: BattleMapProps) {
  if (duel.length > 0) return shots.best.filter(({ target }) => duel.includes(target));
  return may.has(aimed) ? shots.best.filter(({ target }) => target === aimed) : shots.best;
}

const Reach = memo(
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
  },
  (a, b) =>
    a.placing.regions === b.placing.regions && a.placing.level === b.placing.level && a.sheet === b.sheet,
);
