/** Buttons on the map: tape, threat range, closer, farther, and on a phone the small map that says where one is. */
import { classes } from '@fray/kit';
import { useRef } from 'react';
import { type DevilsView, movementOf, ON_TABLE, type Table } from '../../../src/index.js';
import type { DevilsWords } from '../../words/en.js';
import { paperPoint, round, type Sheet } from '../sheet.js';
import { Terrain } from '../terrain.js';
import type { MapWindow } from '../use-window.js';
import type { Measuring, Tool } from './use-measuring.js';

interface ToolsProps {
  readonly table: DevilsView;
  readonly field: Table;
  readonly sheet: Sheet;
  readonly window: MapWindow;
  readonly measuring: Measuring;
  readonly words: DevilsWords;
}

export function Tools({ table, field, sheet, window: part, measuring, words }: ToolsProps) {
  const { tools } = words;
  const tool = (id: Exclude<Tool, 'none'>, key: string) => (
    <button
      type="button"
      className={classes('db-tool', measuring.tool === id && 'db-tool-on')}
      aria-pressed={measuring.tool === id}
      title={`${id === 'tape' ? tools.tapeHelp : tools.threatHelp} (${key})`}
      onClick={() => measuring.pick(id)}
    >
      {tools[id]}
    </button>
  );
  return (
    <fieldset className="db-tools">
      <legend className="sr-only">{tools.title}</legend>
      {tool('tape', 'T')}
      {tool('threat', 'R')}
      <button type="button" className="db-tool" aria-label={tools.closer} onClick={() => part.zoom(true)}>
        +
      </button>
      <button type="button" className="db-tool" aria-label={tools.farther} onClick={() => part.zoom(false)}>
        −
      </button>
      <Said table={table} measuring={measuring} words={words} />
      {part.isPart && <SmallMap table={table} field={field} sheet={sheet} window={part} />}
    </fieldset>
  );
}

function Said({ table, measuring, words }: Pick<ToolsProps, 'table' | 'measuring' | 'words'>) {
  const { tool, tape, length, threat, threatBy } = measuring;
  let said = '';
  if (tape !== undefined) said = words.tools.taped(words.inches(length));
  else if (threat !== undefined)
    said = words.tools.threatOf(
      words.short(table.roster[threatBy]!.name),
      words.inches(threat.range),
      words.inches(threat.range + movementOf(table, threatBy)),
    );
  else if (tool !== 'none') said = tool === 'tape' ? words.tools.tapeHelp : words.tools.threatHelp;
  return (
    <span className={classes('db-said', said === '' && 'sr-only')} role="status">
      {said}
    </span>
  );
}

function SmallMap({
  table,
  field,
  sheet,
  window: { part, centre },
}: Omit<ToolsProps, 'measuring' | 'words'>) {
  const svg = useRef<SVGSVGElement>(null);
  return (
    <svg
      ref={svg}
      className="db-small-map"
      viewBox={`0 0 ${sheet.across} ${sheet.down}`}
      aria-hidden="true"
      onClick={(event) => svg.current !== null && centre(paperPoint(svg.current, event))}
    >
      <Terrain field={field} sheet={sheet} />
      {table.x.map((x, model) => {
        if (table.where[model] !== ON_TABLE) return null;
        const at = sheet.at(x, table.y[model]!);
        return (
          <circle
            key={model}
            className={`db-dot side-${table.seatOf[model]!}`}
            cx={round(at.x)}
            cy={round(at.y)}
            r="0.8"
          />
        );
      })}
      <rect className="db-part" x={part.x} y={part.y} width={part.w} height={part.h} />
    </svg>
  );
}
