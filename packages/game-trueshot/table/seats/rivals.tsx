/** The rivals by the hearth. A phone shows the pets of two of them at a time: a swipe or a tap on a face brings the others. */
import { classes } from '@fray/kit';
import { type PointerEvent, useRef, useState } from 'react';
import type { TrueshotView } from '../../src/index.js';
import { useLexicon } from '../lexicon.js';
import { useTable } from '../table-context.js';
import { Hunter } from './hunter.js';
import { moodOf } from './moods.js';

const PLACES = 3;
/** How many rivals' pets a phone has room for. */
const AT_ONCE = 2;
const SWIPE_PX = 40;
/** Nobody has been looked at instead of whoever is in the strike. */
const NOT_YET = -2;

export function Rivals() {
  const { table, props, rivals } = useTable();
  const { words } = useLexicon();
  const [from, setFrom] = useFrom(table, rivals);
  const start = useRef<number>(undefined);
  const last = rivals.length - AT_ONCE;
  const swipe = (event: PointerEvent): void => {
    const way = start.current === undefined ? 0 : event.clientX - start.current;
    start.current = undefined;
    if (Math.abs(way) > SWIPE_PX) setFrom(Math.max(0, Math.min(last, from + (way < 0 ? 1 : -1))));
  };
  return (
    <div
      className={classes('tl-rivals', last > 0 && 'tl-swiped')}
      onPointerDown={({ clientX }) => {
        start.current = clientX;
      }}
      onPointerUp={swipe}
    >
      {rivals.map((owner, nth) => (
        <Hunter
          key={owner}
          owner={owner}
          nth={nth}
          isTucked={nth < from || nth >= from + AT_ONCE}
          mood={moodOf(props.beat, table, owner)}
        />
      ))}
      {last > 0 && (
        <button
          type="button"
          className="tl-others"
          aria-label={words.otherRivals}
          onClick={() => setFrom(from === last ? 0 : from + 1)}
        >
          {from === last ? '‹' : '›'}
        </button>
      )}
    </div>
  );
}

/** The first rival a phone shows: so that whoever is in the strike is seen, until another is looked at. */
function useFrom(table: TrueshotView, rivals: readonly number[]): [number, (from: number) => void] {
  const { declared } = table;
  const inStrike =
    declared === null ? [] : [declared.target, declared.striker].map((pet) => Math.floor(pet / PLACES));
  const by = inStrike.map((owner) => rivals.indexOf(owner)).find((nth) => nth >= 0) ?? -1;
  const [looked, setLooked] = useState({ from: 0, by: NOT_YET });
  const last = Math.max(0, rivals.length - AT_ONCE);
  const from = looked.by === by || by === -1 ? looked.from : Math.min(by, last);
  return [Math.min(from, last), (next) => setLooked({ from: next, by })];
}
