/**
 * Shows a beat scene by scene: events one after the other, the table taking up each when its moment has come. A
 * skip, or animations switched off, goes straight to the engine's view, which always has the last word.
 */
import type { GameEvent } from '@fray/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paced, type TableProps } from '../table/contract.js';

/** Events that are shown at once: before the table has taken them up (lead), or after (trail). */
export interface Scene {
  readonly key: string;
  readonly events: readonly GameEvent[];
  readonly phase: 'lead' | 'trail';
  readonly ms: number;
}

/** How a game shows its beats. Keep it outside of components: a new plan starts the beat anew. */
export interface ScenePlan<V> {
  /** Milliseconds before and after the table takes an event up; what is not listed takes no time. */
  readonly pace: Readonly<Record<string, readonly [lead: number, trail: number]>>;
  /** Whether an event is shown together with the one before it. */
  readonly together: (before: GameEvent, event: GameEvent) => boolean;
  /** The table after one more event, as the seat sees it. */
  readonly advance: (table: V, event: GameEvent, seat: number) => V;
}

export interface Scenes<V> {
  readonly table: V;
  readonly scene: Scene | undefined;
  /** The table as it was before the beat, while one is shown. */
  readonly before: V | undefined;
  /** Events of the beat that have been shown, the current scene's included. */
  readonly past: readonly GameEvent[];
  readonly playing: boolean;
  readonly skip: () => void;
}

interface Shown<V> {
  readonly n: number;
  readonly table: V;
  readonly scene: Scene;
  readonly past: readonly GameEvent[];
}

type Props<V> = Pick<TableProps<V>, 'beat' | 'view' | 'speed' | 'onBeatDone'>;
const NOTHING: readonly GameEvent[] = [];

export function useScenes<V>({ beat, view, speed, onBeatDone }: Props<V>, plan: ScenePlan<V>): Scenes<V> {
  const [shown, setShown] = useState<Shown<V>>();
  const latest = useRef({ beat, onBeatDone });
  latest.current = { beat, onBeatDone };
  const n = beat?.n;
  const skip = useCallback(() => {
    const { beat, onBeatDone } = latest.current;
    if (beat !== undefined) onBeatDone(beat.n);
  }, []);

  useEffect(() => {
    const { beat, onBeatDone } = latest.current;
    if (n === undefined || beat === undefined) return;
    const { before } = beat;
    if (speed === 'off' || before === undefined) {
      onBeatDone(n);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number, then: () => void): void => {
      if (ms === 0) then();
      else timer = setTimeout(then, ms);
    };
    const groups = grouped(beat.events, plan);
    const play = (i: number, table: V, earlier: readonly GameEvent[]): void => {
      const events = groups[i];
      if (events === undefined) {
        onBeatDone(n);
        return;
      }
      const [lead, trail] = (plan.pace[events[0]!.type] ?? [0, 0]).map((ms) => paced(ms, speed));
      const after = events.reduce((now, event) => plan.advance(now, event, before.seat), table);
      const past = [...earlier, ...events];
      const show = (phase: Scene['phase'], ms: number, now: V): void =>
        setShown({ n, table: now, scene: { key: `${n}.${i}.${phase}`, events, phase, ms }, past });
      if (lead! > 0) show('lead', lead!, table);
      wait(lead!, () => {
        show('trail', trail!, after);
        wait(trail!, () => play(i + 1, after, past));
      });
    };
    play(0, before.table, NOTHING);
    return () => clearTimeout(timer);
  }, [n, speed, plan]);

  if (beat?.before === undefined || speed === 'off')
    return { table: view.table, scene: undefined, before: undefined, past: NOTHING, playing: false, skip };
  const before = beat.before.table;
  if (shown?.n !== beat.n)
    return { table: before, scene: undefined, before, past: NOTHING, playing: true, skip };
  return { table: shown.table, scene: shown.scene, before, past: shown.past, playing: true, skip };
}

function grouped<V>(events: readonly GameEvent[], plan: ScenePlan<V>): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const group = groups[groups.length - 1];
    const before = group?.[group.length - 1];
    if (group !== undefined && before !== undefined && plan.together(before, event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}
