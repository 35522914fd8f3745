/** What lies on the two papers of step 1: unwritten, sealed, or turned for everyone. */
import type { SeatView } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { PLAY } from '../legality/verbs.js';
import { NONE } from '../state/state.js';
import type { DuelView } from './view.js';

export interface Paper {
  readonly state: 'empty' | 'sealed' | 'open';
  /** What it says, as far as the seat may know; null for "no ability" and for what is hidden. */
  readonly ability: string | null;
}

const EMPTY: Paper = { state: 'empty', ability: null };

export function papers(view: SeatView<DuelView>): readonly Paper[] {
  return [0, 1].map((owner) => paperOf(view, owner));
}

function paperOf({ table, flow, seat }: SeatView<DuelView>, owner: number): Paper {
  if (table.shown[owner] === 1 || table.step > 1)
    return { state: 'open', ability: idOf(table.speedSlot[owner]!) };
  const sealed = flow.stack[flow.stack.length - 1]?.sealed?.[owner];
  if (owner !== seat || sealed == null) return EMPTY;
  return { state: 'sealed', ability: idOf(sealed[0] === PLAY ? sealed[1] : NONE) };
}

function idOf(ability: number): string | null {
  return ability === NONE ? null : ABILITIES[ability]!.id;
}
