/** Shows a beat scene by scene. A skip, or animations switched off, goes straight to the engine's view. */
import type { GameEvent } from '@fray/engine';
import { paced, type TableProps } from '@fray/web/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RohanView } from '../src/index.js';
import { advance } from './stage.js';

/** Events that are shown at once, and for how long before and after the table takes them up. */
export interface Scene {
  readonly key: string;
  readonly events: readonly GameEvent[];
  readonly phase: 'lead' | 'trail';
  readonly ms: number;
}

export interface Playback {
  readonly table: RohanView;
  readonly scene: Scene | undefined;
  /** True from the assault's first lane to its end. */
  readonly assault: RohanView | undefined;
  readonly playing: boolean;
  readonly skip: () => void;
}

/** Milliseconds before and after. */
const PACE: Readonly<Record<string, readonly [number, number]>> = {
  played: [0, 300],
  inspired: [0, 300],
  reinforced: [0, 240],
  passed: [0, 200],
  finished: [0, 200],
  assault: [380, 0],
  fought: [170, 380],
  unopposed: [170, 420],
  exploded: [240, 120],
  fell: [240, 0],
  drew: [0, 160],
  round: [0, 260],
};

interface Shown {
  readonly n: number;
  readonly table: RohanView;
  readonly scene: Scene | undefined;
  readonly assault: RohanView | undefined;
}

type Props = Pick<TableProps<RohanView>, 'beat' | 'view' | 'speed' | 'onBeatDone'>;

export function usePlayback({ beat, view, speed, onBeatDone }: Props): Playback {
  const [shown, setShown] = useState<Shown>();
  const latest = useRef({ beat, onBeatDone });
  latest.current = { beat, onBeatDone };
  const n = beat?.n;
  const still = speed === 'off';

  const skip = useCallback(() => {
    const { beat, onBeatDone } = latest.current;
    if (beat !== undefined) onBeatDone(beat.n);
  }, []);

  useEffect(() => {
    const { beat, onBeatDone } = latest.current;
    if (n === undefined || beat === undefined) return;
    const before = beat.before;
    if (still || before === undefined) {
      onBeatDone(n);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number, then: () => void): void => {
      if (ms === 0) then();
      else timer = setTimeout(then, ms);
    };
    const groups = grouped(beat.events);
    const play = (i: number, table: RohanView, assault: RohanView | undefined): void => {
      const events = groups[i];
      if (events === undefined) {
        onBeatDone(n);
        return;
      }
      const [lead, trail] = (PACE[events[0]!.type] ?? [0, 0]).map((ms) => paced(ms, speed)) as [
        number,
        number,
      ];
      const fighting =
        events[0]!.type === 'assault' ? table : ENDS_ASSAULT.has(events[0]!.type) ? undefined : assault;
      const scene = (phase: Scene['phase'], ms: number): Scene => ({
        key: `${n}.${i}.${phase}`,
        events,
        phase,
        ms,
      });
      const after = events.reduce((t, event) => advance(t, event, before.seat), table);
      if (lead > 0) setShown({ n, table, scene: scene('lead', lead), assault: fighting });
      wait(lead, () => {
        setShown({ n, table: after, scene: scene('trail', trail), assault: fighting });
        wait(trail, () => play(i + 1, after, fighting));
      });
    };
    play(0, before.table, undefined);
    return () => clearTimeout(timer);
  }, [n, still, speed]);

  const playing = beat !== undefined && !still && beat.before !== undefined;
  if (!playing) return { table: view.table, scene: undefined, assault: undefined, playing: false, skip };
  if (shown?.n !== beat.n)
    return { table: beat.before!.table, scene: undefined, assault: undefined, playing, skip };
  return { ...shown, playing, skip };
}

const ENDS_ASSAULT: ReadonlySet<string> = new Set(['drew', 'round', 'over']);

/** Two cards that fall in the same lane fall together, and both players draw at once. */
function grouped(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const group = groups[groups.length - 1];
    if (
      group !== undefined &&
      group[0]!.type === event.type &&
      (event.type === 'fell' || event.type === 'drew')
    )
      group.push(event);
    else groups.push([event]);
  }
  return groups;
}
