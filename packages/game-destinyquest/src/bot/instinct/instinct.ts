/** What duels have taught, as the bots ask for it. */
import { NEVER, type Offers, PLAIN, type Practice, UNTHINKABLE } from '@fray/engine';
import { INSTINCT_WEIGHTS } from '../../data/instinct-weights.js';
import type { DuelState } from '../../state/state.js';
import { askedNow } from '../policy.js';
import { Inputs, readInputs } from './inputs.js';
import { weightsOf } from './kept.js';
import { MoveNotes, readMoves } from './moves.js';
import { Net, OWN } from './net.js';

const NET = new Net(weightsOf(INSTINCT_WEIGHTS));
/** Paper for one question at a time. */
const NOTES = new MoveNotes();
const INPUTS = new Inputs();

export const INSTINCT: Practice<DuelState> = {
  weigh: (s, seat, listed, out) => feel(NET, s, seat, listed, out),
};

function feel(net: Net, s: Readonly<DuelState>, seat: number, listed: Offers, out: Float64Array): void {
  const ask = askedNow(s);
  const thinkable = readMoves(s, seat, ask, listed, NOTES);
  const { kinds, own } = NOTES;
  if (thinkable > 1) {
    readInputs(s, seat, ask, INPUTS);
    net.see(INPUTS.count, INPUTS.index, INPUTS.value);
  }
  for (let i = 0; i < listed.count; i++) {
    const kind = kinds[i]!;
    out[i] =
      kind === NEVER ? UNTHINKABLE : kind === PLAIN || thinkable < 2 ? 0 : net.worth(kind, own, i * OWN);
  }
}
