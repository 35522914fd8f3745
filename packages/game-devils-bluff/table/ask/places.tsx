/** Choosing a point without pointing: a list of named places, and buttons to nudge the ghost. */
import { useMemo, useState } from 'react';
import type { DevilsView } from '../../src/index.js';
import type { Sheet } from '../map/sheet.js';
import type { DevilsWords } from '../words/en.js';
import { namedPlaces } from './named-places.js';
import type { Placing } from './use-placing.js';

interface PlacesProps {
  readonly table: DevilsView;
  readonly placing: Placing;
  readonly sheet: Sheet;
  readonly words: DevilsWords;
}

const STEPS = [500, 100] as const;

export function Places({ table, placing, sheet, words }: PlacesProps) {
  const { spot } = placing;
  const places = useMemo(
    () => namedPlaces(table, placing, words),
    [table, placing.listed, placing.pointing, words],
  );
  const chosen = places.findIndex((place) => place.spot.x === spot?.x && place.spot.y === spot?.y);
  return (
    <div className="db-places">
      <label>
        <span>{words.places}</span>{' '}
        <select value={chosen} onChange={(event) => placing.choose(places[Number(event.target.value)]?.spot)}>
          <option value={-1}>{words.pickPlace}</option>
          {places.map(({ label, spot: at }, i) => (
            <option key={`${at.x} ${at.y} ${at.level}`} value={i}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Nudges placing={placing} sheet={sheet} words={words} />
    </div>
  );
}

/** One step on paper, as a step on the table. */
export function stepOnTable(sheet: Sheet, dx: number, dy: number, step: number): readonly [number, number] {
  const [a, b] = [sheet.back(0, 0), sheet.back(dx * (step / 1000), dy * (step / 1000))];
  return [b.x - a.x, b.y - a.y];
}

const WAYS = [
  ['up', '↑', 0, -1],
  ['left', '←', -1, 0],
  ['right', '→', 1, 0],
  ['down', '↓', 0, 1],
] as const;

function Nudges({ placing, sheet, words }: Omit<PlacesProps, 'table'>) {
  const [fine, setFine] = useState(0);
  const step = STEPS[fine]!;
  return (
    <fieldset className="db-nudges">
      <legend className="sr-only">{words.nudge.title}</legend>
      {WAYS.map(([name, sign, dx, dy]) => (
        <button
          key={name}
          type="button"
          className={`db-nudge db-nudge-${name}`}
          aria-label={words.nudge[name]}
          onClick={() => placing.nudge(...stepOnTable(sheet, dx, dy, step))}
        >
          {sign}
        </button>
      ))}
      <button
        type="button"
        className="db-nudge-step"
        aria-label={`${words.nudge.step(step)}. ${words.nudge.finer}`}
        onClick={() => setFine((fine + 1) % STEPS.length)}
      >
        {words.inches(step)}
      </button>
    </fieldset>
  );
}
