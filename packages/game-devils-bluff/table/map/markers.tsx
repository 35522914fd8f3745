/** Flags and finds, and the triangles where the gangs come in. */
import { classes } from '@fray/kit';
import { ACCESS, CONTROL, type DevilsView, LIES, MARKER_RADIUS } from '../../src/index.js';
import { FIND_PICTURE, FLAG_PICTURE } from '../pictures.js';
import type { DevilsWords } from '../words/en.js';
import { round, type Sheet } from './sheet.js';

interface MarkersProps {
  readonly table: DevilsView;
  readonly sheet: Sheet;
  readonly words: DevilsWords;
}

export function Markers({ table, sheet, words }: MarkersProps) {
  return (
    <g>
      {table.markers.map((marker, i) => {
        if (marker.state !== LIES) return null;
        const { x, y } = sheet.at(marker.x, marker.y);
        const control = marker.kind === CONTROL;
        const name = (marker.kind === ACCESS ? words.cache : words.marker)(i + 1);
        const held =
          marker.holder >= 0 ? `, ${words.heldBy(words.gang(table.gangNames[marker.holder]!))}` : '';
        return (
          <g
            key={i}
            className={classes('db-marker', marker.holder >= 0 && `db-held side-${marker.holder}`)}
            transform={`translate(${round(x)} ${round(y)})`}
          >
            <title>{`${control ? words.flag : name}${held}`}</title>
            {control && <circle className="db-control" r={MARKER_RADIUS / 1000 + 3} />}
            <circle className="db-marker-disc" r={MARKER_RADIUS / 1000} />
            <circle className="db-marker-ring" r={MARKER_RADIUS / 1000 - 0.18} />
            <svg
              x="-0.4"
              y="-0.4"
              width="0.8"
              height="0.8"
              viewBox="0 0 512 512"
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: control ? FLAG_PICTURE : FIND_PICTURE }}
            />
            {!control && (
              <text className="db-marker-number" x="0.75" y="-0.4">
                {i + 1}
              </text>
            )}
          </g>
        );
      })}
      {table.entries.flatMap((points, seat) =>
        pairs(points).map(([px, py]) => {
          const { x, y } = sheet.at(px, py);
          const [dx, dy] = inward(x, y, sheet);
          return (
            <path
              key={`${seat} ${px} ${py}`}
              className={`db-entry side-${seat}`}
              d={`M${round(x)} ${round(y)}l${round(-dx * 0.8 - dy * 0.5)} ${round(-dy * 0.8 - dx * 0.5)}l${round(dy)} ${round(dx)}z`}
            >
              <title>{words.entry(words.gang(table.gangNames[seat]!))}</title>
            </path>
          );
        }),
      )}
    </g>
  );
}

function pairs(points: readonly number[]): [number, number][] {
  return Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i]!, points[2 * i + 1]!]);
}

/** The step from an edge into the map. */
function inward(x: number, y: number, { across, down }: Sheet): readonly [number, number] {
  if (y <= 0.01) return [0, 1];
  if (y >= down - 0.01) return [0, -1];
  return x <= across / 2 ? [1, 0] : [-1, 0];
}
