/** What duels have taught, as the bots ask for it. */
import { assert, NEVER, type Offers, PLAIN, type Practice, UNTHINKABLE } from '@fray/engine';
import type { DuelState } from '../../state/state.js';
import { askedNow } from '../policy.js';
import { Inputs, readInputs } from './inputs.js';
import { weightsOf } from './kept.js';
import { MoveNotes, readMoves } from './moves.js';
import { Net, OWN } from './net.js';

/** The net weighs more than all rules: only those who play by it fetch it, once. */
const LEARNT: { net: Net | undefined } = { net: undefined };
/** Paper for one question at a time. */
const NOTES = new MoveNotes();
const INPUTS = new Inputs();

export const INSTINCT: Practice<DuelState> = {
  async recall() {
    const { INSTINCT_WEIGHTS } = await import('../../data/instinct-weights.js');
    LEARNT.net ??= new Net(weightsOf(INSTINCT_WEIGHTS));
  },
  weigh(s, seat, listed, out) {
    assert(LEARNT.net !== undefined, 'what was learnt is recalled before it is asked');
    feel(LEARNT.net, s, seat, listed, out);
  },
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
