/** R-SIX: dice that came up 6 by rolling; a 6 that an ability has set does not count. */
import type { DuelState } from '../state/state.js';

export function rolledSixes(s: Readonly<DuelState>, at: number): number {
  const faces = s.hit.faces[at]!;
  const rolled = s.hit.rolled[at]!;
  let sixes = 0;
  for (let i = 0; i < faces.length; i++) if (faces[i] === 6 && (rolled & (1 << i)) !== 0) sixes++;
  return sixes;
}
