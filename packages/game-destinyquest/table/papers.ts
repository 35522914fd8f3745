/** What lies on the two papers: unwritten, sealed, or turned for everyone. */
import type { SeatView } from '@fray/engine';
import { ABILITIES, type DuelView } from '../src/index.js';
import { NONE } from '../src/state.js';
import { PLAY } from '../src/verbs.js';
import type { PaperState } from './dice-tray.js';

const EMPTY: PaperState = { state: 'empty', ability: null };

export function papersOf(view: SeatView<DuelView>): readonly PaperState[] {
  const { table, flow, seat } = view;
  const top = flow.stack[flow.stack.length - 1];
  if (top?.sealed != null && top.asking !== 0)
    return [0, 1].map((owner): PaperState => {
      const move = owner === seat ? top.sealed?.[owner] : undefined;
      if (move == null) return EMPTY;
      return { state: 'sealed', ability: move[0] === PLAY ? ABILITIES[move[1]]!.id : null };
    });
  return [0, 1].map((owner): PaperState => {
    const ability = table.speedSlot[owner]!;
    if (ability !== NONE) return { state: 'open', ability: ABILITIES[ability]!.id };
    return table.step >= 2 ? { state: 'open', ability: null } : EMPTY;
  });
}
