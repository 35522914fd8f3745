/** How a beat of this game is shown: the pace of its events, and the Assault as a whole. */
import type { GameEvent } from '@fray/engine';
import type { TableProps } from '@fray/kit';
import { type ScenePlan, type Scenes, useScenes } from '@fray/kit';
import type { RohanView } from '../src/index.js';
import { advance } from './stage.js';

export interface Playback extends Scenes<RohanView> {
  /** The table as it went into the Assault that is being shown. */
  readonly assault: RohanView | undefined;
}

const PLAN: ScenePlan<RohanView> = {
  pace: {
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
  },
  /** Two cards that fall in the same lane fall together, and both players draw at once. */
  together: (before, event) => before.type === event.type && (event.type === 'fell' || event.type === 'drew'),
  advance,
};
const ENDS_ASSAULT: ReadonlySet<string> = new Set(['drew', 'round', 'over']);

export function usePlayback(props: TableProps<RohanView>): Playback {
  const scenes = useScenes(props, PLAN);
  return { ...scenes, assault: inAssault(scenes.past) ? scenes.before : undefined };
}

function inAssault(past: readonly GameEvent[]): boolean {
  const begun = past.findIndex(({ type }) => type === 'assault');
  return begun !== -1 && !past.slice(begun).some(({ type }) => ENDS_ASSAULT.has(type));
}
