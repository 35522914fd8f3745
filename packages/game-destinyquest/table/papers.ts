/** What lies on the two papers: unwritten, sealed, or turned for everyone. */
import type { GameEvent, SeatView } from '@fray/engine';
import { ABILITIES, type DuelView } from '../src/index.js';
import { PLAY } from '../src/legality/verbs.js';
import { NONE } from '../src/state/state.js';
import type { PaperState } from './dice-tray.js';

const EMPTY: PaperState = { state: 'empty', ability: null };
const SEALED: PaperState = { state: 'sealed', ability: null };

/** `coming` are the events of the beat being shown, `past` those already seen: the papers turn in between. */
export function papersOf(
  view: SeatView<DuelView>,
  coming: readonly GameEvent[] = [],
  past: readonly GameEvent[] = [],
): readonly PaperState[] {
  const { table, flow, seat } = view;
  const turn = coming.find(({ type }) => type === 'papers');
  if (turn !== undefined && !past.includes(turn)) return [SEALED, SEALED];
  const top = flow.stack[flow.stack.length - 1];
  if (turn === undefined && top?.sealed != null && top.asking !== 0)
    return [0, 1].map((owner): PaperState => {
      const move = owner === seat ? top.sealed?.[owner] : undefined;
      if (move == null) return EMPTY;
      return { state: 'sealed', ability: move[0] === PLAY ? ABILITIES[move[1]]!.id : null };
    });
  return [0, 1].map((owner): PaperState => {
    const ability = table.speedSlot[owner]!;
    if (ability !== NONE) return { state: 'open', ability: ABILITIES[ability]!.id };
    if (turn !== undefined) return writtenOn(turn, owner);
    return table.step >= 2 ? { state: 'open', ability: null } : EMPTY;
  });
}

function writtenOn(turn: GameEvent, owner: number): PaperState {
  const ability = (turn.data['abilities'] as readonly string[])[owner]!;
  return { state: 'open', ability: ability === 'none' ? null : ability };
}
